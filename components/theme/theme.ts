/**
 * The design tokens. Each is a CSS custom property on `:root` (see `GlobalStyle.ts`); components use the
 * `var(...)` references exported here, so a token is spelled wrong only once, by the compiler.
 * Do arithmetic with `calc()`, never in JavaScript: these are references, not values.
 */
import palette from './palette.json' with { type: 'json' };

type References<T> = { readonly [K in keyof T]: string };

function references<T extends Record<string, string>>(prefix: string, tokens: T): References<T> {
  return Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${prefix}-${name})`])) as References<T>;
}

const textSizes = {
  small: '0.9375rem',
  body: 'clamp(1.0625rem, 0.97rem + 0.15vw, 1.1875rem)',
  lead: 'clamp(1.125rem, 1.02rem + 0.4vw, 1.5rem)',
  title: 'clamp(1.1875rem, 1.1rem + 0.25vw, 1.375rem)',
  label: 'clamp(1.375rem, 1.2rem + 0.75vw, 2rem)',
  heading: 'clamp(1.75rem, 1.35rem + 1.75vw, 3.25rem)',
  statement: 'clamp(1.875rem, 1.1rem + 3.2vw, 4.5rem)',
  display: 'clamp(2.125rem, 1.3rem + 3.3vw, 5rem)',
};

const spaces = {
  xs: '0.5rem',
  s: '0.75rem',
  m: '1.25rem',
  l: '2rem',
  xl: 'clamp(2.5rem, 1.9rem + 2.6vw, 4rem)',
  section: 'clamp(3rem, 2.2rem + 3.4vw, 6rem)',
  gutter: 'clamp(1.125rem, 0.6rem + 2.4vw, 2.5rem)',
};

const radii = { s: '0.75rem', m: '0.875rem', l: '1.5rem', round: '999px' };

const shadows = {
  low: '0 1px 2px rgb(18 48 63 / 8%), 0 2px 8px rgb(18 48 63 / 6%)',
  high: '0 2px 6px rgb(18 48 63 / 8%), 0 18px 48px rgb(18 48 63 / 16%)',
};

/** Not those that only the pictures have. */
const { wood: _wood, leaf: _leaf, clay: _clay, ...pageColors } = palette;

/** Colors, from `palette.json`, which the rendered pictures share. */
export const color = references('color', pageColors);
/**
 * Font sizes; the larger ones grow with the window. `heading` is the h2 of every section, `statement` that of the band
 * which closes a page, `title` the heading of a card or panel.
 */
export const size = references('size', textSizes);
/** Distances; `section` separates sections, `gutter` is the page's side margin. */
export const space = references('space', spaces);
/** Corner radii. */
export const radius = references('radius', radii);
/** Box shadows. */
export const shadow = references('shadow', shadows);

/** Columns of text and what stands beside it. All sections share them, so that one line runs down the page. */
export const besideColumns = `1fr calc(50% - ${space.m})`;
/** Between two equal columns, so that the second begins at that line, too. */
export const equalColumnsGap = `calc(2 * ${space.m})`;

const focusOutline = `outline: 3px solid ${color.ink};`;
/** The focus ring. `inside` keeps within the element's edge, for where `overflow` would cut the ring off. */
export const focusRing = {
  outside: `${focusOutline} outline-offset: 2px; box-shadow: 0 0 0 6px ${color.sun};`,
  inside: `${focusOutline} outline-offset: -5px; box-shadow: inset 0 0 0 8px ${color.sun};`,
} as const;

function declarations(prefix: string, tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('');
}

/** The declarations of all tokens, for `:root`. */
export const tokenDeclarations = [
  declarations('color', pageColors),
  declarations('size', textSizes),
  declarations('space', spaces),
  declarations('radius', radii),
  declarations('shadow', shadows),
].join('');

/** The tokens that differ on paper, for `:root` in print. */
export const printTokenDeclarations = [
  declarations('size', {
    small: '8pt',
    body: '8pt',
    lead: '8.5pt',
    title: '9pt',
    label: '11pt',
    heading: '11pt',
    statement: '11pt',
    display: '18pt',
  }),
  declarations('space', { xs: '2pt', s: '3pt', m: '5pt', l: '8pt', xl: '10pt', section: '5pt', gutter: '0px' }),
].join('');

/** Window widths at which the layout changes. */
export const breakpoint = {
  /** Large phones and small tablets: two columns of cards. */
  small: '40rem',
  /** Tablets upright: text beside picture. */
  tablet: '44rem',
  /** Small laptops: a section's label beside its content. */
  medium: '56rem',
  /** Laptops: the menu button becomes the full navigation in one row. */
  large: '68rem',
} as const;

/** Media queries for the widths from a breakpoint on. The layout is written for phones and widens at these. */
export const from = {
  small: `@media (min-width: ${breakpoint.small})`,
  /** Not on paper, which is as wide. */
  tablet: `@media screen and (min-width: ${breakpoint.tablet})`,
  medium: `@media (min-width: ${breakpoint.medium})`,
  large: `@media (min-width: ${breakpoint.large})`,
} as const;

/** Media queries for the widths up to a breakpoint, without overlap with `from`. */
export const below = {
  small: `@media not all and (min-width: ${breakpoint.small})`,
  medium: `@media not all and (min-width: ${breakpoint.medium})`,
  large: `@media not all and (min-width: ${breakpoint.large})`,
} as const;
