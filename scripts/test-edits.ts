/**
 * `npm run test:edits`: builds a copy of the project with ten random edits of its content that the checks take and with
 * photos on two pages, and runs the tests of every page on it, with pictures into `screenshots/`. `-- 7` draws the edits of another seed.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { withCheckout } from './shared/git-checkout.ts';
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  const [seed = '1'] = process.argv.slice(2);
  await withCheckout(undefined, async (cwd) => {
    const runInCopy = (...args: string[]) => run('tsx', args, process.env, { cwd });
    await run('tsx', ['tests/edits/apply-edits.ts', seed, cwd]);
    await run('tsx', ['tests/edits/photos.ts', 'drop', cwd]);
    // Class names, and with them the size of styles, differ from folder to folder.
    await runInCopy('scripts/build.ts', '--preview', '--without', 'budgets');
    await runInCopy('tests/edits/photos.ts', 'check');
    await runInCopy('scripts/test-e2e.ts', '--no-build', '--reporter=dot', 'pages.spec.ts', 'accessibility.spec.ts');
    await runInCopy('scripts/screenshots.ts', '(360|1280) pixels wide.*page');
    await cp(join(cwd, 'screenshots'), 'screenshots', { recursive: true });
  });
});
