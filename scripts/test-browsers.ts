/**
 * `npm run test:browsers`: builds the site for the preview and runs the core flows in Firefox and in WebKitGTK, as far as
 * they are installed. Other options go to Playwright's test runner. See docs/test-in-other-browsers.md.
 */
import { buildForTests } from './shared/build-for-tests.ts';
import { findOnPath } from './shared/find-browser.ts';
import { run, runMain } from './shared/run-command.ts';

const config = 'tests/browsers/browsers.config.ts';

const browsers = [
  { project: 'firefox', commands: ['firefox-esr', 'firefox'], packages: 'firefox-esr' },
  { project: 'webkitgtk', commands: ['WebKitWebDriver'], packages: 'webkit2gtk-driver xvfb xauth' },
];

await runMain(async () => {
  const projects: string[] = [];
  for (const { project, commands, packages } of browsers) {
    if (findOnPath(commands) || process.env[`${project.toUpperCase()}_PATH`]) projects.push(`--project=${project}`);
    else console.warn(`Skipped ${project}: it is not installed. On Debian: apt-get install -y ${packages}`);
  }
  if (projects.length === 0) throw new Error('Nothing was tested: no browser is installed.');
  const args = await buildForTests('--preview');
  if (args.some((arg) => arg.startsWith('--project'))) projects.length = 0;
  // WebKitGTK has no headless mode.
  const screen = findOnPath(['xvfb-run']) ? ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24'] : [];
  const [command = '', ...rest] = [...screen, 'playwright', 'test', '--config', config, ...projects, ...args];
  await run(command, rest);
});
