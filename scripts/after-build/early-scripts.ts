import { append, attribute, type Document, findAll, findOne, remove } from './document.ts';

/**
 * Puts the scripts that no page holds back at the end of the page, where React does not put them: it gathers scripts
 * with `async` in the head. Chromium paints a page later when a script with `defer` is pending, by 80 ms on a slow phone.
 * @param addresses the scripts' addresses
 */
export function placeEarlyScripts(document: Document, addresses: readonly string[], page: string): void {
  const body = findOne(document, 'body', page);
  for (const address of addresses) {
    const found = findAll(document, (element) => element.tagName === 'script' && attribute(element, 'src') === address);
    found.forEach(remove);
    if (found.length > 0) append(body, `<script src="${address}" async=""></script>`);
  }
}
