/**
 * Which file of a picture a phone asks for. Browsers differ a little: some take the next narrower file where that is
 * nearly wide enough. This takes the next wider one, as Safari and Firefox do, and so never says too little.
 */

/** The phone that the budgets are about, in CSS pixels, and the pixels of its screen to each of them. */
const phone = { width: 360, density: 2 };

/** CSS pixels to a unit of length. Nobody has changed the phone's size of text. */
const unitWidths: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, vw: phone.width / 100 };

/**
 * The address that the phone chooses of a `srcset` with widths.
 * @throws Error when `srcset` or `sizes` is written in a way that is not known here.
 */
export function phoneChoice(srcset: string, sizes: string): string {
  const candidates = srcset
    .split(/,\s+/)
    .map((candidate) => {
      const [, address, width] = /^(\S+) (\d+)w$/.exec(candidate.trim()) ?? [];
      if (address === undefined) throw new Error(`The srcset has "${candidate}", which is not an address and a width.`);
      return { address, width: Number(width) };
    })
    .sort((one, other) => one.width - other.width);
  const needed = shownWidth(sizes) * phone.density;
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.address ?? '';
}

/** How wide `sizes` says that the phone shows a picture, in CSS pixels. */
function shownWidth(sizes: string): number {
  for (const size of sizes.split(/,(?![^()]*\))/)) {
    const [, condition, length] = /^(?:\((.*?)\)\s+)?(.+)$/.exec(size.trim()) ?? [];
    if (length === undefined) break;
    if (condition === undefined || holds(condition)) return pixels(length);
  }
  throw new Error(`sizes="${sizes}" says nothing for a phone.`);
}

function holds(condition: string): boolean {
  const [, bound, length] = /^(min|max)-width:\s*(.+)$/.exec(condition) ?? [];
  if (length === undefined) throw new Error(`sizes has the condition (${condition}), which is not known here.`);
  return bound === 'min' ? phone.width >= pixels(length) : phone.width <= pixels(length);
}

/** A length, or a `calc()` of lengths that are added and subtracted. */
function pixels(length: string): number {
  const terms = length
    .replace(/^calc\((.*)\)$/, '$1')
    .replace(/ ([+-]) /g, '|$1')
    .split('|');
  return terms.reduce((sum, term) => {
    const [, amount, unit = ''] = /^([+-]?[\d.]+)([a-z]+)$/.exec(term) ?? [];
    const unitWidth = unitWidths[unit];
    if (unitWidth === undefined) throw new Error(`sizes has the length ${length}, which is not known here.`);
    return sum + Number(amount) * unitWidth;
  }, 0);
}
