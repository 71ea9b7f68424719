import { append, attribute, findAll, findOne, remove, UnexpectedOutputError } from './document.ts';
import type { ExportedPage, NewFile } from './exported-page.ts';

/**
 * Takes Next's scripts out of the page and leaves their addresses in a data block, from which
 * `components/early/held-scripts.ts` loads them when the visitor wants what they do.
 * @param pageScripts the file of the page's own inline scripts, which must run before the others
 * @throws UnexpectedOutputError when the page has no such scripts.
 */
export function holdBackScripts(page: ExportedPage, pageScripts: NewFile): void {
  const scripts = findAll(
    page.document,
    (element) => element.tagName === 'script' && isNextScript(attribute(element, 'src')),
  );
  const preloads = findAll(
    page.document,
    (element) =>
      element.tagName === 'link' && attribute(element, 'as') === 'script' && isNextScript(attribute(element, 'href')),
  );
  const addresses = scripts
    // Browsers that would need these know no modules; they get the page without its forms' scripts.
    .filter((script) => attribute(script, 'nomodule') === undefined)
    .map((script) => attribute(script, 'src') ?? '');
  if (addresses.length === 0)
    throw new UnexpectedOutputError(`${page.file}: found no scripts of Next (/_next/static/chunks/…).`);
  for (const element of [...scripts, ...preloads]) remove(element);
  const block = JSON.stringify({ first: pageScripts.path, rest: [...new Set(addresses)] });
  append(
    findOne(page.document, 'body', page.file),
    `<script type="application/json" id="held-scripts">${block}</script>`,
  );
}

function isNextScript(address: string | undefined): boolean {
  return address?.startsWith('/_next/static/chunks/') ?? false;
}
