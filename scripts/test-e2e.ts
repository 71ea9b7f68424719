/** `npm run test:e2e`: builds the site for the preview and tests the exported files in a browser. */
import { browserVariable, provideBrowser } from './shared/find-browser.ts';
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  const browser = await provideBrowser();
  if (!process.argv.includes('--no-build')) await run('tsx', ['scripts/build.ts', '--preview']);
  const args = process.argv.slice(2).filter((arg) => arg !== '--no-build');
  await run('playwright', ['test', ...args], { ...process.env, ...(browser ? { [browserVariable]: browser } : {}) });
});
