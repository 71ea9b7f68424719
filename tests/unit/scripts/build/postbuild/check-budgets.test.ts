/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { services, sitePages } from '../../../../../content/content.ts';
import { budgets, kindOf, measures } from '../../../../../scripts/build/postbuild/budgets.ts';
import { BrokenBudgetError, checkBudgets } from '../../../../../scripts/build/postbuild/check-budgets.ts';

let folder: string;
let printed: jest.SpyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-budgets-'));
  jest.spyOn(console, 'log').mockImplementation();
  printed = jest.spyOn(console, 'table').mockImplementation();
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes the files and checks the pages among them. */
async function check(files: Readonly<Record<string, string | Buffer>>, headroom?: number): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await checkBudgets(
    folder,
    Object.keys(files).filter((file) => file.endsWith('.html')),
    headroom,
  );
}

/** The message of the error; an empty text without one. */
const complaint = (files: Readonly<Record<string, string | Buffer>>, headroom?: number) =>
  check(files, headroom).then(
    () => '',
    (error: Error) => error.message,
  );

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const withFont = page('<link rel="preload" as="font" href="/a.woff2">');
const withCommas = (bytes: number) => bytes.toLocaleString('en-US');

/** Text of which gzip makes about so many bytes. */
const text = (bytes: number) =>
  Array.from({ length: bytes }, (_, place) => ((((place + 1) * 7919) ** 3 % 99_991) % 36).toString(36)).join('');

it.each([
  ['index.html', 'home'],
  ['services/index.html', 'list'],
  [`services/${services[0]?.id}/index.html`, 'service'],
  ['industries/factories/index.html', 'industry'],
  ['contact/index.html', 'contact'],
  ['privacy-policy/index.html', 'legal'],
  ['services/404.html', 'not-found'],
  ['service-area/index.html', 'service-area'],
  ['a-page-to-come/index.html', 'other'],
  ['services\\deep-cleaning\\index.html', 'service'],
])('the page %s has the limits of the kind "%s"', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});

it('no kind of page has limits that no page uses', () => {
  const kinds = sitePages.map(({ path }) => kindOf(`${path.slice(1)}index.html`));
  expect([...new Set([...kinds, kindOf('404.html')])].sort()).toEqual(Object.keys(budgets).sort());
});

it('a page just at its limit passes, and one byte more does not', async () => {
  const limit = budgets.other.font;
  const font = (bytes: number) => ({ 'about/index.html': withFont, 'a.woff2': Buffer.alloc(bytes) });
  expect(await complaint(font(limit))).toBe('');
  expect(await complaint(font(limit + 1))).toContain(`1 over the limit of ${withCommas(limit)}`);
});

it('headroom raises the limits in bytes, and not that of requests', async () => {
  const { font, requests } = budgets.other;
  const raised = Math.floor(font * 1.1);
  const files = (bytes: number) => ({ 'about/index.html': withFont, 'a.woff2': Buffer.alloc(bytes) });
  expect(await complaint(files(raised), 0.1)).toBe('');
  expect(await complaint(files(raised + 1), 0.1)).toContain(`1 over the limit of ${withCommas(raised)}`);
  const frames = Array.from(
    { length: requests },
    (_, place) => `<iframe src="https://maps.example/${place}"></iframe>`,
  );
  expect(await complaint({ 'about/index.html': page(frames.join('')) }, 0.1)).toContain(`limit of ${requests} for`);
});

it('a broken limit is named with page, measure, size, limit, and what to do', async () => {
  const over = budgets.service.font + 7_000;
  const checking = check({ 'services/deep-cleaning/index.html': withFont, 'a.woff2': Buffer.alloc(over) });
  await expect(checking).rejects.toThrow(BrokenBudgetError);
  await expect(checking).rejects.toThrow(
    [
      'Pages cost more than scripts/build/postbuild/budgets.ts allows:',
      `- services/deep-cleaning/index.html: font ${withCommas(over)} bytes, 7,000 over the limit of ${withCommas(budgets.service.font)} for service pages.`,
      `  What to do: ${measures.font.remedy}`,
      'If a page is worth it, raise its limit in scripts/build/postbuild/budgets.ts. To build regardless: npm run build -- --without budgets',
    ].join('\n'),
  );
});

it('a page is measured as hosts send it', async () => {
  const html = page(text(60_000));
  const size = gzipSync(html, { level: 9 }).length;
  expect(await complaint({ 'contact/index.html': html })).toContain(
    `- contact/index.html: html ${withCommas(size)} bytes, ${withCommas(size - budgets.contact.html)} over the limit`,
  );
});

it('requests are counted, without bytes', async () => {
  const frames = Array.from({ length: 10 }, (_, place) => `<iframe src="https://maps.example/${place}"></iframe>`);
  expect(await complaint({ 'index.html': page(frames.join('')) })).toContain(
    `- index.html: requests 11, ${11 - budgets.home.requests} over the limit of ${budgets.home.requests} for home pages.`,
  );
});

it('of each kind only the worst page is named, and every broken measure', async () => {
  const font = (name: string) => page(`<link rel="preload" as="font" href="/${name}.woff2">`);
  const message = await complaint({
    'services/one/index.html': font('large'),
    'services/two/index.html': font('larger'),
    'terms/index.html': font('large'),
    'about/index.html': page(text(60_000)),
    'large.woff2': Buffer.alloc(50_000),
    'larger.woff2': Buffer.alloc(60_000),
  });
  expect(message.match(/^(- \S+ \S+| {2}What to do: .*)$|^- \S+ \S+/gm)).toEqual([
    '- about/index.html: html',
    `  What to do: ${measures.html.remedy}`,
    '- services/two/index.html: font',
    '- terms/index.html: font',
    `  What to do: ${measures.font.remedy}`,
  ]);
});

it.each([
  ['asks for a file that is not there', withFont, /^about\/index\.html could not be measured: .*a\.woff2/],
  [
    'has a picture of an unknown form',
    page('<img srcset="/a.avif 2x" sizes="100vw">'),
    'about/index.html could not be measured: The srcset has "/a.avif 2x"',
  ],
])('a page that %s is named', async (_what, html, message) => {
  await expect(check({ 'about/index.html': html })).rejects.toThrow(message);
});

it('the table has a row for each kind of page: its heaviest page, with used and limit of each measure', async () => {
  await complaint({
    'terms/index.html': page('Terms'),
    'services/one/index.html': page('One'),
    'services/two/index.html': page(text(4_000)),
    'about/index.html': withFont,
    // Files of other sites count as requests, without bytes.
    'index.html': page(`${text(60_000)}<script src="https://widget.example/a.js"></script><iframe src="//b.example">`),
    'a.woff2': Buffer.alloc(12_340),
  });
  const [rows] = printed.mock.calls[0] ?? [];
  const { home, other, service } = budgets;
  expect(rows).toMatchObject({
    home: { page: 'index.html', requests: `3/${home.requests}` },
    service: { page: 'services/two/index.html', font: `0.0/${(service.font / 1000).toFixed(1)}` },
    legal: { page: 'terms/index.html' },
    other: { font: `12.3/${(other.font / 1000).toFixed(1)}`, requests: `2/${other.requests}` },
  });
  expect(Object.keys(rows)).toEqual(['home', 'service', 'legal', 'other']);
});
