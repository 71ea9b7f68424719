/**
 * `npm run bench`: the built site beside hand-written pages of the same content, in one browser, turn by turn.
 * See docs/benchmark.md for what is measured, and how to read it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { makeBaselineSite } from './bench/baseline-site.ts';
import { browserCode } from './bench/browser-code.ts';
import { type Comparison, compare, comparisonTable } from './bench/comparison.ts';
import { emulation } from './bench/emulation.ts';
import { measureLoad } from './bench/measure-load.ts';
import { measureVisit, type Visit } from './bench/measure-visit.ts';
import { contactMetrics, loadMetrics, type Metric, quoteMetrics } from './bench/metrics.ts';
import { checkPreviewBuild } from './bench/preview-build.ts';
import { type Preview, startPreview } from './preview/start-preview.ts';
import { browserArguments, provideBrowser } from './shared/find-browser.ts';
import { runMain } from './shared/run-command.ts';

const exported = 'out';
const resultFile = 'test-results/bench.json';

/** A page of each kind, with what a visitor in a hurry does there. */
const pages: readonly { path: string; visit: Visit }[] = [
  { path: '/', visit: 'quote' },
  { path: '/services/window-cleaning/', visit: 'quote' },
  { path: '/industries/office-buildings/', visit: 'quote' },
  { path: '/contact/', visit: 'contact' },
];

const visits = {
  quote: { heading: 'Quote button pressed at once', metrics: quoteMetrics },
  contact: { heading: 'Contact form filled in at once', metrics: contactMetrics },
} as const satisfies Record<Visit, { heading: string; metrics: Record<string, Metric> }>;

/** The site or its baseline, being served. */
interface Subject {
  siteUrl: string;
  emailjs: Preview['emailjs'];
}

interface PageResult {
  path: string;
  load: Record<string, Comparison>;
  visit: Record<string, Comparison>;
}

await runMain(async () => {
  const { rounds, chosen, against } = readOptions();
  await checkPreviewBuild(exported);
  const baselineSite = await makeBaselineSite(
    exported,
    chosen.map(({ path }) => path),
  );
  const closing: (() => Promise<void>)[] = [async () => baselineSite.remove()];
  try {
    const shared = { sitePort: 0, inboxPort: 0, rateLimit: false };
    const site = await startPreview({ ...shared, root: exported });
    closing.push(site.close);
    const baseline = await startPreview({ ...shared, root: baselineSite.folder, widgetPort: 0 });
    closing.push(baseline.close);
    const other = against === '' ? undefined : await startPreview({ ...shared, root: against, widgetPort: 0 });
    if (other) closing.push(other.close);
    const executablePath = await provideBrowser();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
    closing.push(() => browser.close());

    console.log(`Chromium ${browser.version()}, rounds: ${rounds}. Medians, with the range of all rounds.\n`);
    const results: PageResult[] = [];
    for (const { path, visit } of chosen) {
      const result = await measurePage(browser, { site, baseline, ...(other ? { other } : {}) }, path, visit, rounds);
      console.log(comparisonTable(`${path}, loaded`, Object.values(result.load)));
      console.log(`${comparisonTable(visits[visit].heading, Object.values(result.visit))}\n`);
      results.push(result);
    }
    await mkdir(dirname(resultFile), { recursive: true });
    const environment = { date: new Date().toISOString(), chromium: browser.version(), rounds, emulation };
    await writeFile(resultFile, `${JSON.stringify({ ...environment, pages: results }, null, 2)}\n`);
    console.log(`A copy is in ${resultFile}.`);
  } finally {
    for (const close of closing.reverse()) await close();
  }
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      pages: { type: 'string', default: '' },
      /** The exported folder of another build, to be measured in the same rounds. */
      against: { type: 'string', default: '' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a number from 1 up, not "${values.rounds}".`);
  const chosen = pages.filter(({ path }) => path.includes(values.pages));
  if (chosen.length === 0)
    throw new Error(`No page has "${values.pages}" in its path: ${pages.map(({ path }) => path).join(', ')}`);
  return { rounds, chosen, against: values.against };
}

/** All in turn, each first in some rounds, so that whatever slows this computer down meets all alike. */
async function measurePage(
  browser: Browser,
  subjects: { site: Subject; baseline: Subject; other?: Subject },
  path: string,
  visit: Visit,
  rounds: number,
): Promise<PageResult> {
  const [loadRecorder, visitRecorder] = [await browserCode('load'), await browserCode('visitor')];
  const inTurn = async <Figures>(measure: (subject: Subject) => Promise<Figures>) => {
    const figures = { site: [] as Figures[], baseline: [] as Figures[], other: [] as Figures[] };
    const names = (['site', 'baseline', 'other'] as const).filter((name) => subjects[name] !== undefined);
    for (let round = 0; round < rounds; round += 1) {
      const first = round % names.length;
      for (const name of [...names.slice(first), ...names.slice(0, first)]) {
        figures[name].push(await measure(subjects[name] as Subject));
      }
    }
    return figures;
  };
  const loads = await inTurn(({ siteUrl }) => measureLoad(browser, siteUrl, path, loadRecorder));
  const done = await inTurn((subject) => measureVisit({ ...subject, browser, recorder: visitRecorder }, path, visit));
  const { metrics } = visits[visit];
  return {
    path,
    load: compare(loadMetrics, loads.site, loads.baseline, loads.other),
    visit: compare<keyof typeof quoteMetrics>(metrics as typeof quoteMetrics, done.site, done.baseline, done.other),
  };
}
