import { createHash } from 'node:crypto';
import type { AllowedOrigins } from '../../../content/schema/hosting.ts';
import type { CspSources } from './content-security-policy-sources.ts';
import {
  attribute,
  type Document,
  type Element,
  type ExportedPage,
  findAll,
  findOne,
  insertAfter,
  textOf,
  UnexpectedOutputError,
  withAttribute,
} from './html-document.ts';
import { isInlineScript } from './inline-scripts.ts';

/**
 * Writes the page's content security policy into it, directly after the charset: it allows the inline scripts and style
 * tags that are in the page, by their hashes, and the given sources. It must be the last step that changes the page.
 *
 * What a `<meta>` element cannot say, such as `frame-ancestors`, is in `scripts/build/hosts/security-headers.ts`.
 * @throws UnexpectedOutputError when the page has no `<meta charset>`, or an attribute that hashes do not cover.
 */
export function addContentSecurityPolicy({ document, file }: ExportedPage, sources: CspSources): void {
  refuseInlineAttributes(document, file);
  const [charset] = findAll(
    findOne(document, 'head', file),
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  );
  if (!charset) {
    throw new UnexpectedOutputError(
      `${file}: found no <meta charset> in the head. The content security policy must stand directly after it.`,
    );
  }
  insertAfter(charset, `<meta http-equiv="Content-Security-Policy" content="${policyOf(document, sources)}">`);
}

function policyOf(document: Document, { connect, reviewsWidget }: CspSources): string {
  const hasWidget = withAttribute(document, 'data-reviews-widget').length > 0;
  const directive = (kind: keyof AllowedOrigins, own: readonly string[]) => {
    const all = [...own, ...(hasWidget ? reviewsWidget.allowed[kind] : [])];
    return all.length > 0 ? [`${kind}-src ${[...new Set(all)].join(' ')}`] : [];
  };
  const isStyle = ({ tagName }: Element) => tagName === 'style';
  // Beside a hash, browsers ignore `unsafe-inline`.
  const styles = hasWidget && reviewsWidget.inlineStyles ? ["'unsafe-inline'"] : hashesOf(document, isStyle);
  return [
    "default-src 'none'",
    ...directive('script', ["'self'", ...hashesOf(document, isUnderScriptSrc)]),
    ...directive('style', ["'self'", ...styles]),
    ...directive('img', ["'self'", 'data:']),
    ...directive('font', ["'self'"]),
    ...directive('connect', ["'self'", ...connect]),
    ...directive('frame', []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Speculation rules count as scripts; beside a hash, `'inline-speculation-rules'` is ignored. */
function isUnderScriptSrc(element: Element): boolean {
  return isInlineScript(element) || attribute(element, 'type') === 'speculationrules';
}

function hashesOf(document: Document, matches: (element: Element) => boolean): string[] {
  return findAll(document, matches).map(
    (element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`,
  );
}

/** Hashes cover tags only, so browsers would ignore these attributes. */
function refuseInlineAttributes(document: Document, file: string): void {
  for (const { tagName, attrs } of findAll(document, () => true)) {
    const refused = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (!refused) continue;
    throw new UnexpectedOutputError(
      `${file}: <${tagName} ${refused.name}="${refused.value}"> would have no effect, for the content security policy ` +
        `allows no ${refused.name} attribute. ` +
        (refused.name === 'style'
          ? 'Style the element in a styled component.'
          : 'Listen to the event in an inline script or a client component.'),
    );
  }
}
