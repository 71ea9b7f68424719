/** @jest-environment node */
import palette from '../../../../components/theme/palette.json';

type Color = keyof typeof palette;

/** Relative luminance of a color, as WCAG 2.2 defines it. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(palette[color].slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Color, second: Color): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const lightGrounds = ['paper', 'white', 'tealPale', 'sand', 'sunPale', 'dangerPale', 'successPale', 'sun'] as const;

describe('text can be read', () => {
  it.each([
    ...lightGrounds.map((ground) => ['ink', ground] as const),
    ...(['paper', 'white', 'tealPale', 'sand', 'sunPale', 'successPale'] as const).flatMap((ground) =>
      (['inkSoft', 'tealDeep'] as const).map((text) => [text, ground] as const),
    ),
    ['danger', 'white'],
    ['danger', 'dangerPale'],
    ['success', 'white'],
    ['success', 'successPale'],
    // Names on the county map.
    ['ink', 'tealSoft'],
    ['ink', 'sunDeep'],
    ['ink', 'line'],
    ['white', 'tealDeep'],
    ['tealPale', 'tealDeep'],
    ['tealSoft', 'tealDeep'],
    ['white', 'navyDeep'],
    ['sun', 'navyDeep'],
    ['tealPale', 'navyDeep'],
    ['tealSoft', 'navyDeep'],
  ] as const)('%s on %s has a contrast of at least 7 (AAA)', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });
});

describe('what is not text can be seen', () => {
  it.each([
    ['inkSoft', 'white'],
    ['danger', 'white'],
    ['teal', 'white'],
    ['teal', 'paper'],
    ['ink', 'sun'],
    // The drawings of the dirt calendar on their grounds.
    ['white', 'navyDeep'],
    ['tealSoft', 'navy'],
    ['wood', 'navy'],
    ['sun', 'tealDeep'],
    ['sun', 'teal'],
    ['white', 'leaf'],
    ['teal', 'tealSoft'],
    ['ink', 'sunDeep'],
    ['sunPale', 'clay'],
    ['clay', 'navy'],
    ['sun', 'navyDeep'],
    // The county map: counties in the circle and the lines between them.
    ['white', 'tealDeep'],
    ['sunPale', 'tealDeep'],
    ['tealSoft', 'tealDeep'],
    ['clay', 'sunPale'],
  ] as const)('%s against %s has a contrast of at least 3', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});
