/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BrokenBudgetError } from '../../../../../scripts/build/postbuild/check-budgets.ts';
import {
  attribute,
  type Document,
  type Element,
  findAll,
  parsePage,
  textOf,
  UnexpectedOutputError,
  withAttribute,
} from '../../../../../scripts/build/postbuild/html-document.ts';
import { type OptionalStep, optionalSteps, runPostbuild } from '../../../../../scripts/build/postbuild/postbuild.ts';
import { longStyle, nextPage } from './next-export-fixture.ts';

const island = '<div data-island="QuoteForm" data-props="{}"></div>';
const missing = '<div data-missing-service-title="Service Not Found">Not here.</div>';

/** What `next build` exports, as far as the steps care. */
const exported: Readonly<Record<string, string>> = {
  'index.html': nextPage({ title: 'Home', main: island }),
  'about/index.html': nextPage({ title: 'About', main: '<h1>About</h1>' }),
  'services/index.html': nextPage({ title: 'Services' }),
  '404.html': nextPage({ title: 'Page Not Found', main: missing }),
  '404/index.html': nextPage({ title: 'Page Not Found', main: missing }),
  '_not-found/index.html': nextPage({ title: 'Page Not Found', main: missing }),
  'index.txt': 'router data',
  'about/index.txt': 'router data',
  'about/__next.about.__PAGE__.txt': 'router data',
  'robots.txt': 'User-Agent: *',
  'about/notes.txt': 'a file of the owner',
  '_next/static/chunks/font.css': '@font-face{src:url(../media/font.woff2)format("woff2")}',
  '_next/static/media/font.woff2': 'font',
  '_next/static/build/_buildManifest.js': 'manifest();',
  ...Object.fromEntries(
    ['router', 'react', 'runtime', 'polyfills'].map((name) => [`_next/static/chunks/${name}.js`, `${name}();`]),
  ),
};

const noOrigins = { script: [], connect: [], img: [], style: [], font: [], frame: [] };
const cspSources = { connect: ['https://mail.example'], reviewsWidget: { allowed: noOrigins, inlineStyles: false } };

let folder: string;

