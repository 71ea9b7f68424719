/**
 * `npm run lighthouse`: Lighthouse's mobile scores of every page of the built site, or of those whose path holds one of
 * the words after the command: `npm run lighthouse -- services contact`. Ends with an error when accessibility, best
 * practices or SEO are under 100 on a page; performance moves with the computer. See docs/benchmark.md.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { sitePages } from '../content/content.ts';
import { startPreview } from './preview/start-preview.ts';
import { browserArguments, provideBrowser } from './shared/find-browser.ts';
import { withProgress } from './shared/progress.ts';
import { run, runMain } from './shared/run-command.ts';

/**
 * The last line of versions that runs on the oldest Node version that we support. It is no dependency, because it depends
 * on a package by the tag "latest", which a lockfile cannot hold.
 */
const lighthouse = 'lighthouse@12.8.2';

/** The whole reports: HTML to be read, JSON for the table. */
const folder = 'test-results/lighthouse';

/** How often a page is tried: now and then the browser gives Lighthouse a trace that it cannot use. */
const attempts = 3;

const timings = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'];

/** The part of Lighthouse's JSON report that is read here. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

await runMain(async () => {
  const named = process.argv.slice(2);
  // `/` alone means the home page, since it is part of every path.
  const isNamed = (path: string) => named.some((word) => (word === '/' ? path === '/' : path.includes(word)));
  const paths = sitePages.map(({ path }) => path).filter((path) => named.length === 0 || isNamed(path));
  if (paths.length === 0) throw new Error(`No page has "${named.join('" or "')}" in its path.`);
  const environment = { ...process.env, CHROME_PATH: await provideBrowser() };
  const preview = await startPreview({ root: 'out', sitePort: 0, inboxPort: 0 });
  const rows: Record<string, Record<string, unknown>> = {};
  const measure = async (path: string, attempt = 1): Promise<Report> => {
    const file = `${folder}/${path.replaceAll('/', '-').slice(1, -1) || 'home'}`;
    const args = ['--quiet', '--output=json', '--output=html', `--output-path=${file}`];
    const flags = `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`;
    try {
      await run('npx', ['--yes', lighthouse, preview.siteUrl + path, ...args, flags], environment);
      return JSON.parse(await readFile(`${file}.report.json`, 'utf8')) as Report;
    } catch (error) {
      if (attempt === attempts) throw error;
      return measure(path, attempt + 1);
    }
  };
  await mkdir(folder, { recursive: true });
  try {
    await withProgress('Measuring', paths.length, async (advance) => {
      for (const path of paths) {
        const { categories, audits } = await measure(path);
        const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
        rows[path] = Object.fromEntries([...scores, ...timings.map((id) => [id, audits[id]?.displayValue])]);
        advance();
      }
    });
  } finally {
    await preview.close();
  }
  console.table(rows);
  console.log(`The reports are in ${folder}/.`);
  const failures = Object.entries(rows).flatMap(([path, row]) =>
    ['accessibility', 'best-practices', 'seo'].filter((name) => row[name] !== 100).map((name) => `${path} ${name}`),
  );
  if (failures.length > 0) throw new Error(`Under 100: ${failures.join(', ')}.`);
});
