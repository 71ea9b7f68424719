/**
 * `npm run bench:scale`: what the build of many more pages costs. In a temporary copy of the project it adds 20, 200 and
 * 2,000 services, builds, and prints seconds and bytes. Other numbers: `npm run bench:scale -- 20 200`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportSize } from './bench/export-size.ts';
import { addServices, mostServices } from './bench/scale-content.ts';
import { withCheckout } from './shared/git-checkout.ts';
import { run, runMain } from './shared/run-command.ts';

const resultFile = 'test-results/scale.json';

await runMain(async () => {
  const named = process.argv.slice(2);
  const counts = named.length === 0 ? [20, 200, 2000] : named.map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1 || count > mostServices)) {
    throw new Error(`Name numbers of services from 1 to ${mostServices}, not "${named.join(' ')}".`);
  }
  const results: Record<string, Record<string, number>> = {};
  for (const count of counts) {
    results[`${count} services more`] = await withCheckout(undefined, async (folder) => {
      await addServices(folder, count);
      const startedAt = Date.now();
      // A list of thousands of services is beyond every budget, on purpose.
      await run('tsx', ['scripts/build.ts', '--preview', '--without', 'budgets'], process.env, { cwd: folder });
      return { seconds: (Date.now() - startedAt) / 1000, ...(await exportSize(join(folder, 'out'))) };
    });
  }
  console.table(results);
  await mkdir('test-results', { recursive: true });
  await writeFile(resultFile, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`Sizes are in kilobytes. A copy is in ${resultFile}.`);
});
