/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BrokenBudgetError } from '../../../scripts/after-build/check-budgets.ts';
import {
  attribute,
  type Document,
  findAll,
  parsePage,
  textOf,
  UnexpectedOutputError,
} from '../../../scripts/after-build/document.ts';
import { flightRows, pushedBy } from '../../../scripts/after-build/flight.ts';
import { type FinishingStep, finishExport, finishingSteps } from '../../../scripts/finish-export.ts';
import { longStyle, nextPage } from './after-build/next-page.ts';

const missing = '<div data-missing-service-title="Service Not Found">Not here.</div>';

/** What `next build` exports, as far as the steps care. */
const exported: Readonly<Record<string, string>> = {
  'index.html': nextPage({ title: 'Home' }),
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
  'early-head.js': 'head();',
  'early.js': 'early();',
  'early-missing-page.js': 'missing();',
  '_next/static/chunks/font.css': '@font-face{src:url(../media/font.woff2)format("woff2")}',
  '_next/static/media/font.woff2': 'font',
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
  without: FinishingStep[] = [],
  altered: Readonly<Record<string, string>> = {},
  ownFiles: readonly string[] = [],
) {
  for (const [file, content] of Object.entries({ ...exported, ...altered })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await finishExport(folder, cspSources, without, ownFiles);
}

const read = (file: string) => readFile(join(folder, file), 'utf8');

async function pages(): Promise<{ file: string; document: Document }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(files.map(async (file) => ({ file, document: parsePage(await read(file)) })));
}

const tags = (document: Document, tagName: string) => findAll(document, (element) => element.tagName === tagName);
const addresses = (document: Document, tagName: string, name: string) =>
  tags(document, tagName).flatMap((element) => attribute(element, name) ?? []);

function heldScripts(document: Document): string[] {
  const [block] = tags(document, 'script').filter((script) => attribute(script, 'id') === 'held-scripts');
  if (!block) return [];
  const { first, rest } = JSON.parse(textOf(block)) as { first: string; rest: string[] };
  return [first, ...rest];
}

const ownFile = (addressesOfPage: readonly string[]) =>
  addressesOfPage.filter((address) => address.startsWith('/_next/static/page/'));

/** The flight data that reaches React: from inline scripts, or from the page's file. */
async function flightOf(document: Document, file: string) {
  const [path, ...others] = ownFile([...addresses(document, 'script', 'src'), ...heldScripts(document)]);
  expect(others).toEqual([]);
  if (path === undefined) {
    const data = tags(document, 'script').flatMap((script) => pushedBy(textOf(script), file)?.[1] ?? []);
    return flightRows(data.join(''), file);
  }
  const content = await read(path);
  const [, data] = /\.push\(\[0\],\[1,(.*)\]\);\n$/.exec(content) ?? [];
  return flightRows(JSON.parse(data ?? '') as string, file);
}

const everySelection: { name: string; without: FinishingStep[] }[] = [
  { name: 'with all steps', without: [] },
  ...finishingSteps.map((step) => ({ name: `without ${step}`, without: [step] })),
  { name: 'without any step', without: [...finishingSteps] },
];

