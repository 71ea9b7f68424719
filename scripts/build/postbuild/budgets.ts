/**
 * What a page may cost a visitor, by its kind. The build measures every page, prints the heaviest of each kind, and
 * stops when one costs more (`scripts/build/postbuild/check-budgets.ts`).
 *
 * The limits of html leave room for words: an owner who writes another paragraph must not stop the build. Those of css and
 * inlineScript are tight, so that a change of the code shows what it costs; those of tags have room for some more entries
 * in lists. The pictures are drawn scenes; photographs cost more, so raise their limits then. Raise any limit when a page is
 * worth it, and lower it when the pages have become lighter. With the name of a real company in the content, the limits in
 * bytes are a tenth higher.
 */

/** What is measured, and what to do when it is too much. `unit` follows the number; files are counted without one. */
export const measures = {
  /**
   * The page as hosts send it, its styles and inline scripts within: gzip, level 9. About 1 kB of it is what search
   * engines and networks read: metadata and structured data.
   */
  html: {
    label: 'html',
    unit: ' bytes',
    remedy: 'shorten the words. When another measure of the page is over too, begin there.',
  },
  /**
   * The tags that open, with the names of their attributes, likewise. Of the values, only those of styles and drawings
   * count: the others hold an owner's words and facts.
   */
  tags: {
    label: 'tags',
    unit: ' bytes',
    remedy: 'draw a repeated icon or list once, and use fewer elements.',
  },
  /** The style tag alone, likewise. */
  css: {
    label: 'css',
    unit: ' bytes',
    remedy: 'style repeated things from their parent, and use a component that is there instead of one more.',
  },
  /** What runs before the visitor does anything, alone: `browser/inline`, gzip. */
  inlineScript: {
    label: 'inline script',
    unit: ' bytes',
    remedy: 'keep browser/inline/ to what must work before hydration; do the rest in HTML, CSS or an island.',
  },
  /** What loads once a visitor wants a form, gzip: React, the islands and EmailJS's SDK in one file. */
  formScript: {
    label: 'form script',
    unit: ' bytes',
    remedy: 'see which component became an island (components/islands/registry.ts), or which library one imports.',
  },
  /** Font files, as they are. */
  font: {
    label: 'font',
    unit: ' bytes',
    remedy: 'cut the font to the characters that the site uses, and do without a second one.',
  },
  /** Pictures that load at once, in the size that a phone takes: 360 pixels wide, two to each on its screen. */
  pictures: {
    label: 'pictures',
    unit: ' bytes',
    remedy:
      'use a calmer picture or lower its quality in scripts/build/images/encode-pictures.ts; only the first one may load at once.',
  },
  /** The page and the files that it asks for before the visitor does anything. */
  requests: {
    label: 'requests',
    unit: '',
    remedy: 'see which script, stylesheet, font or picture is new in the page, and load it later or not at all.',
  },
} as const satisfies Record<string, { label: string; unit: string; remedy: string }>;

export type Measure = keyof typeof measures;

/** Which pages are of a kind, by their files; the first that fits. */
const pagesOfKind = {
  home: /^index\.html$/,
  'not-found': /(^|\/)404\.html$/,
  list: /^(services|industries)\/index\.html$/,
  service: /^services\//,
  industry: /^industries\//,
  contact: /^contact\//,
  'service-area': /^service-area\//,
  'cleaning-list': /^cleaning-list\//,
  legal: /^(terms|privacy-policy)\//,
  /** About, and pages to come. */
  other: /^/,
} as const satisfies Record<string, RegExp>;

export type PageKind = keyof typeof pagesOfKind;

/** The kind of a page. @param file its path in the exported folder, such as `about/index.html` */
export function kindOf(file: string): PageKind {
  const path = file.replaceAll('\\', '/');
  const kinds = Object.keys(pagesOfKind) as PageKind[];
  return kinds.find((kind) => pagesOfKind[kind].test(path)) ?? 'other';
}

/** What is the same on every page. */
const shared = { inlineScript: 3_345, formScript: 84_000, font: 12_700 };

/** The limits: bytes, and a number of files for `requests`. */
export const budgets: Readonly<Record<PageKind, Readonly<Record<Measure, number>>>> = {
  home: { ...shared, inlineScript: 4_100, html: 26_500, tags: 3_200, css: 8_000, pictures: 15_500, requests: 3 },
  'not-found': { ...shared, inlineScript: 3_910, html: 16_500, tags: 2_480, css: 5_710, pictures: 0, requests: 2 },
  list: { ...shared, inlineScript: 3_450, html: 21_000, tags: 2_650, css: 6_670, pictures: 0, requests: 2 },
  service: { ...shared, inlineScript: 3_600, html: 22_500, tags: 2_050, css: 7_175, pictures: 15_300, requests: 3 },
  industry: { ...shared, inlineScript: 3_600, html: 22_000, tags: 2_000, css: 7_120, pictures: 16_300, requests: 3 },
  contact: { ...shared, inlineScript: 3_500, html: 17_000, tags: 1_670, css: 5_850, pictures: 0, requests: 2 },
  legal: { ...shared, html: 24_000, tags: 1_600, css: 5_400, pictures: 0, requests: 2 },
  // The rooms and their tasks are 5,700 bytes of html, and the styles of the two sheets 1,400.
  'cleaning-list': {
    ...shared,
    inlineScript: 3_850,
    html: 29_000,
    tags: 2_900,
    css: 9_050,
    pictures: 16_200,
    requests: 3,
  },
  // The map and its styles are 4,500 bytes of html.
  'service-area': { ...shared, inlineScript: 3_300, html: 24_000, tags: 2_650, css: 6_900, pictures: 0, requests: 2 },
  other: { ...shared, html: 17_500, tags: 1_800, css: 5_725, pictures: 16_200, requests: 3 },
};
