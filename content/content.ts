/**
 * The content of the site: every word and every fact, read from the JSON files of this folder when the site is built.
 * Server components, scripts and tests import it. It reads files, so nothing that runs in a browser can. For drafts of
 * `npm run edit`, the variable `CONTENT_FOLDER` names another folder.
 */
import { listPages, type SitePage } from './page-list.ts';
import { type ContentProblem, describeProblem, readContent, readSources } from './read-content.ts';

/** The content cannot be used. The message has a line for each problem: file, line, field and fix. */
class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: readonly ContentProblem[]) {
    super(['The content has problems. Nothing was built.', ...problems.map(describeProblem)].join('\n'));
  }
}

function readOrThrow() {
  const result = readContent(readSources(process.env['CONTENT_FOLDER']));
  if (!result.content) throw new ContentError(result.problems);
  return { ...result, content: result.content };
}

/** All content; each file as its editor wrote it, references unresolved; and the owner's photos that the pages show. */
export const { content, files: contentFiles, photos: ownPhotos } = readOrThrow();

export const {
  accessibility,
  business,
  cleaningList,
  confirmed,
  dirtCalendar,
  forms,
  hosting,
  industries,
  labels,
  legal: legalDocuments,
  pages,
  services,
  toConfirm,
} = content;

/** The counties on the service-area page, in the order shown. */
export const serviceArea = content.serviceArea.counties;

/** Every page of the site: the menu, the not-found page, the sitemap and the tests go by this list. */
export const sitePages: readonly SitePage[] = listPages(content);

/**
 * A page of `content/pages/` that has nothing but what every page has.
 * @param id the name of its file without `.json`
 * @throws when there is no such file
 * @public
 */
export function otherPage(id: string) {
  return found(content.otherPages, id, 'pages');
}

/**
 * A legal text of `content/legal/`.
 * @param id the name of its file without `.json`
 * @throws when there is no such file
 */
export function legalDocument(id: string) {
  return found(legalDocuments, id, 'legal');
}

function found<Entry extends { id: string }>(entries: readonly Entry[], id: string, folder: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry)
    throw new Error(`There is no content/${folder}/${id}.json. Write it, or remove the page that asks for it.`);
  return entry;
}
