import { type ExportedPage, findAll, withAttribute } from './html-document.ts';

/**
 * Keeps phone numbers in running text on one line: a no-break space replaces the space in them. Paragraphs within islands
 * keep theirs, since React compares their text.
 */
export function keepPhoneNumbersUnbroken({ document }: ExportedPage): void {
  const islands = withAttribute(document, 'data-island');
  const isKept = new Set(islands.flatMap((island) => findAll(island, () => true)));
  for (const paragraph of findAll(document, ({ tagName }) => tagName === 'p')) {
    if (isKept.has(paragraph)) continue;
    for (const child of paragraph.childNodes) {
      if ('value' in child) child.value = child.value.replace(/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00a0');
    }
  }
}
