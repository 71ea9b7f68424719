/**
 * `npm run test:hosts`: builds the site, and sends the same requests to every server that is on this computer.
 * `-- --no-build` takes what is in `out/` and `hosts/`, and `-- -g nginx` tests one server alone.
 */
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  if (!process.argv.includes('--no-build')) await run('tsx', ['scripts/build.ts']);
  const args = process.argv.slice(2).filter((arg) => arg !== '--no-build');
  await run('playwright', ['test', '--config', 'tests/hosts/hosts.config.ts', ...args]);
});
