import {
  attribute,
  findAll,
  findOne,
  parsePage,
  serializePage,
  setAttribute,
  setText,
  textOf,
  UnexpectedOutputError,
  withAttribute,
} from './html-document.ts';

const titleAttribute = 'data-missing-service-title';

/**
 * The not-found page of the services section, for hosts that serve the nearest `404.html`: the general page with the
 * mark on `<html>` that shows its other text, and with that text's title.
 * @throws UnexpectedOutputError when the general page does not have what this relies on.
 */
export function serviceNotFoundPage(notFoundPage: string): string {
  const document = parsePage(notFoundPage);
  // Icons drawn in SVG may have titles of their own.
  const [title] = findAll(findOne(document, 'head', '404.html'), (element) => element.tagName === 'title');
  const [marked] = withAttribute(document, titleAttribute);
  const missingTitle = marked && attribute(marked, titleAttribute);
  if (!title || textOf(title) === '' || !missingTitle) {
    throw new UnexpectedOutputError(
      `404.html has no <title> or no element with ${titleAttribute}. See app/global-not-found.tsx, which writes both.`,
    );
  }
  setAttribute(findOne(document, 'html', '404.html'), 'data-missing', 'service');
  setText(title, missingTitle);
  return serializePage(document);
}
