import { readFileSync } from 'node:fs';

/** The file of each page's card, by the page's path, as an address on this site. */
export type ShareCardFiles = Record<string, string>;

/** Where `scripts/share-cards.ts` lists what it made, from the project's folder. */
export const cardListPath = '.cache/share-cards/list.json';

let list: ShareCardFiles | undefined;

/**
 * The file of a page's card.
 * @throws Error when there is none, which happens only if the cards were not made before the build.
 */
export function shareCardFileOf(path: string): string {
  list ??= JSON.parse(readFileSync(cardListPath, 'utf8')) as ShareCardFiles;
  const file = list[path];
  if (!file) throw new Error(`No share card was made of the page ${path}. Build with "npm run build".`);
  return file;
}
