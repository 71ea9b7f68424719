import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../shared/list-files.ts';
import {
  attribute,
  type ExportedPage,
  findAll,
  findOne,
  remove,
  removeComments,
  setAttribute,
  textOf,
  UnexpectedOutputError,
  withAttribute,
} from './html-document.ts';
import { isInlineScript } from './inline-scripts.ts';

/** What the inline scripts of Next begin with: its module loader's runtime, and the flight data. */
const nextInlineScript = /^\(?(globalThis\["TURBOPACK"\]|self\.__next_f)/;

/**
 * Takes Next's own client out of a page: its scripts, their preloads, the flight data, and the comments that only it would
 * read. What is left is HTML, and the islands, which `browser/islands.ts` hydrates.
 * @param bundle the address of the script that hydrates them
 * @throws UnexpectedOutputError when the page has no such scripts, or an inline script that is not known to be Next's.
 */
export function replaceNextClient(page: ExportedPage, bundle: string): void {
  const { document, file } = page;
  const files = findAll(document, (element) => element.tagName === 'script' && isNextScript(attribute(element, 'src')));
  const preloads = findAll(
    document,
    (element) =>
      element.tagName === 'link' && attribute(element, 'as') === 'script' && isNextScript(attribute(element, 'href')),
  );
  const inline = findAll(document, isInlineScript);
  const flight = inline.filter((script) => textOf(script).includes('self.__next_f.push('));
  if (files.length === 0 || flight.length === 0) {
    throw new UnexpectedOutputError(
      `${file}: found ${files.length} of Next's scripts (/_next/static/chunks/…) and ${flight.length} with flight data ` +
        '(self.__next_f.push). Next writes pages in another way: adapt scripts/build/postbuild/replace-next-client.ts, and build with ' +
        '"npm run build -- --without islands" until then.',
    );
  }
  const unknown = inline.find((script) => !nextInlineScript.test(textOf(script).trim()));
  if (unknown) {
    throw new UnexpectedOutputError(
      `${file}: has an inline script that is not known to be Next's: ${textOf(unknown).slice(0, 80)}. If it belongs to ` +
        "Next's client, which islands do without, name it in scripts/build/postbuild/replace-next-client.ts, so that it is removed. If " +
        'pages need it, build with "npm run build -- --without islands". Scripts of this site belong in browser/inline/.',
    );
  }
  const hints = findAll(document, (element) => attribute(element, 'name') === 'next-size-adjust');
  for (const element of [...files, ...preloads, ...inline, ...hints]) remove(element);
  // React's comments between texts: hydration needs them in an island only.
  removeComments(document, (element) => attribute(element, 'data-island') !== undefined);
  if (withAttribute(document, 'data-island').length > 0)
    setAttribute(findOne(document, 'html', file), 'data-islands', bundle);
}

function isNextScript(address: string | undefined): boolean {
  return address?.startsWith('/_next/static/chunks/') ?? false;
}

/**
 * Removes what only Next's own client would ask for: the payloads of its router, and the files of its build that no page
 * names. Files of the owner stay.
 * @param pages the paths of the finished pages in the folder
 * @param ownFiles the paths of the owner's files in it
 */
export async function removeNextClientFiles(
  folder: string,
  pages: readonly string[],
  ownFiles: readonly string[],
): Promise<void> {
  const html = await Promise.all(pages.map((page) => readFile(join(folder, page), 'utf8')));
  for (const file of await listFiles(folder)) {
    if (ownFiles.includes(file)) continue;
    const isPayload = /(^|\/)(index|__next\.[^/]*)\.txt$/.test(file);
    const isUnused = file.startsWith('_next/') && !html.some((text) => text.includes(`/${file}`));
    if (isPayload || isUnused) await rm(join(folder, file));
  }
  const entries = await readdir(join(folder, '_next'), { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  // The deepest first. One with files in it stays.
  for (const path of folders.sort().reverse()) await rmdir(path).catch(() => {});
}
