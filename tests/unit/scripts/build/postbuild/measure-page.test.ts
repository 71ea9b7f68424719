/** @jest-environment node */
import {
  type Costs,
  type FileSize,
  gzipSize,
  measurePage,
} from '../../../../../scripts/build/postbuild/measure-page.ts';

/** Files of the site, with their bytes as they are and as hosts send them. Any other one is an error. */
const files: Readonly<Record<string, [plain: number, gzip: number]>> = {
  '/small.js': [500, 200],
  '/react.js': [90_000, 30_000],
  '/a.woff2': [11_000, 11_001],
  '/b.woff2': [12_000, 12_001],
  '/hero-640.avif': [6_000, 6_001],
  '/hero-800.avif': [8_000, 8_001],
  '/hero-640.webp': [7_000, 7_001],
  '/tile.avif': [1_000, 1_001],
};

const sizeOf: FileSize = (address, as) => {
  const found = files[address];
  if (!found) throw new Error(`There is no file ${address}.`);
  return found[as === 'plain' ? 0 : 1];
};

const html = ({ head = '', body = '' }) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const measure = (parts: { head?: string; body?: string }) => measurePage(html(parts), sizeOf);

it('a page of text is one request and costs itself', () => {
  expect(measure({ body: '<p>Text</p>' })).toEqual({
    html: gzipSize(html({ body: '<p>Text</p>' })),
    tags: gzipSize('<html><head><body><p>'),
    css: gzipSize(''),
    inlineScript: 0,
    formScript: 0,
    font: 0,
    pictures: 0,
    requests: 1,
  });
});

it('words, facts, styles and scripts cost no tags, and attributes do', () => {
  const tagsOf = (body: string, style = '') => measure({ head: `<style>${style}</style>`, body }).tags;
  const tags = tagsOf('<p></p><a href=""></a><script></script>');
  expect(tagsOf('<p>Text</p><a href="/x?a>b">Call</a><script>first()</script>', 'a > b {}')).toBe(tags);
  expect(tagsOf('<p></p><a href="" class="a"></a><script></script>')).toBeGreaterThan(tags);
});

it('scripts that hydrate the forms cost nothing before they are wanted', () => {
  const page = '<!DOCTYPE html><html data-islands="/react.js"><head></head><body></body></html>';
  expect(measurePage(page, sizeOf)).toMatchObject({ inlineScript: 0, formScript: 30_000, requests: 1 });
});

const preload = '<link rel="preload" as="font" href="/a.woff2" crossorigin>';
const hero = (attributes = '') => `<picture>
    <source type="image/avif" srcset="/hero-640.avif 640w, /hero-800.avif 800w" sizes="calc(100vw - 2.25rem)">
    <img src="/hero-640.webp" srcset="/hero-640.webp 640w" sizes="100vw" ${attributes}></picture>`;

it.each<[what: string, markup: string, costs: Partial<Costs>]>([
  ['style tags, which are measured together', '<style>a{}</style><style>b{}</style>', { css: gzipSize('a{}b{}') }],
  ['a script file', '<script src="/small.js" defer></script>', { inlineScript: 200, formScript: 0, requests: 2 }],
  [
    'inline scripts, which are measured together and without data',
    '<script>first()</script><script type="speculationrules">{}</script><script>second()</script>',
    { inlineScript: gzipSize('first()second()'), requests: 1 },
  ],
  [
    'a font that preload and styles both name',
    `${preload}<style>@font-face{src:url("/a.woff2")format("woff2")}</style>`,
    { font: 11_000, requests: 2 },
  ],
  [
    'two fonts, and a picture in the styles',
    `${preload}<style>@font-face{src:url(/b.woff2)}p{background:url(data:image/gif;base64,R0)}</style>`,
    { font: 23_000, requests: 3 },
  ],
  ['a picture in the size that a phone takes', hero('fetchpriority="high"'), { pictures: 8_000, requests: 2 }],
  ['a lazy picture', hero('loading="lazy"'), { pictures: 0, requests: 1 }],
  ['a picture of one size', '<p><img src="/tile.avif"></p>', { pictures: 1_000, requests: 2 }],
  ['a picture of one format', '<img srcset="/hero-640.webp 640w, /x.webp 9w">', { pictures: 7_000, requests: 2 }],
  ['two pictures', `${hero()}<img src="/tile.avif">`, { pictures: 9_000, requests: 3 }],
  ['a picture for browsers without scripts', '<noscript><img src="/tile.avif"></noscript>', { requests: 1 }],
  ['a stylesheet', '<link rel="stylesheet" href="/sheet.css">', { requests: 2 }],
  ['a preloaded file', '<link rel="preload" as="fetch" href="/data.json">', { requests: 2 }],
  ['a module', '<link rel="modulepreload" href="/module.js">', { requests: 2 }],
  ['a frame', '<iframe src="https://maps.example/"></iframe>', { requests: 2 }],
  ['a lazy frame', '<iframe src="https://maps.example/" loading="lazy"></iframe>', { requests: 1 }],
  ['an icon, which comes afterwards', '<link rel="icon" href="/icon.svg">', { requests: 1 }],
  ['the address of the page', '<link rel="canonical" href="https://www.tidewell.example/about/">', { requests: 1 }],
])('%s', (_what, markup, costs) => {
  expect(measure({ body: markup })).toMatchObject(costs);
});
