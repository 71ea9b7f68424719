import { serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';
import { addSpeculationRules } from '../../../../../scripts/build/postbuild/speculation-rules.ts';
import { exportedPage } from './next-export-fixture.ts';

interface Condition {
  and?: Condition[];
  not?: Condition;
  href_matches?: string;
  selector_matches?: string;
}

/** Whether a condition holds, for URL patterns without a `#`: a `*` stands for any text, none too. */
function holds(condition: Condition, link: HTMLAnchorElement): boolean {
  if (condition.and) return condition.and.every((part) => holds(part, link));
  if (condition.not) return !holds(condition.not, link);
  if (condition.selector_matches !== undefined) return link.matches(condition.selector_matches);
  const path = (condition.href_matches ?? '').replaceAll('.', '\\.').replaceAll('*', '.*');
  return link.origin === location.origin && new RegExp(`^${path}$`).test(link.pathname);
}

it.each([
  ['to the home page', '/', true],
  ['to a page', '/services/deep-cleaning/', true],
  ['to a place on this page', '#main', false],
  ['to a place on another page', '/contact/#hours', false],
  ['to a file', '/files/terms.pdf', false],
  ['to another site', 'https://www.example.com/', false],
  ['that calls', 'tel:+16145550142', false],
  ['that writes an email', 'mailto:hello@tidewell.example', false],
])('whether a page is prerendered for a link %s: %s %s', (_what, href, expected) => {
  const page = exportedPage('<!DOCTYPE html><html><head><title>About</title></head><body></body></html>');
  addSpeculationRules(page);
  document.documentElement.innerHTML = serializePage(page.document);
  const script = document.head.querySelector('title + script[type="speculationrules"]');
  const { prerender } = JSON.parse(script?.textContent ?? '') as { prerender: { where: Condition }[] };
  const link = document.body.appendChild(document.createElement('a'));
  link.setAttribute('href', href);
  expect(prerender.some(({ where }) => holds(where, link))).toBe(expected);
});
