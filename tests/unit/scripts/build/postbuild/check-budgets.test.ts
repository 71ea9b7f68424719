/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets, measures } from '../../../../../scripts/build/postbuild/budgets.ts';
import { BrokenBudgetError, checkBudgets } from '../../../../../scripts/build/postbuild/check-budgets.ts';

let folder: string;
let printed: jest.SpyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-budgets-'));
  printed = jest.spyOn(console, 'log').mockImplementation();
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes the files and checks the pages among them. */
async function check(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await checkBudgets(
    folder,
    Object.keys(files).filter((file) => file.endsWith('.html')),
  );
}

/** What went wrong; an empty text when nothing did. */
const complaint = (files: Readonly<Record<string, string | Buffer>>) =>
  check(files).then(
    () => '',
    (error: Error) => error.message,
  );

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const withFont = page('<link rel="preload" as="font" href="/a.woff2">');
const inEnglish = (bytes: number) => bytes.toLocaleString('en-US');

/** Words of which gzip makes about so many bytes. */
const words = (bytes: number) =>
  Array.from({ length: bytes }, (_, place) => ((((place + 1) * 7919) ** 3 % 99_991) % 36).toString(36)).join('');

it('pages within their limits pass', async () => {
  expect(await complaint({ 'index.html': page('Home'), 'about/index.html': page('About') })).toBe('');
});

it('a page just at its limit passes, and one byte more does not', async () => {
  const limit = budgets.other.font;
  const font = (bytes: number) => ({ 'about/index.html': withFont, 'a.woff2': Buffer.alloc(bytes) });
  expect(await complaint(font(limit))).toBe('');
  expect(await complaint(font(limit + 1))).toContain(`1 over the limit of ${inEnglish(limit)}`);
});

it('a broken limit is named with page, measure, size, limit, and what to do', async () => {
  const over = budgets.service.font + 7_000;
  const checking = check({ 'services/deep-cleaning/index.html': withFont, 'a.woff2': Buffer.alloc(over) });
  await expect(checking).rejects.toThrow(BrokenBudgetError);
  await expect(checking).rejects.toThrow(
    [
      'Pages cost more than scripts/build/postbuild/budgets.ts allows:',
      `- services/deep-cleaning/index.html: font ${inEnglish(over)} bytes, 7,000 over the limit of ${inEnglish(budgets.service.font)} for service pages.`,
      `  What to do: ${measures.font.remedy}`,
      'If a page is worth it, raise its limit in scripts/build/postbuild/budgets.ts. To build regardless: npm run build -- --without budgets',
    ].join('\n'),
  );
});

it('a page is measured as hosts send it', async () => {
  const html = page(words(60_000));
  const size = gzipSync(html, { level: 9 }).length;
  expect(await complaint({ 'contact/index.html': html })).toContain(
    `- contact/index.html: html ${inEnglish(size)} bytes, ${inEnglish(size - budgets.contact.html)} over the limit`,
  );
});

it('requests are counted, without bytes', async () => {
  const frames = Array.from({ length: 10 }, (_, place) => `<iframe src="https://maps.example/${place}"></iframe>`);
  expect(await complaint({ 'index.html': page(frames.join('')) })).toContain(
    `- index.html: requests 11, ${11 - budgets.home.requests} over the limit of ${budgets.home.requests} for home pages.`,
  );
});

it.each(['https://widget.example/a.js', '//widget.example/a.js'])(
  'a file of another site counts as a request, for nobody knows its bytes: %s',
  async (address) => {
    expect(await complaint({ 'index.html': page(`<script src="${address}"></script>`) })).toBe('');
    expect(printed.mock.calls.flat().join()).toContain(` 2/${budgets.home.requests} `);
  },
);

it('of each kind only the worst page is named, and every broken measure', async () => {
  const font = (name: string) => page(`<link rel="preload" as="font" href="/${name}.woff2">`);
  const message = await complaint({
    'services/one/index.html': font('large'),
    'services/two/index.html': font('larger'),
    'services/three/index.html': font('large'),
    'terms/index.html': font('large'),
    'about/index.html': page(words(60_000)),
    'large.woff2': Buffer.alloc(50_000),
    'larger.woff2': Buffer.alloc(60_000),
  });
  expect(message.match(/^- \S+ \S+/gm)).toEqual([
    '- about/index.html: html',
    '- services/two/index.html: font',
    '- terms/index.html: font',
  ]);
  expect(message.match(/^ {2}What to do: .*$/gm)).toEqual([
    `  What to do: ${measures.html.remedy}`,
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

describe('what is printed', () => {
  const lines = () => String(printed.mock.calls.flat().join('\n')).split('\n');

  it('has one line for each kind of page that there is: its heaviest', async () => {
    await check({
      'terms/index.html': page('Terms'),
      'services/one/index.html': page('One'),
      'services/two/index.html': page(words(4_000)),
      'index.html': page('Home'),
    });
    const [, , ...rows] = lines();
    expect(rows.map((row) => row.split(/\s+/)).map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['home', 'index.html'],
      ['service', 'services/two/index.html'],
      ['legal', 'terms/index.html'],
    ]);
  });

  it('says used and limit under each measure, in line', async () => {
    await check({ 'about/index.html': withFont, 'a.woff2': Buffer.alloc(12_340) });
    const [, head = '', row = ''] = lines();
    for (const { label } of Object.values(measures)) expect(head).toContain(`  ${label}`);
    const below = (label: string) => row.slice(head.indexOf(`  ${label}  `) + 2).split(' ')[0];
    expect(below('font')).toBe(`12.3/${(budgets.other.font / 1000).toFixed(1)}`);
    expect(below('requests')).toBe(`2/${budgets.other.requests}`);
  });

  it('comes before the complaint, too', async () => {
    await complaint({ 'index.html': page(words(60_000)) });
    expect(lines().at(-1)).toMatch(/^home .* index\.html$/);
  });
});
