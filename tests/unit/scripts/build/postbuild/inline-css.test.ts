/** @jest-environment node */
import { serializePage, UnexpectedOutputError } from '../../../../../scripts/build/postbuild/html-document.ts';
import { gatherStyles, minifyStyle } from '../../../../../scripts/build/postbuild/inline-css.ts';
import { exportedPage } from './next-export-fixture.ts';

/** The page after the step. `sheets` are Next's stylesheets by their addresses. */
async function gathered(head: string, body: string, sheets: Record<string, string> = {}): Promise<string> {
  const page = exportedPage(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);
  await gatherStyles(page, (path) => sheets[path] ?? `There is no stylesheet ${path}.`);
  return serializePage(page.document);
}

const style = (css: string, mark = 'data-styled=""') => `<style ${mark}>${css}</style>`;
const sheet = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next">`;

it("the styles of a page, Next's stylesheets first, are in one tag, each rule once and minified", async () => {
  const html = await gathered(
    `<title>About</title>${sheet('/_next/static/chunks/a.css')}${style(':root{--a:1}', 'data-styled-global="g"')}<script src="/own.js"></script>`,
    `${style('.b { top: 0 }')}<p>1</p><div>${style('.a{right:0}')}${style('.b { top: 0 }')}${style('.c{left:0}')}</div>`,
    { '/_next/static/chunks/a.css': 'html{top:0}' },
  );
  expect(html).toBe(
    '<!DOCTYPE html><html><head><title>About</title>' +
      '<style>html{top:0}:root{--a:1}.b{top:0}.a{right:0}.c{left:0}</style>' +
      '<script src="/own.js"></script></head><body><p>1</p><div></div></body></html>',
  );
});

it('other styles and links stay', async () => {
  const rest = '<noscript><style>.n{}</style></noscript><p>Text</p><style>.own{}</style>';
  const other = '<link rel="stylesheet" href="https://fonts.example/a.css"><link rel="icon" href="/icon.svg">';
  expect(await gathered(other, style('.a{top:0}') + rest)).toBe(
    `<!DOCTYPE html><html><head>${other}<style>.a{top:0}</style></head><body>${rest}</body></html>`,
  );
});

it.each([
  ['url(../media/font.woff2)', 'url(/_next/static/media/font.woff2)'],
  ['url("../media/font.woff2")', 'url(/_next/static/media/font.woff2)'],
  ["url('a.png')", 'url(/_next/static/chunks/a.png)'],
  ['url(./a.png?v=1)', 'url(/_next/static/chunks/a.png?v=1)'],
  ['url(/pictures/a.png)', 'url(/pictures/a.png)'],
  ['url(data:image/gif;base64,R0lGODlh/AA)', 'url(data:image/gif;base64,R0lGODlh/AA)'],
  ['url(a.png),url(b.png)', 'url(/_next/static/chunks/a.png),url(/_next/static/chunks/b.png)'],
  ['url(https://fonts.example/a.woff2)', 'url(https://fonts.example/a.woff2)'],
])("an address in Next's stylesheet leads to the same file from any page: %s", async (written, expected) => {
  const sheets = { '/_next/static/chunks/a.css': `x{src:${written}}` };
  const html = await gathered(sheet('/_next/static/chunks/a.css'), style('.a{top:0}'), sheets);
  expect(html).toContain(`<style>x{src:${expected}}.a{top:0}</style>`);
});

it('a page without styles of styled-components is refused, and the message names file and attributes', async () => {
  const gathering = gathered('', '<style>.own{}</style>');
  await expect(gathering).rejects.toThrow(
    new UnexpectedOutputError(
      'about/index.html: found no style tags of styled-components (data-styled, data-styled-global).',
    ),
  );
});

it('minified styles leave out what does nothing, and keep what is newer than the tool', async () => {
  const css = `
    :root { --ink: #ffffff; }
    .a { color: #ffffff; margin: 0.50rem; }
    .empty { }
    .b { content-visibility: auto; contain-intrinsic-block-size: auto 49rem; interpolate-size: allow-keywords; }`;
  expect(await minifyStyle(css)).toBe(
    ':root{--ink: #ffffff}.a{color:#fff;margin:.5rem}' +
      '.b{content-visibility:auto;contain-intrinsic-block-size:auto 49rem;interpolate-size:allow-keywords}',
  );
});

it('styles that are not well-formed are refused, with their place', async () => {
  await expect(minifyStyle('.a { color: red } .b { color red }')).rejects.toThrow(
    /^The styles are not well-formed: .*, at "\.a \{ color: red \} \.b \{ color red \}"\.$/,
  );
});
