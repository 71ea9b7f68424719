import type { ExportedPage } from './exported-page.ts';
import { attribute, findAll, findOne, insertBefore, remove, textOf, UnexpectedOutputError } from './html-document.ts';

/** The marks that styled-components puts on the style tags it writes on the server. */
const styledMarks = ['data-styled', 'data-styled-global'];

/**
 * Gathers the page's styles, which styled-components writes beside each instance and Next into a file of their own,
 * into one style tag at the end of the head, each once, in the order of their first appearance.
 * @param readStylesheet the text of one of Next's stylesheets, by its address
 * @param minify makes the gathered styles smaller without changing what they do
 * @throws UnexpectedOutputError when the page has no such styles.
 */
export async function gatherStyles(
  page: ExportedPage,
  readStylesheet: (path: string) => string,
  minify: (style: string) => Promise<string>,
): Promise<void> {
  const head = findOne(page.document, 'head', page.file);
  const styles = findAll(
    page.document,
    (element) => element.tagName === 'style' && styledMarks.some((mark) => attribute(element, mark) !== undefined),
  );
  if (styles.length === 0) {
    throw new UnexpectedOutputError(
      `${page.file}: found no style tags of styled-components (${styledMarks.join(', ')}).`,
    );
  }
  const sheets = findAll(
    page.document,
    (element) => element.tagName === 'link' && isOwnStylesheet(attribute(element, 'rel'), attribute(element, 'href')),
  );
  const texts = new Set([
    ...sheets.map((sheet) => withAbsoluteUrls(attribute(sheet, 'href') ?? '', readStylesheet)),
    ...styles.map(textOf),
  ]);
  for (const element of [...sheets, ...styles]) remove(element);
  insertBefore(head, `<style>${await minify([...texts].join(''))}</style>`, (element) => element.tagName === 'script');
}

function isOwnStylesheet(rel: string | undefined, href: string | undefined): boolean {
  return rel === 'stylesheet' && href !== undefined && href.startsWith('/_next/static/');
}

/** A stylesheet's text, with the addresses in it, which are relative to the stylesheet, made absolute. */
function withAbsoluteUrls(path: string, readStylesheet: (path: string) => string): string {
  const base = new URL(path, 'https://site.example');
  return readStylesheet(path).replace(/url\((['"]?)([^'")]+)\1\)/g, (match, _quote, address: string) => {
    const { origin, pathname, search, hash } = new URL(address, base);
    return origin === base.origin ? `url(${pathname}${search}${hash})` : match;
  });
}
