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
  findAll,
  parsePage,
  textOf,
  UnexpectedOutputError,
} from '../../../../../scripts/build/postbuild/html-document.ts';
import { type OptionalStep, optionalSteps, runPostbuild } from '../../../../../scripts/build/postbuild/postbuild.ts';
import { longStyle, nextPage } from './next-page.ts';

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

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finish-export-'));
  jest.spyOn(console, 'log').mockImplementation();
});

afterEach(() => rm(folder, { recursive: true }));

/** Exports the site, with some files altered, and finishes it. */
async function finish(
  without: OptionalStep[] = [],
  altered: Readonly<Record<string, string>> = {},
  ownFiles: readonly string[] = [],
) {
  for (const [file, content] of Object.entries({ ...exported, ...altered })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await runPostbuild(folder, cspSources, without, ownFiles);
}

const read = (file: string) => readFile(join(folder, file), 'utf8');

async function pages(): Promise<{ file: string; document: Document }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(files.map(async (file) => ({ file, document: parsePage(await read(file)) })));
}

const tags = (document: Document, tagName: string) => findAll(document, (element) => element.tagName === tagName);
const addresses = (document: Document, tagName: string, name: string) =>
  tags(document, tagName).flatMap((element) => attribute(element, name) ?? []);

describe.each([
  { name: 'with islands', without: [] as OptionalStep[] },
  { name: 'without budgets', without: ['budgets'] as OptionalStep[] },
  { name: 'without islands', without: ['islands'] as OptionalStep[] },
])('the site finished $name', ({ without }) => {
  const hasIslands = !without.includes('islands');

  beforeEach(() => finish(without));

  it('has its pages, one for unknown services, and no copies of the not-found page', async () => {
    expect((await pages()).map(({ file }) => file)).toEqual([
      '404.html',
      'about/index.html',
      'index.html',
      'services/404.html',
      'services/index.html',
    ]);
  });

  it('asks for no file that is not there', async () => {
    for (const { file, document } of await pages()) {
      const asked = [
        ...addresses(document, 'script', 'src'),
        ...addresses(document, 'link', 'href'),
        ...addresses(document, 'html', 'data-islands'),
      ];
      expect(asked.filter((address) => !existsSync(join(folder, address))).map((path) => `${file}: ${path}`)).toEqual(
        [],
      );
    }
  });

  it("has either Next's scripts in its pages or the script that hydrates its islands, and never both", async () => {
    for (const { file, document } of await pages()) {
      const next = addresses(document, 'script', 'src').filter((address) => address.includes('/chunks/'));
      const flight = tags(document, 'script').filter((script) => textOf(script).includes('__next_f'));
      expect([next.length > 0, flight.length > 0]).toEqual([!hasIslands, !hasIslands]);
      const bundles = addresses(document, 'html', 'data-islands');
      expect(bundles).toHaveLength(hasIslands && file === 'index.html' ? 1 : 0);
      for (const address of bundles) expect(await read(address)).toContain('hydrateRoot');
    }
  });

  it('has the inline scripts at the ends of the head and of the page', async () => {
    for (const { document } of await pages()) {
      const inline = tags(document, 'script').map(textOf);
      expect(inline.some((script) => script.includes('view-transition'))).toBe(true);
      expect(inline.at(-1)).toContain('data-');
    }
  });

  it('keeps every rule of its styles', async () => {
    for (const { document } of await pages()) {
      const css = tags(document, 'style').map(textOf);
      // Gathered styles are minified.
      const rules = hasIslands
        ? [':root{--ink:#123}', '.a{color:red}', '.long{']
        : ['--ink:#123', '.a{color:red;}', longStyle];
      for (const rule of rules) expect(css.join('')).toContain(rule);
      expect(addresses(document, 'link', 'href').includes('/_next/static/chunks/font.css')).toBe(!hasIslands);
      expect(css.length > 1).toBe(!hasIslands);
      expect(css.some((text) => text.includes('url(/_next/static/media/font.woff2)'))).toBe(hasIslands);
    }
  });

  it('has the rules for prerendering', async () => {
    for (const { document } of await pages()) {
      const rules = tags(document, 'script').filter((script) => attribute(script, 'type') === 'speculationrules');
      expect(rules).toHaveLength(1);
    }
  });

  it('has the hashes of all that is in it, in its own policy', async () => {
    for (const { document } of await pages()) {
      const [policy, ...others] = tags(document, 'meta').filter((meta) => attribute(meta, 'http-equiv') !== undefined);
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

  it('says what pages cost when nothing was left out', () => {
    expect(console.log).toHaveBeenCalledTimes(without.length === 0 ? 1 : 0);
  });
});

describe("the owner's own files", () => {
  const own = {
    // What search engines and mail services ask for: less than a page, or more than a page may be.
    'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
    'letters/spring.html': `<!doctype html><title>Spring</title><style>p{}</style><p>${'x1y2'.repeat(50_000)}</p>`,
    'files/index.txt': 'a list of the owner',
  };

  it.each([
    ['with islands', []],
    ['without', [...optionalSteps]],
  ])('stay as they are, and in no budget, %s', async (_what, without) => {
    await finish(without, own, Object.keys(own));
    for (const [file, content] of Object.entries(own)) expect(await read(file)).toBe(content);
  });

  it('are told from what Next exported by their names alone: HTML of no one is refused', async () => {
    await expect(finish([], own)).rejects.toThrow(UnexpectedOutputError);
  });
});

it('the page for unknown services says so in its title', async () => {
  await finish();
  const titles = tags(parsePage(await read('services/404.html')), 'title').map(textOf);
  expect(titles).toEqual(['Service Not Found']);
});

describe("when Next's output is not as expected, the build stops and says where", () => {
  const about = nextPage({ title: 'About' });

  it.each([
    ['no flight data', about.replaceAll('__next_f', '__next_g'), 'and 0 with flight data'],
    ['no styles', about.replaceAll('data-styled', 'data-other'), 'found no style tags of styled-components'],
    [
      'no scripts',
      about.replaceAll('/chunks/', '/pieces/').replaceAll('stylesheet', 'sheet'),
      "found 0 of Next's scripts",
    ],
  ])('about a page with %s', async (_what, html, finding) => {
    const finishing = finish([], { 'about/index.html': html });
    await expect(finishing).rejects.toThrow(UnexpectedOutputError);
    await expect(finishing).rejects.toThrow('about/index.html: ');
    await expect(finishing).rejects.toThrow(finding);
  });

  it('about a not-found page that does not know unknown services', async () => {
    const finishing = finish([], { '404.html': nextPage({ title: 'Page Not Found' }) });
    await expect(finishing).rejects.toThrow(UnexpectedOutputError);
    await expect(finishing).rejects.toThrow('404.html has no <title> or no element with data-missing-service-title.');
  });
});

describe('a page that costs too much', () => {
  // Words that gzip cannot shorten.
  const words = Array.from({ length: 40_000 }, (_, place) => ((place * 7919) ** 3 % 99_991).toString(36)).join(' ');
  const heavy = { 'about/index.html': nextPage({ title: 'About', main: words }) };

  it('stops the build', async () => {
    const finishing = finish([], heavy);
    await expect(finishing).rejects.toThrow(BrokenBudgetError);
    await expect(finishing).rejects.toThrow('- about/index.html: html ');
  });

  it.each(optionalSteps)('does not when %s is left out', async (step) => {
    await expect(finish([step], heavy)).resolves.toBeUndefined();
  });
});
