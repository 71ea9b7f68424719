/**
 * `npm run test:steps`: whether the site works when one of the steps after the build is left out, and when all are.
 * It builds once for each, so it takes a quarter of an hour and is no part of `npm test`.
 * Others: `npm run test:steps -- gather-styles`, `npm run test:steps -- all`.
 */
import { rm } from 'node:fs/promises';
import { browserVariable, provideBrowser } from './find-browser.ts';
import { finishingSteps } from './finish-export.ts';
import { run, runMain } from './run.ts';

/** Tests of what visitors do, in each of which forms, reviews or menu must work. Those of the steps themselves are others. */
const tests = ['contact', 'menu', 'reviews', 'not-found', 'back-forward-cache'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);

/** What is left out in each build, under a name to ask for it. Budgets are only checked, which changes nothing. */
const selections = new Map<string, readonly string[]>([
  ...finishingSteps.filter((step) => step !== 'check-budgets').map((step) => [step, [step]] as const),
  ['all', finishingSteps],
]);

await runMain(async () => {
  const browser = await provideBrowser();
  const failed: string[] = [];
  for (const name of chosenNames()) {
    console.log(`\n== Without ${name}`);
    try {
      await run('tsx', ['scripts/build.ts', '--preview', '--without', (selections.get(name) ?? []).join(',')]);
      await run('playwright', ['test', '--reporter=dot', '--trace=off', ...tests], {
        ...process.env,
        ...(browser ? { [browserVariable]: browser } : {}),
      });
    } catch (error) {
      failed.push(name);
      console.error(error instanceof Error ? error.message : error);
    }
  }
  // Nobody should take such a build for a whole one.
  await rm('out', { recursive: true, force: true });
  if (failed.length > 0) throw new Error(`The site does not work without ${failed.join(', nor without ')}.`);
  console.log('\nThe site works without each of the steps. out/ is gone: build it again.');
});

function chosenNames(): string[] {
  const words = process.argv.slice(2).filter((word) => word !== '--');
  const known = [...selections.keys()];
  const wrong = words.find((word) => !selections.has(word));
  if (wrong !== undefined) throw new Error(`There is no step "${wrong}". Choose of: ${known.join(', ')}.`);
  return words.length === 0 ? known : words;
}
