/** @jest-environment node */
import { type FileSize, gzipSize, measurePage } from '../../../../../scripts/build/postbuild/measure-page.ts';

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

it('a page of words is one request and costs itself', () => {
  expect(measure({ body: '<p>Words</p>' })).toEqual({
    html: gzipSize(html({ body: '<p>Words</p>' })),
    css: gzipSize(''),
    inlineScript: 0,
    formScript: 0,
    font: 0,
    pictures: 0,
    requests: 1,
  });
});

it('the style tags of a page are measured together', () => {
  const { css, requests } = measure({ head: '<style>a{}</style>', body: '<style>b{}</style>' });
  expect(css).toBe(gzipSize('a{}b{}'));
  expect(requests).toBe(1);
});

describe('scripts', () => {
  const small = '<script src="/small.js" defer></script>';

  it('that run at once are a request each, as small as hosts send them', () => {
    expect(measure({ head: small })).toMatchObject({ inlineScript: 200, formScript: 0, requests: 2 });
  });

  it('that stand in the page are no request, and count there and alone; data are none', () => {
    const rules = '<script type="speculationrules">{}</script>';
    const costs = measure({ body: `<script>first()</script>${rules}<script>second()</script>` });
    const alone = gzipSize('first()second()');
    expect(costs).toMatchObject({ inlineScript: alone, formScript: 0, requests: 1 });
    expect(costs.html).toBeGreaterThan(measure({ body: rules }).html);
  });

  it('that hydrate the forms cost nothing before they are wanted', () => {
    const page = `<!DOCTYPE html><html data-islands="/react.js"><head>${small}</head><body></body></html>`;
    expect(measurePage(page, sizeOf)).toMatchObject({ inlineScript: 200, formScript: 30_000, requests: 2 });
  });
});

describe('fonts', () => {
  const preload = '<link rel="preload" as="font" href="/a.woff2" crossorigin>';

  it('are measured as they are, once, though the preload and the styles both name them', () => {
    const styles = '<style>@font-face{src:url("/a.woff2")format("woff2")}</style>';
    expect(measure({ head: preload + styles })).toMatchObject({ font: 11_000, requests: 2 });
  });

  it('add up', () => {
    const styles = '<style>@font-face{src:url(/b.woff2)}p{background:url(data:image/gif;base64,R0)}</style>';
    expect(measure({ head: preload + styles })).toMatchObject({ font: 23_000, requests: 3 });
  });
});

describe('pictures', () => {
  const hero = (attributes = '') => `<picture>
      <source type="image/avif" srcset="/hero-640.avif 640w, /hero-800.avif 800w" sizes="calc(100vw - 2.25rem)">
      <img src="/hero-640.webp" srcset="/hero-640.webp 640w" sizes="100vw" ${attributes}></picture>`;

  it('cost the file that a phone takes', () => {
    expect(measure({ body: hero('fetchpriority="high"') })).toMatchObject({ pictures: 8_000, requests: 2 });
  });

  it('that wait until they come near cost nothing at first', () => {
    expect(measure({ body: hero('loading="lazy"') })).toMatchObject({ pictures: 0, requests: 1 });
  });

  it('without other formats or sizes are what they are', () => {
    expect(measure({ body: '<p><img src="/tile.avif"></p>' })).toMatchObject({ pictures: 1_000, requests: 2 });
    expect(measure({ body: '<img srcset="/hero-640.webp 640w, /x.webp 9w">' })).toMatchObject({ pictures: 7_000 });
    expect(measure({ body: `${hero()}<img src="/tile.avif">` })).toMatchObject({ pictures: 9_000, requests: 3 });
  });

  it('in a noscript are not loaded where scripts run', () => {
    expect(measure({ body: '<noscript><img src="/tile.avif"></noscript>' })).toMatchObject({ requests: 1 });
  });
});

describe('other files', () => {
  it.each([
    ['a stylesheet', '<link rel="stylesheet" href="/sheet.css">', 2],
    ['a preloaded file', '<link rel="preload" as="fetch" href="/data.json">', 2],
    ['a module', '<link rel="modulepreload" href="/module.js">', 2],
    ['a frame', '<iframe src="https://maps.example/"></iframe>', 2],
    ['a frame that waits', '<iframe src="https://maps.example/" loading="lazy"></iframe>', 1],
    ['an icon, which comes afterwards', '<link rel="icon" href="/icon.svg">', 1],
    ['the manifest, likewise', '<link rel="manifest" href="/manifest.webmanifest">', 1],
    ['the address of the page', '<link rel="canonical" href="https://www.tidewell.example/about/">', 1],
  ])('%s: %s', (_what, markup, requests) => {
    expect(measure({ head: '', body: markup }).requests).toBe(requests);
  });
});