/** Exports the site, with some files altered, and runs the postbuild. Returns whether it printed what pages cost. */
async function finish(
  without: OptionalStep[] = [],
  altered: Readonly<Record<string, string>> = {},
  ownFiles: readonly string[] = [],
): Promise<boolean> {
  jest.spyOn(console, 'log').mockImplementation();
  const printed = jest.spyOn(console, 'table').mockImplementation();
  folder = await mkdtemp(join(tmpdir(), 'postbuild-'));
  for (const [file, content] of Object.entries({ ...exported, ...altered })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await runPostbuild(folder, cspSources, without, ownFiles);
  return printed.mock.calls.length > 0;
}

const removeFolder = () => rm(folder, { recursive: true });
const read = (file: string) => readFile(join(folder, file), 'utf8');

const tags = (document: Document, tagName: string) => findAll(document, (element) => element.tagName === tagName);
const addresses = (document: Document, tagName: string, name: string) =>
  tags(document, tagName).flatMap((element) => attribute(element, name) ?? []);

describe.each([
  { name: 'with islands', without: [] as OptionalStep[] },
  { name: 'without islands', without: ['islands'] as OptionalStep[] },
])('the site finished $name', ({ without }) => {
  const hasIslands = !without.includes('islands');
  let pages: { file: string; document: Document }[];
  let hasPrintedCosts: boolean;

  beforeAll(async () => {
    hasPrintedCosts = await finish(without);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
    pages = await Promise.all(files.map(async (file) => ({ file, document: parsePage(await read(file)) })));
  });

  afterAll(removeFolder);

  it('has its pages, one for unknown services, and no copies of the not-found page', () => {
    expect(pages.map(({ file }) => file)).toEqual([
      '404.html',
      'about/index.html',
      'index.html',
      'services/404.html',
      'services/index.html',
    ]);
  });

  it('asks for no file that is not there', () => {
    const asked = pages.flatMap(({ document }) => [
      ...addresses(document, 'script', 'src'),
      ...addresses(document, 'link', 'href'),
      ...addresses(document, 'html', 'data-islands'),
    ]);
    expect(asked.filter((address) => !existsSync(join(folder, address)))).toEqual([]);
  });

  it("has either Next's scripts in its pages or the script that hydrates its islands, and never both", async () => {
    for (const { file, document } of pages) {
      const next = addresses(document, 'script', 'src').filter((address) => address.includes('/chunks/'));
      const flight = tags(document, 'script').filter((script) => textOf(script).includes('__next_f'));
      expect([next.length > 0, flight.length > 0]).toEqual([!hasIslands, !hasIslands]);
      const bundles = addresses(document, 'html', 'data-islands');
      expect(bundles).toHaveLength(hasIslands && file === 'index.html' ? 1 : 0);
      for (const address of bundles) expect(await read(address)).toContain('hydrateRoot');
    }
  });

  it('has the inline scripts, the rules for prerendering, and every rule of its styles', () => {
    for (const { document } of pages) {
      const scripts = tags(document, 'script');
      expect(scripts.some((script) => textOf(script).includes('view-transition'))).toBe(true);
      expect(scripts.at(-1) && textOf(scripts.at(-1) as Element)).toContain('data-');
      expect(scripts.filter((script) => attribute(script, 'type') === 'speculationrules')).toHaveLength(1);
      const css = tags(document, 'style').map(textOf);
      // Gathered styles are minified.
      const rules = hasIslands
        ? [':root{--ink:#123}', '.a{color:red}', '.long{']
        : ['--ink:#123', '.a{color:red;}', longStyle];
      for (const rule of rules) expect(css.join('')).toContain(rule);
      expect(css.length > 1).toBe(!hasIslands);
    }
  });

  it('has the hashes of all that is in it, in its own policy', () => {
    for (const { document } of pages) {
      const [policy, ...others] = withAttribute(document, 'http-equiv');
      expect(others).toEqual([]);
      const content = (policy && attribute(policy, 'content')) ?? '';
      const inline = tags(document, 'script').filter(
        (script) => attribute(script, 'src') === undefined && !attribute(script, 'type')?.endsWith('json'),
      );
      const hashes = [...inline, ...tags(document, 'style')].map(
        (element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`,
      );
      expect([...new Set(content.match(/'sha256-[^']+'/g))].sort()).toEqual([...new Set(hashes)].sort());
      expect(content).toContain("connect-src 'self' https://mail.example;");
      expect(content).not.toContain('unsafe');
    }
  });

  it("keeps other files, and those that only Next's client asks for only where it runs", () => {
    for (const file of ['robots.txt', 'about/notes.txt', '_next/static/media/font.woff2']) {
      expect(existsSync(join(folder, file))).toBe(true);
    }
    for (const file of [
      'index.txt',
      'about/index.txt',
      'about/__next.about.__PAGE__.txt',
      '_next/static/chunks/react.js',
      '_next/static/build/_buildManifest.js',
    ]) {
      expect(existsSync(join(folder, file))).toBe(!hasIslands);
    }
  });

  it('prints what pages cost when nothing was left out', () => {
    expect(hasPrintedCosts).toBe(hasIslands);
  });
});

describe('runPostbuild', () => {
  afterEach(removeFolder);

  const own = {
    // What search engines and mail services ask for: less than a page, or more than a page may be.
    'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
    'letters/spring.html': `<!doctype html><title>Spring</title><style>p{}</style><p>${'x1y2'.repeat(50_000)}</p>`,
    'files/index.txt': 'a list of the owner',
  };

  it.each([
    ['with islands', []],
    ['without', [...optionalSteps]],
  ])('leaves the files of the owner as they are, and out of the budgets, %s', async (_what, without) => {
    await finish(without, own, Object.keys(own));
    for (const [file, content] of Object.entries(own)) expect(await read(file)).toBe(content);
  });

  it('refuses HTML that neither Next exported nor the owner is named for', async () => {
    await expect(finish([], own)).rejects.toThrow(UnexpectedOutputError);
  });

  it.each([
    ['no flight data', (html: string) => html.replaceAll('__next_f', '__next_g'), 'and 0 with flight data'],
    ['no styles', (html: string) => html.replaceAll('data-styled', 'data-other'), 'found no style tags of styled'],
    [
      'no scripts',
      (html: string) => html.replaceAll('/chunks/', '/pieces/').replaceAll('stylesheet', 'sheet'),
      "found 0 of Next's scripts",
    ],
  ])('stops at a page with %s, and names file and finding', async (_what, alter, finding) => {
    const finishing = finish([], { 'about/index.html': alter(nextPage({ title: 'About' })) });
    await expect(finishing).rejects.toThrow(UnexpectedOutputError);
    await expect(finishing).rejects.toThrow('about/index.html: ');
    await expect(finishing).rejects.toThrow(finding);
  });

  it('stops at a not-found page that does not know unknown services', async () => {
    const finishing = finish([], { '404.html': nextPage({ title: 'Page Not Found' }) });
    await expect(finishing).rejects.toThrow('404.html has no <title> or no element with data-missing-service-title.');
  });

  it('stops at a page that costs too much, unless a step is left out', async () => {
    // Text that gzip cannot shorten.
    const text = Array.from({ length: 40_000 }, (_, place) => ((place * 7919) ** 3 % 99_991).toString(36)).join(' ');
    const heavy = { 'about/index.html': nextPage({ title: 'About', main: text }) };
    await expect(finish([], heavy)).rejects.toThrow(BrokenBudgetError);
    for (const step of optionalSteps) {
      await removeFolder();
      await expect(finish([step], heavy)).resolves.toEqual(expect.any(Boolean));
    }
  });
});
