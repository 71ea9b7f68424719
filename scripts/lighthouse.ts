/**
 * `npm run lighthouse`: Lighthouse's mobile scores of every page of the built site, or of those whose path holds one of
 * the words after the command: `npm run lighthouse -- services contact`. Ends with an error when accessibility, best
 * practices or SEO are under 100 on a page; performance is only told. See docs/benchmark.md.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sitePages } from '../content/site-pages.ts';
import { failedCategories, reportHeading, reportLine, worstAudits } from './bench/lighthouse-report.ts';
import { runLighthouse } from './bench/run-lighthouse.ts';
import { startPreview } from './preview/start-preview.ts';
import { runMain } from './shared/run-command.ts';

const exported = 'out';
/** The whole reports, to be opened at https://googlechrome.github.io/lighthouse/viewer/. */
const folder = 'test-results/lighthouse';

await runMain(async () => {
  const words = process.argv.slice(2).filter((word) => word !== '--');
  const paths = sitePages
    .map(({ path }) => path)
    .filter((path) => words.length === 0 || words.some((word) => isMeant(path, word)));
  if (paths.length === 0) throw new Error(`No page has "${words.join('" or "')}" in its path.`);
  const preview = await startPreview({ root: exported, sitePort: 0, inboxPort: 0 });
  const failures: string[] = [];
  try {
    console.log(reportHeading());
    for (const path of paths) {
      // Again for each page: the end-to-end tests, should they begin meanwhile, clear the folder around it.
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${path.replaceAll('/', '-').slice(1, -1) || 'home'}.json`);
      const result = await runLighthouse(`${preview.siteUrl}${path}`, file);
      console.log(reportLine(path, result));
      for (const line of worstAudits(result)) console.log(`    ${line}`);
      failures.push(...failedCategories(result).map((category) => `${path} ${category}`));
    }
  } finally {
    await preview.close();
  }
  console.log(`The whole reports are in ${folder}/.`);
  if (failures.length > 0) throw new Error(`Under 100: ${failures.join(', ')}.`);
});

/** `/` alone means the home page, which is part of every path. */
function isMeant(path: string, word: string): boolean {
  return word === '/' ? path === '/' : path.includes(word);
}
