/**
 * `npm run test:hosts`: builds the site, and sends the same requests to every server that is on this computer.
 * `-- --no-build` takes what is in `out/` and `hosts/`, and `-- -g nginx` tests one server alone.
 */
import { buildForTests } from './shared/build-for-tests.ts';
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  const args = await buildForTests();
  await run('playwright', ['test', '--config', 'tests/hosts/hosts.config.ts', ...args]);
});
