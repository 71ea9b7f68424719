import type { ExportedPage } from './exported-page.ts';
import {
  attribute,
  type Element,
  findAll,
  findOne,
  remove,
  removeComments,
  setAttribute,
  textOf,
  UnexpectedOutputError,
} from './html-document.ts';
import { isInlineScript } from './inline-scripts.ts';

/** What the inline scripts of Next begin with: its module loader's runtime, and the flight data. */
const nextInlineScript = /^\(?(globalThis\["TURBOPACK"\]|self\.__next_f)/;

const isIsland = (element: Element) => attribute(element, 'data-island') !== undefined;

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
  // React's marks between texts: hydration needs them in an island, and nobody elsewhere.
  removeComments(document, isIsland);
  if (findAll(document, isIsland).length > 0) setAttribute(findOne(document, 'html', file), 'data-islands', bundle);
}

function isNextScript(address: string | undefined): boolean {
  return address?.startsWith('/_next/static/chunks/') ?? false;
}
