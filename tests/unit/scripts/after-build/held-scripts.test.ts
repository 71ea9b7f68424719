/** @jest-environment node */
import {
  attribute,
  findAll,
  serializePage,
  textOf,
  UnexpectedOutputError,
} from '../../../../scripts/after-build/document.ts';
import { holdBackScripts } from '../../../../scripts/after-build/held-scripts.ts';
import { exportedPage, nextPage } from './next-page.ts';

const own = { path: '/_next/static/page/own.js', content: '' };

function heldBack(html: string) {
  const page = exportedPage(html);
  holdBackScripts(page, own);
  const [block, ...others] = findAll(page.document, (element) => attribute(element, 'id') === 'held-scripts');
  expect(others).toEqual([]);
  return { html: serializePage(page.document), held: block && (JSON.parse(textOf(block)) as unknown), block };
}

const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const chunk = (name: string, attributes = 'async=""') =>
  `<script src="/_next/static/chunks/${name}.js" ${attributes}></script>`;

it("Next's scripts wait in their order, each once, after the page's own", () => {
  const { held } = heldBack(page(chunk('c') + chunk('a'), `<p>1</p>${chunk('b')}${chunk('a')}`));
  expect(held).toEqual({
    first: own.path,
    rest: ['/_next/static/chunks/c.js', '/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  });
});

it('the list is data, which no browser runs, at the end of the page', () => {
  const { html, block } = heldBack(page('', `${chunk('a')}<p>1</p>`));
  expect(block && attribute(block, 'type')).toBe('application/json');
  expect(html).toMatch(/<body><p>1<\/p><script [^>]*>[^<]*<\/script><\/body>/);
});

it('scripts for browsers without modules are dropped, not held back', () => {
  const { html, held } = heldBack(page(chunk('a') + chunk('polyfills', 'nomodule=""')));
  expect(held).toEqual({ first: own.path, rest: ['/_next/static/chunks/a.js'] });
  expect(html).not.toContain('polyfills');
});

it('nothing in the page asks for them before, not even a preload', () => {
  const preload = '<link rel="preload" as="script" fetchpriority="low" href="/_next/static/chunks/a.js">';
  const { html } = heldBack(page(preload + chunk('a')));
  expect(html).not.toMatch(/(src|href)="\/_next\/static\/chunks\//);
});

it.each([
  '<script src="/own.js" defer=""></script>',
  '<script src="https://widget.example/reviews.js" async=""></script>',
  '<script type="speculationrules">{}</script>',
  '<link rel="preload" as="font" href="/_next/static/chunks/font.woff2">',
  '<link rel="preload" as="script" href="/own.js">',
])('what is no script of Next stays: %s', (markup) => {
  expect(heldBack(page(markup + chunk('a'))).html).toContain(`<head>${markup}</head>`);
});

it.each([
  ['without scripts', page('', '<p>1</p>')],
  ['whose only scripts are for old browsers', page(chunk('polyfills', 'nomodule=""'))],
  ['whose scripts are elsewhere', page('<script src="/_next/other/a.js"></script>')],
])('a page %s is refused, and the message names the file', (_what, html) => {
  expect(() => heldBack(html)).toThrow(UnexpectedOutputError);
  expect(() => heldBack(html)).toThrow('about/index.html: found no scripts of Next (/_next/static/chunks/…).');
});

it("a whole page of Next's is mended", () => {
  expect(heldBack(nextPage()).held).toEqual({
    first: own.path,
    rest: ['router', 'react', 'runtime'].map((name) => `/_next/static/chunks/${name}.js`),
  });
});
