/** `npm run test:e2e`: builds the site for the preview and tests the exported files in a browser. */
import { buildForTests } from './shared/build-for-tests.ts';
import { browserVariable, findHeadlessShell, headlessShellVariable, provideBrowser } from './shared/find-browser.ts';
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  const isChosen = process.env[browserVariable] !== undefined;
  const browser = await provideBrowser();
  const shell = (isChosen ? undefined : findHeadlessShell()) ?? browser;
  const args = await buildForTests('--preview');
  await run('playwright', ['test', ...args], {
    ...process.env,
    [browserVariable]: browser,
    [headlessShellVariable]: shell,
  });
});
