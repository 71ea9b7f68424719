/** Finds room for the names on a map, so that none covers another. Runs at build. */

/** A point of the map in its units: x to the east, y to the south. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A size of the map. Boxes of names and dots are in its pixels. */
export interface Scale {
  /** Pixels to a unit of the map. */
  pixels: number;
  /** Font size of the dots' names in pixels. */
  text: number;
}

/** A dot with a name. */
export interface Dot extends MapPoint {
  name: string;
  /** In pixels. */
  radius: number;
}

/** Where a name is from its dot, in ems, as attributes of SVG text say it. */
export interface Offset {
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Letters by their widths in ems, in Figtree; all others come last. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI' .]/, 0.27],
  [/[frt]/, 0.4],
  [/[mwMW]/, 0.91],
  [/[ACDGHNOQUVX]/, 0.75],
  [/[A-Z]/, 0.62],
  [/./, 0.57],
];

/** About how many pixels wide a text is. */
export function textWidth(text: string, fontSize: number): number {
  const widths = [...text].map((letter) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1);
  return widths.reduce((sum, width) => sum + width * fontSize, 0);
}

/** A box around a point of the map. */
export function boxAround({ x, y }: MapPoint, width: number, height: number, { pixels }: Scale): Box {
  const [across, down] = [x * pixels, y * pixels];
  return { left: across - width / 2, top: down - height / 2, right: across + width / 2, bottom: down + height / 2 };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function dotBox(dot: Dot, scale: Scale): Box {
  return boxAround(dot, 2 * dot.radius, 2 * dot.radius, scale);
}

export function nameBox({ x, y, name }: Dot, { dx, dy, anchor }: Offset, scale: Scale): Box {
  const { pixels, text } = scale;
  const width = textWidth(name, text);
  const toMiddle = { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  const middle = { x: x + (dx * text + toMiddle) / pixels, y: y + (dy * text) / pixels };
  return boxAround(middle, width, 1.2 * text, scale);
}

/** How far a name above or below its dot can be to the side, in its widths. */
const shifts = Array.from({ length: 21 }, (_, index) => ((index % 2 === 0 ? -1 : 1) * Math.ceil(index / 2)) / 20);

/** Where a name can be from its dot, the best place first. */
export function offsetsOf({ name, radius }: Dot, { text }: Scale): Offset[] {
  const beside = radius / text + 0.35;
  const below = radius / text + 0.75;
  const width = textWidth(name, 1);
  return [
    { dx: beside, dy: 0, anchor: 'start' },
    { dx: -beside, dy: 0, anchor: 'end' },
    ...shifts.flatMap((shift) => [-below, below].map((dy): Offset => ({ dx: shift * width, dy, anchor: 'middle' }))),
  ];
}
