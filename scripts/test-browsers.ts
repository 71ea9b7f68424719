/**
 * `npm run test:browsers`: builds the site for the preview and runs the core flows of the two forms in Firefox and in
 * WebKitGTK, as far as they are installed. See docs/test-in-other-browsers.md.
 */
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  if (!process.argv.includes('--no-build')) await run('tsx', ['scripts/build.ts', '--preview']);
  const args = process.argv.slice(2).filter((arg) => arg !== '--no-build');
  await run('tsx', ['tests/browsers/run-browsers.ts', ...args]);
});
