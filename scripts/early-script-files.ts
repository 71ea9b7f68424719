/** A small script of `components/early`, as a file of its own in `public/`, which the build puts into the pages. */
export interface EarlyScriptFile {
  /** Its name there; that of its source but for the ending. */
  name: `${string}.js`;
  /** Where it stands in the page: at the end of the head, or of the body, when all of the page is there. */
  place: 'head' | 'body';
  /** The one page that it is for, by its path in the exported folder. Without it, the script is for every page. */
  page?: string;
}

/** The scripts that no page holds back, in the order in which they run. */
export const earlyScriptFiles: readonly EarlyScriptFile[] = [
  { name: 'early-head.js', place: 'head' },
  { name: 'early.js', place: 'body' },
  { name: 'early-missing-page.js', place: 'body', page: '404.html' },
];
