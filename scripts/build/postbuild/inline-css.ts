import { transform } from 'esbuild';
import {
  attribute,
  type Element,
  type ExportedPage,
  findAll,
  findOne,
  insertBefore,
  remove,
  textOf,
  UnexpectedOutputError,
} from './html-document.ts';

/** The attributes of the style tags that styled-components writes on the server. */
const styledAttributes = ['data-styled', 'data-styled-global'];

/**
 * Gathers the page's styles, which styled-components writes beside each instance and Next into a file of their own,
 * into one style tag at the end of the head, each once, in the order of their first appearance.
 * @param readStylesheet the text of one of Next's stylesheets, by its address
 * @throws UnexpectedOutputError when the page has no such styles.
 */
export async function gatherStyles(page: ExportedPage, readStylesheet: (path: string) => string): Promise<void> {
  const head = findOne(page.document, 'head', page.file);
  const styles = findAll(
    page.document,
    (element) => element.tagName === 'style' && styledAttributes.some((name) => attribute(element, name) !== undefined),
  );
  if (styles.length === 0) {
    throw new UnexpectedOutputError(
      `${page.file}: found no style tags of styled-components (${styledAttributes.join(', ')}).`,
    );
  }
  const sheets = findAll(page.document, isNextStylesheet);
  const texts = new Set([
    ...sheets.map((sheet) => withAbsoluteUrls(attribute(sheet, 'href') ?? '', readStylesheet)),
    ...styles.map(textOf),
  ]);
  for (const element of [...sheets, ...styles]) remove(element);
  insertBefore(
    head,
    `<style>${await minifyStyle([...texts].join(''))}</style>`,
    (element) => element.tagName === 'script',
  );
}

function isNextStylesheet(element: Element): boolean {
  const isInBuild = attribute(element, 'href')?.startsWith('/_next/static/') ?? false;
  return element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet' && isInBuild;
}

/** A stylesheet's text, with the addresses in it, which are relative to the stylesheet, made absolute. */
function withAbsoluteUrls(path: string, readStylesheet: (path: string) => string): string {
  const base = new URL(path, 'https://site.example');
  return readStylesheet(path).replace(/url\((['"]?)([^'")]+)\1\)/g, (match, _quote, address: string) => {
    const { origin, pathname, search, hash } = new URL(address, base);
    return origin === base.origin ? `url(${pathname}${search}${hash})` : match;
  });
}

/** Minified styles: pages of a kind have the same ones. */
const minified = new Map<string, Promise<string>>();

/**
 * Minifies styles. Browsers must be as new as the styles themselves ask.
 * @throws Error when they are not well-formed; the message quotes the place.
 */
export function minifyStyle(style: string): Promise<string> {
  const known = minified.get(style) ?? minify(style);
  minified.set(style, known);
  return known;
}

async function minify(style: string): Promise<string> {
  const { code, warnings } = await transform(style, { loader: 'css', minify: true });
  const [warning] = warnings;
  if (!warning) return code.trim();
  const { lineText = '', column = 0 } = warning.location ?? {};
  const place = lineText.slice(Math.max(0, column - 60), column + 60);
  throw new Error(`The styles are not well-formed: ${warning.text}, at "${place}".`);
}
