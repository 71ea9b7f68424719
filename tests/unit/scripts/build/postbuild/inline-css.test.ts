/** @jest-environment node */
import {
  findAll,
  findOne,
  serializePage,
  textOf,
  UnexpectedOutputError,
} from '../../../../../scripts/build/postbuild/html-document.ts';
import { gatherStyles } from '../../../../../scripts/build/postbuild/inline-css.ts';
import { exportedPage, longStyle, nextPage } from './next-page.ts';

const fontFace = '@font-face{src:url(../media/font.woff2)format("woff2")}';

/** The page after the step. `sheets` are Next's stylesheets by their addresses. */
async function gathered(html: string, sheets: Record<string, string> = { '/_next/static/chunks/font.css': fontFace }) {
  const page = exportedPage(html);
  const read = (path: string) => {
    const text = sheets[path];
    if (text === undefined) throw new Error(`There is no stylesheet ${path}.`);
    return text;
  };
  await gatherStyles(page, read, async (text) => text.replaceAll(' { ', '{'));
  const tags = findAll(page.document, ({ tagName }) => tagName === 'style');
  return { page, html: serializePage(page.document), tags, css: tags.map(textOf).join('|') };
}

const page = ({ head = '', body = '' }) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const style = (css: string, mark = 'data-styled=""') => `<style ${mark}>${css}</style>`;
const sheet = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next">`;

describe('the styles of a page', () => {
  it('are in one tag in its head, each rule once, in the order of its first appearance', async () => {
    const {
      tags,
      css,
      page: result,
    } = await gathered(
      page({
        head: style(':root{}', 'data-styled-global="g"'),
        body: `${style('.b{}')}<p>1</p>${style('.a{}')}<div>${style('.b{}')}${style('.c{}')}</div>${style('.a{}')}`,
      }),
    );
    expect(css).toBe(':root{}.b{}.a{}.c{}');
    expect(tags.map(({ parentNode }) => parentNode)).toEqual([findOne(result.document, 'head', '')]);
  });

  it("begin with Next's own stylesheets, which the page then does not ask for", async () => {
    const { css, html } = await gathered(
      page({
        head: sheet('/_next/static/chunks/a.css') + sheet('/_next/static/chunks/b.css'),
        body: style('.a{}'),
      }),
      { '/_next/static/chunks/a.css': 'one{}', '/_next/static/chunks/b.css': 'two{}' },
    );
    expect(css).toBe('one{}two{}.a{}');
    expect(html).not.toContain('stylesheet');
  });

  it('are made smaller together', async () => {
    const { css } = await gathered(page({ body: style('.a { color: red }') + style('.b { color: red }') }));
    expect(css).toBe('.a{color: red }.b{color: red }');
  });

  it('come before the scripts of the head, which would wait for nothing else, and after what is before them', async () => {
    const { html } = await gathered(
      page({ head: '<title>About</title><script src="/own.js"></script>', body: style('.a{}') }),
    );
    expect(html).toContain('<head><title>About</title><style>.a{}</style><script src="/own.js"></script></head>');
  });

  it('are all that is taken: the rest of the page stays', async () => {
    const rest = '<noscript><style>.n{}</style></noscript><p>Text</p><style>.own{}</style>';
    const other = '<link rel="stylesheet" href="https://fonts.example/a.css"><link rel="icon" href="/icon.svg">';
    const { html } = await gathered(page({ head: other, body: style('.a{}') + rest }));
    expect(html).toBe(`<!DOCTYPE html><html><head>${other}<style>.a{}</style></head><body>${rest}</body></html>`);
  });
});

describe("an address in Next's stylesheet", () => {
  it.each([
    ['url(../media/font.woff2)', 'url(/_next/static/media/font.woff2)'],
    ['url("../media/font.woff2")', 'url(/_next/static/media/font.woff2)'],
    ["url('a.png')", 'url(/_next/static/chunks/a.png)'],
    ['url(./a.png?v=1)', 'url(/_next/static/chunks/a.png?v=1)'],
    ['url(/pictures/a.png)', 'url(/pictures/a.png)'],
    ['url(data:image/gif;base64,R0lGODlh/AA)', 'url(data:image/gif;base64,R0lGODlh/AA)'],
    ['url("data:image/svg+xml,%3Csvg/%3E")', 'url("data:image/svg+xml,%3Csvg/%3E")'],
    ['url(a.png),url(b.png)', 'url(/_next/static/chunks/a.png),url(/_next/static/chunks/b.png)'],
    ['url(https://fonts.example/a.woff2)', 'url(https://fonts.example/a.woff2)'],
  ])('leads to the same file from any page: %s', async (written, expected) => {
    const html = page({ head: sheet('/_next/static/chunks/a.css'), body: style('.a{}') });
    const { css } = await gathered(html, { '/_next/static/chunks/a.css': `x{src:${written}}` });
    expect(css).toBe(`x{src:${expected}}.a{}`);
  });
});

it("a whole page of Next's is mended", async () => {
  const { css, html } = await gathered(nextPage());
  expect(css).toBe(
    `@font-face{src:url(/_next/static/media/font.woff2)format("woff2")}:root{--ink:#123}.a{color:red;}${longStyle}`,
  );
  expect(html).not.toContain('data-styled');
  expect(html).not.toContain('font.css');
});

it('a page without styles of styled-components is refused, and the message names file and marks', async () => {
  const html = page({ body: '<style>.own{}</style>' });
  await expect(gathered(html)).rejects.toThrow(UnexpectedOutputError);
  await expect(gathered(html)).rejects.toThrow(
    'about/index.html: found no style tags of styled-components (data-styled, data-styled-global).',
  );
});
