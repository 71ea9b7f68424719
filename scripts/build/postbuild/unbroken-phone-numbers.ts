import { type ExportedPage, findAll, withAttribute } from './html-document.ts';

/**
 * Keeps phone numbers on one line: a no-break space replaces the space in them. Only in what visitors see: structured data
 * keeps plain spaces, and so do islands, whose text React compares.
 */
export function keepPhoneNumbersUnbroken({ document }: ExportedPage): void {
  const islands = withAttribute(document, 'data-island');
  const isKept = new Set(islands.flatMap((island) => findAll(island, () => true)));
  for (const element of findAll(document, ({ tagName }) => !/^(title|script|style)$/.test(tagName))) {
    if (isKept.has(element)) continue;
    for (const child of element.childNodes) {
      if ('value' in child) child.value = child.value.replace(/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00a0');
    }
  }
}
