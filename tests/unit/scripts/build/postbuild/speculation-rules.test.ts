import { serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';
import { addSpeculationRules } from '../../../../../scripts/build/postbuild/speculation-rules.ts';
import { exportedPage } from './next-page.ts';

interface Condition {
  and?: Condition[];
  not?: Condition;
  href_matches?: string;
  selector_matches?: string;
}

/**
 * Whether a URL pattern fits, for the patterns that rules need: a `*` stands for any text, none too, also behind the
 * `#`; a `:name` for some text. A pattern without a `#` fits whatever stands behind one.
 */
function patternFits(pattern: string, href: string): boolean {
  const [path = '', hash = '*'] = pattern.split('#');
  const url = new URL(href, location.href);
  const fits = (part: string, text: string) =>
    new RegExp(`^${part.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*').replace(/:\w+/g, '.+')}$`).test(text);
  return url.origin === location.origin && fits(path, url.pathname) && fits(hash, url.hash.slice(1));
}

function holds(condition: Condition, link: HTMLAnchorElement): boolean {
  if (condition.and) return condition.and.every((part) => holds(part, link));
  if (condition.not) return !holds(condition.not, link);
  if (condition.href_matches !== undefined) return patternFits(condition.href_matches, link.href);
  if (condition.selector_matches !== undefined) return link.matches(condition.selector_matches);
  throw new Error(`This test does not know the condition ${JSON.stringify(condition)}.`);
}

/** The rules as the browser finds them in the finished page. */
function rulesOf() {
  const page = exportedPage('<!DOCTYPE html><html><head><title>About</title></head><body></body></html>');
  addSpeculationRules(page);
  document.documentElement.innerHTML = serializePage(page.document);
  const [script, ...others] = document.head.querySelectorAll('script[type="speculationrules"]');
  expect(others).toEqual([]);
  return JSON.parse(script?.textContent ?? '') as { prerender: { where: Condition; eagerness: string }[] };
}

function isDrawnAhead(href: string): boolean {
  const { prerender } = rulesOf();
  const link = document.createElement('a');
  link.setAttribute('href', href);
  document.body.append(link);
  return prerender.some(({ where }) => holds(where, link));
}

it.each(['/', '/about/', '/services/deep-cleaning/'])('the page behind a link to %s is drawn ahead', (href) => {
  expect(isDrawnAhead(href)).toBe(true);
});

it.each([
  ['to a place on this page', '#main'],
  ['to a place on another page', '/contact/#hours'],
  ['to a picture', '/pictures/hero.avif'],
  ['to a file in a folder', '/files/terms.pdf'],
  ['to another site', 'https://www.example.com/'],
  ['that calls', 'tel:+16145550142'],
  ['that writes an e-mail', 'mailto:hello@tidewell.example'],
])('nothing is drawn ahead for a link %s', (_what, href) => {
  expect(isDrawnAhead(href)).toBe(false);
});

it('pages are drawn when a pointer rests on their link, not all at once', () => {
  expect(rulesOf().prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});

it('the rest of the head stays', () => {
  rulesOf();
  expect(document.title).toBe('About');
});
