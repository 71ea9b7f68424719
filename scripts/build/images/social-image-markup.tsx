/** The text of a social image on a transparent ground: `scripts/build/images/render-social-images.ts` lays them over the scene. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cardSize, type cardText } from '../../../components/seo/social-images.ts';
import palette from '../../../components/theme/palette.json' with { type: 'json' };
import { iconFile } from './render-icons.ts';

export type CardWords = ReturnType<typeof cardText>;

/**
 * The panel of the text, at the left of the card: its width and its empty edges, in pixels. The lower one is larger,
 * for X writes the page's title over it.
 */
export const panel = { width: 520, edge: 48, lowerEdge: 92 } as const;

/** One static weight: what draws the text reads no variable fonts and no woff2. It knows Western European letters. */
const fontFile = 'components/theme/fonts/figtree-extrabold.ttf';

/** Height of a line of the title, in its letters. */
const lineHeight = 1.08;

/** Sizes for the title, in pixels, and the height that it may take. */
const titleSizes = [84, 78, 72, 66, 60, 54, 48, 42, 36, 30];
const tallestTitle = 250;

const widthOfWords = panel.width - 2 * panel.edge;
/** What the mark and the gap after it leave for the company's name. */
const besideMark = widthOfWords - 76;

/** Draws the text as a PNG of the card's size. */
export async function drawText({ title, company, phone, place }: CardWords): Promise<Buffer> {
  // Most builds draw no card, and start sooner without it.
  const { ImageResponse } = await import('next/og.js');
  const drawn = new ImageResponse(
    <div
      style={{
        width: panel.width,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: panel.edge,
        paddingBottom: panel.lowerEdge,
        color: palette.white,
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <div style={{ width: 60, height: 60, backgroundImage: `url(data:image/png;base64,${await drawMark(60)})` }} />
        <div
          style={{
            width: besideMark,
            marginLeft: 16,
            display: 'flex',
            fontSize: sizeFor(company, [40, 36, 32, 28, 24], besideMark, 84),
            lineHeight: 1.05,
            letterSpacing: '-0.02em',
          }}
        >
          {company}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          fontSize: sizeFor(title, titleSizes, widthOfWords, tallestTitle),
          lineHeight,
          letterSpacing: '-0.025em',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ width: 88, height: 8, marginBottom: 18, borderRadius: 4, backgroundColor: palette.sun }} />
        <div style={{ display: 'flex', fontSize: 42, letterSpacing: '-0.01em' }}>{phone}</div>
        <div style={{ display: 'flex', color: palette.tealSoft, fontSize: 32 }}>{place}</div>
      </div>
    </div>,
    { ...cardSize, fonts: [{ name: 'Figtree', data: await readFile(fontFile), weight: 800, style: 'normal' }] },
  );
  return Buffer.from(await drawn.arrayBuffer());
}

/** The largest of the sizes in which a text fits a box, by the usual width of its letters; the smallest if none does. */
export function sizeFor(text: string, sizes: readonly number[], width: number, height: number): number {
  const fits = (size: number) => {
    const wordWidths = text.split(/ |(?<=-)/).map((word) => letters(word) * size);
    const lines = wordWidths.reduce(
      ({ count, used }, word) => {
        const added = used === 0 ? word : used + size * 0.25 + word;
        return added <= width ? { count, used: added } : { count: count + 1, used: word };
      },
      { count: 1, used: 0 },
    ).count;
    return Math.max(...wordWidths) <= width && lines * size * lineHeight <= height;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? 0;
}

/** The width of a word in this font, in its size. */
function letters(word: string): number {
  return [...word].reduce((sum, letter) => sum + (widths.find(([of]) => of.test(letter))?.[1] ?? 0), 0);
}

/** How wide letters are, a little generously. */
const widths: [of: RegExp, width: number][] = [
  [/[mwMW]/, 0.86],
  [/[A-Z&]/, 0.66],
  [/[iljtfr'.,:-]/, 0.34],
  [/./, 0.56],
];

/** The company's mark as PNG, in base64. */
async function drawMark(size: number): Promise<string> {
  const mark = await sharp(iconFile, { density: (72 * size) / 40 })
    .resize(size, size)
    .png()
    .toBuffer();
  return mark.toString('base64');
}
