import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * The not-found page of the services section, for hosts that serve the nearest `404.html`: the general page with the
 * mark on `<html>` that shows its other text, and with that text's title.
 * @throws Error when the general page does not have what this relies on.
 */
export function serviceNotFoundPage(notFoundPage: string): string {
  const document = parse(notFoundPage);
  const html = find(document, (element) => element.tagName === 'html');
  const title = find(document, (element) => element.tagName === 'title');
  const text = find(document, (element) => attribute(element, titleAttribute) !== undefined);
  const words = text && attribute(text, titleAttribute);
  if (!html || !title || !words) {
    throw new Error(
      `404.html has no <title> or no element with ${titleAttribute}. See app/not-found.tsx, which writes both.`,
    );
  }
  html.attrs.push({ name: 'data-missing', value: 'service' });
  const [titleText] = title.childNodes;
  if (titleText?.nodeName === '#text') (titleText as DefaultTreeAdapterTypes.TextNode).value = words;
  return serialize(document);
}

const titleAttribute = 'data-missing-service-title';

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if ('tagName' in node && matches(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}
