/** @jest-environment node */
import {
  attribute,
  findAll,
  findOne,
  serializePage,
  UnexpectedOutputError,
} from '../../../../../scripts/build/postbuild/html-document.ts';
import { bundleIslands } from '../../../../../scripts/build/postbuild/island-bundle.ts';
import { replaceNextClient } from '../../../../../scripts/build/postbuild/replace-next-client.ts';
import { exportedPage, nextPage } from './next-export-fixture.ts';

const bundle = '/scripts/islands.0123456789abcdef.js';
const island = '<div data-island="QuoteForm" data-props="{}">1<!-- -->2</div>';

function replaced(html: string) {
  const page = exportedPage(html);
  replaceNextClient(page, bundle);
  return { page, html: serializePage(page.document) };
}

it("takes everything of Next's client out of a page, and leaves the rest", () => {
  const { page, html } = replaced(nextPage({ main: `a<!-- -->b<!--$--><!--/$-->${island}` }));
  expect(html).not.toMatch(/__next|TURBOPACK|\/_next\/static\/chunks\/\w+\.js|<!--\$/);
  expect(html).toContain('<script type="application/ld+json">');
  expect(html).toContain('as="font"');
  expect(html).toContain('ab<div');
  // Between texts of an island, React looks for its marks.
  expect(html).toContain(island);
  expect(attribute(findOne(page.document, 'html', ''), 'data-islands')).toBe(bundle);
  expect(findAll(page.document, ({ tagName }) => tagName === 'script')).toHaveLength(1);
});

it('names no script in a page without islands', () => {
  expect(replaced(nextPage()).html).not.toContain(bundle);
});

it.each([
  [
    'no scripts of Next',
    '<html><head></head><body><script>self.__next_f.push([0])</script></body></html>',
    'found 0 of',
  ],
  [
    'no flight data',
    '<html><head><script src="/_next/static/chunks/a.js"></script></head><body></body></html>',
    'found 1 of',
  ],
  [
    'an inline script that nobody knows',
    nextPage({ main: '<script>track()</script>' }),
    "has an inline script that is not known to be Next's: track()",
  ],
])('stops at a page with %s, and names file, finding and fix', (_what, html, message) => {
  expect(() => replaced(html)).toThrow(UnexpectedOutputError);
  expect(() => replaced(html)).toThrow(`about/index.html: ${message}`);
});

it('the bundle begins with the hint by which Chromium compiles it off the main thread', async () => {
  const { content, path } = await bundleIslands();
  expect(content.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  expect(path).toMatch(/^\/scripts\/islands\.[0-9a-f]{16}\.js$/);
});
