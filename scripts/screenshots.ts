/**
 * `npm run screenshots`: pictures of every page and state of the preview build in `out/`, into `screenshots/`.
 * `-- --compare REVISION` takes those of another revision first, which it builds in a temporary folder, and reports what
 * differs. A word takes only the pictures whose page or state has it in its name: `npm run screenshots -- window`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withCheckout } from './shared/git-checkout.ts';
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({ options: { compare: { type: 'string' } }, allowPositionals: true });
  const config = ['--config', resolve('tests/screenshots/screenshots.config.ts')];
  const filter = positionals.flatMap((word) => ['--grep', word]);
  /** Takes the pictures of the build in a folder's `out/`, or compares with those that were taken. */
  const take = (update: 'all' | 'none', cwd = '.') =>
    run('playwright', ['test', ...config, 'page-screenshots', `--update-snapshots=${update}`, ...filter], process.env, {
      cwd,
    });
  if (values.compare === undefined) return take('all');
  await withCheckout(values.compare, async (folder) => {
    await run('tsx', ['scripts/build.ts', '--preview'], process.env, { cwd: folder });
    await take('all', folder);
  });
  await take('none');
});
