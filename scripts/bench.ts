/**
 * `npm run bench`: the built site beside hand-written pages of the same content, in one browser, turn by turn.
 * See docs/benchmark.md for what is measured, and how to read it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBaselineSite } from './bench/baseline-site.ts';
import { compare, comparisonTable } from './bench/comparison.ts';
import { emulation } from './bench/emulation.ts';
import { measureKeys } from './bench/measure-keys.ts';
import { measureRounds } from './bench/measure-rounds.ts';
import type { Visit } from './bench/measure-visit.ts';
import { keyMetrics } from './bench/metrics.ts';
import { isPreviewBuild } from './preview/preview-environment.ts';
import { startPreview } from './preview/start-preview.ts';
import { launchBrowser } from './shared/find-browser.ts';
import { runMain } from './shared/run-command.ts';

const exported = 'out';
const resultFile = 'test-results/bench.json';

/** A page of each kind, with what a visitor in a hurry does there. */
const pages: readonly { path: string; visit: Visit }[] = [
  { path: '/', visit: 'quote' },
  { path: '/services/window-cleaning/', visit: 'quote' },
  { path: '/industries/office-buildings/', visit: 'quote' },
  { path: '/service-area/', visit: 'quote' },
  { path: '/cleaning-list/', visit: 'quote' },
  { path: '/contact/', visit: 'contact' },
];

const visitHeadings = { quote: 'Quote button pressed at once', contact: 'Contact form filled in at once' };

await runMain(async () => {
  const { values: options } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      pages: { type: 'string', default: '' },
      /** The exported folder of another build, to be measured in the same rounds. */
      against: { type: 'string', default: '' },
    },
  });
  const rounds = Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds must be 1 or more, not "${options.rounds}".`);
  const chosen = pages.filter(({ path }) => path.includes(options.pages));
  if (chosen.length === 0) throw new Error(`No page of the benchmark has "${options.pages}" in its path.`);
  if (!(await isPreviewBuild(exported))) {
    throw new Error(`There is no build for the preview in ${exported}/. Run: npm run build -- --preview`);
  }
  const baselineSite = await makeBaselineSite(
    exported,
    chosen.map(({ path }) => path),
  );
  const closing: (() => unknown)[] = [baselineSite.remove];
  const serve = async (root: string, widgetPort?: number) => {
    const widget = widgetPort === undefined ? {} : { widgetPort };
    const preview = await startPreview({ root, sitePort: 0, inboxPort: 0, rateLimit: false, ...widget });
    closing.push(preview.close);
    return preview;
  };
  try {
    const site = await serve(exported);
    const baseline = await serve(baselineSite.folder, 0);
    const other = options.against === '' ? {} : { other: await serve(options.against, 0) };
    const browser = await launchBrowser();
    closing.push(() => browser.close());

    console.log(`Chromium ${browser.version()}, rounds: ${rounds}. Medians, with the range of all rounds.\n`);
    const results: unknown[] = [];
    for (const { path, visit } of chosen) {
      const result = await measureRounds(browser, { site, baseline, ...other }, path, visit, rounds);
      console.log(comparisonTable(`${path}, loaded`, result.load));
      console.log(`${comparisonTable(visitHeadings[visit], result.visit)}\n`);
      results.push({ path, ...result });
    }
    const keys: Awaited<ReturnType<typeof measureKeys>>[] = [];
    for (let round = 0; round < rounds; round += 1) keys.push(await measureKeys(browser, site.siteUrl));
    const placeFinder = compare(
      keyMetrics,
      keys.map((figures) => figures.site),
      keys.map((figures) => figures.empty),
    );
    console.log(`${comparisonTable('Place finder, and no handler', placeFinder)}\n`);
    await mkdir(dirname(resultFile), { recursive: true });
    const environment = { date: new Date().toISOString(), chromium: browser.version(), rounds, emulation };
    await writeFile(resultFile, `${JSON.stringify({ ...environment, pages: results, placeFinder }, null, 2)}\n`);
    console.log(`A copy is in ${resultFile}.`);
  } finally {
    for (const close of closing.reverse()) await close();
  }
});
