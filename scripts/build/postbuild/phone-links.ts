import { telephoneLink } from '../../../components/ui/phone.ts';
import { append, type ExportedPage, findAll, withAttribute } from './html-document.ts';

const phoneNumber = /(\(\d{3}\) \d{3}-\d{4})/;

/**
 * Makes phone numbers in running text links that call them, which also keeps each on one line (see `GlobalStyle.ts`).
 * Paragraphs within islands stay as they are, since React compares them.
 */
export function linkPhoneNumbers({ document }: ExportedPage): void {
  const islands = withAttribute(document, 'data-island');
  const isKept = new Set(islands.flatMap((island) => findAll(island, () => true)));
  for (const paragraph of findAll(document, ({ tagName }) => tagName === 'p')) {
    if (isKept.has(paragraph)) continue;
    const children = paragraph.childNodes;
    if (!children.some((child) => 'value' in child && phoneNumber.test(child.value))) continue;
    paragraph.childNodes = [];
    for (const child of children) {
      if (!('value' in child)) {
        paragraph.childNodes.push(child);
        continue;
      }
      for (const part of child.value.split(phoneNumber)) {
        append(paragraph, phoneNumber.test(part) ? `<a href="${telephoneLink(part)}">${part}</a>` : escapeText(part));
      }
    }
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
