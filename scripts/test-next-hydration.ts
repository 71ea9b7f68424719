/**
 * `npm run test:next-hydration`: whether forms, dialog and menu work when Next itself hydrates the pages, as in a build
 * `--without islands`. That build is the way out should a new version of Next or React break the islands.
 */
import { rm } from 'node:fs/promises';
import { run, runMain } from './shared/run-command.ts';

const specs = ['forms', 'dialog', 'menu'].map((name) => `tests/e2e/${name}.spec.ts`);

await runMain(async () => {
  await run('tsx', ['scripts/build.ts', '--preview', '--without', 'islands']);
  try {
    await run('tsx', ['scripts/test-e2e.ts', '--no-build', '--reporter=dot', ...specs, ...process.argv.slice(2)]);
  } finally {
    // Nobody should take such a build for a whole one.
    await rm('out', { recursive: true, force: true });
  }
});