describe.each(everySelection)('the site finished $name', ({ without }) => {
  const does = (step: FinishingStep) => !without.includes(step);
  const movesScripts = does('move-inline-scripts');
  const gathers = movesScripts && does('gather-styles');
  const holdsBack = movesScripts && does('hold-back-scripts');

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
        ...heldScripts(document),
      ];
      expect(asked.filter((address) => !existsSync(join(folder, address))).map((path) => `${file}: ${path}`)).toEqual(
        [],
      );
    }
  });

  it('ends each page with the early script, and the not-found pages with theirs too, and deploys no file of these', async () => {
    for (const { file, document } of await pages()) {
      const inline = tags(document, 'script').map(textOf);
      const early = file.endsWith('404.html') ? ['early();', 'missing();'] : ['early();'];
      expect(inline.slice(-early.length)).toEqual(early);
      expect(inline).toContain('head();');
    }
    for (const file of ['early-head.js', 'early.js', 'early-missing-page.js'])
      expect(existsSync(join(folder, file))).toBe(false);
  });

  it("has every one of Next's scripts, either in the page or held back, and never both", async () => {
    for (const { document } of await pages()) {
      const inPage = addresses(document, 'script', 'src').filter((address) => address.includes('/chunks/'));
      const held = heldScripts(document);
      expect(holdsBack ? inPage : held).toEqual([]);
      expect(holdsBack ? held : inPage).toEqual(
        expect.arrayContaining(['router', 'react', 'runtime'].map((name) => `/_next/static/chunks/${name}.js`)),
      );
    }
  });

  it("runs the page's own data before the held scripts", async () => {
    for (const { document } of await pages()) {
      expect(ownFile(heldScripts(document).slice(0, 1))).toHaveLength(holdsBack ? 1 : 0);
      expect(ownFile(addresses(document, 'script', 'src'))).toHaveLength(movesScripts && !holdsBack ? 1 : 0);
    }
  });

  it('gives React the page that it finds: a style tag is in both or in neither', async () => {
    for (const { file, document } of await pages()) {
      const rows = await flightOf(document, file);
      const data = JSON.stringify(rows.map(({ json }) => json));
      const marked = tags(document, 'style').filter((style) => attribute(style, 'data-styled') !== undefined);
      expect(marked.length > 0).toBe(!gathers);
      expect(data.includes('"data-styled"')).toBe(!gathers);
      expect(data).toContain('“Spotless”: 7:00 – 9:00');
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(['0', '1', '2', '3', '4', '7', 'b', 'c', 'd']));
    }
  });

  it('keeps every rule of its styles', async () => {
    for (const { document } of await pages()) {
      const css = tags(document, 'style').map(textOf);
      // Gathered styles are minified.
      const rules = gathers
        ? [':root{--ink:#123}', '.a{color:red}', '.long{']
        : ['--ink:#123', '.a{color:red;}', longStyle];
      for (const rule of rules) expect(css.join('')).toContain(rule);
      expect(addresses(document, 'link', 'href').includes('/_next/static/chunks/font.css')).toBe(!gathers);
      expect(css.length > 1).toBe(!gathers);
      expect(css.some((text) => text.includes('url(/_next/static/media/font.woff2)'))).toBe(gathers);
    }
  });

  it('has rules for drawing pages ahead when it should', async () => {
    for (const { document } of await pages()) {
      const rules = tags(document, 'script').filter((script) => attribute(script, 'type') === 'speculationrules');
      expect(rules).toHaveLength(does('add-speculation-rules') ? 1 : 0);
    }
  });

  it('has the hashes of all that is in it, in its own policy, when it should', async () => {
    for (const { document } of await pages()) {
      const [policy, ...others] = tags(document, 'meta').filter((meta) => attribute(meta, 'http-equiv') !== undefined);
      expect(others).toEqual([]);
      expect(policy === undefined).toBe(!does('add-content-security-policy'));
      if (!policy) continue;
      const content = attribute(policy, 'content') ?? '';
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

  it("keeps the owner's files, and those of Next's router only when asked to", () => {
    for (const file of ['robots.txt', 'about/notes.txt']) expect(existsSync(join(folder, file))).toBe(true);
    for (const file of ['index.txt', 'about/index.txt', 'about/__next.about.__PAGE__.txt']) {
      expect(existsSync(join(folder, file))).toBe(!does('remove-router-files'));
    }
  });

  it('says what pages cost when all steps were done', () => {
    expect(console.log).toHaveBeenCalledTimes(without.length === 0 ? 1 : 0);
  });
});

it('no inline script is left but the early ones, which a content security policy can allow by their hashes', async () => {
  await finish();
  for (const { document } of await pages()) {
    const inline = tags(document, 'script').filter((script) => attribute(script, 'src') === undefined);
    const running = inline.filter((script) => attribute(script, 'type') === undefined);
    expect(['head();early();', 'head();early();missing();']).toContain(running.map(textOf).join(''));
    const data = inline.filter((script) => !running.includes(script));
    expect(data.map((script) => attribute(script, 'type'))).toEqual([
      'speculationrules',
      'application/ld+json',
      'application/json',
    ]);
  }
});

describe("the owner's own files", () => {
  const own = {
    // What search engines and mail services ask for: less than a page, or more than a page may be.
    'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
    'letters/spring.html': `<!doctype html><title>Spring</title><style>p{}</style><p>${'x1y2'.repeat(50_000)}</p>`,
    'files/index.txt': 'a list of the owner',
  };

  it.each([
    ['with all steps', []],
    ['without any step', [...finishingSteps]],
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
    ['no flight data', about.replaceAll('__next_f', '__next_g'), 'found no flight data'],
    ['flight data of another kind', about.replace('push([1,', 'push([2,'), 'a kind of data (2) that is not known'],
    ['flight data without rows', about.replaceAll('push([1,"', 'push([1,"?'), 'the flight data has a row that'],
    ['flight data with values cut off', about.replace('\\"$Sreact.fragment\\"', '{'), 'the flight data '],
    ['no styles', about.replaceAll('data-styled', 'data-other'), 'found no style tags of styled-components'],
    [
      'no scripts',
      about.replaceAll('/chunks/', '/pieces/').replaceAll('stylesheet', 'sheet'),
      'found no scripts of Next',
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

  it.each(finishingSteps)('does not when %s is left out', async (step) => {
    await expect(finish([step], heavy)).resolves.toBeUndefined();
  });
});
