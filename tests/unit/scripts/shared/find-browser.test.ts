/** @jest-environment node */
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { findHeadlessShell, findInstalledBrowser, provideBrowser } from '../../../../scripts/shared/find-browser.ts';
import { CommandError, run } from '../../../../scripts/shared/run-command.ts';

// Nothing is installed, and this computer's own browsers are not looked for.
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));
jest.mock('playwright', () => ({ chromium: { executablePath: () => '/downloads/chromium' } }));
jest.mock('../../../../scripts/shared/run-command.ts', () => ({
  ...jest.requireActual('../../../../scripts/shared/run-command.ts'),
  run: jest.fn(),
}));

const { env, getuid } = process;

/** A computer with these programs, and a user who may install some or not. */
function computer(programs: string[], isRoot = false) {
  process.env = { NODE_ENV: 'test', PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter) };
  jest.mocked(existsSync).mockImplementation((path) => programs.includes(String(path)));
  process.getuid = () => (isRoot ? 0 : 1000);
}

/** The commands that were run, without their options. */
const commands = () => jest.mocked(run).mock.calls.map(([command, args]) => [command, args[0]].join(' '));

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.mocked(run).mockResolvedValue();
});

afterEach(() => {
  process.env = env;
  if (getuid) process.getuid = getuid;
});

it.each([
  [['/usr/local/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
  [['/usr/bin/msedge'], '/usr/bin/msedge'],
  [
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  [[], undefined],
])('among %j, the installed browser is %s', (programs, expected) => {
  computer(programs);
  expect(findInstalledBrowser()).toBe(expected);
});

it('the headless shell is found where it is installed, and is no browser', () => {
  computer(['/usr/bin/chromium-headless-shell']);
  expect(findHeadlessShell()).toBe('/usr/bin/chromium-headless-shell');
  expect(findInstalledBrowser()).toBeUndefined();
});

it('CHROMIUM_PATH comes before any installed browser', () => {
  computer(['/usr/bin/chromium']);
  process.env['CHROMIUM_PATH'] = '/opt/my-chromium';
  expect(findInstalledBrowser()).toBe('/opt/my-chromium');
});

it('an installed browser is used, and nothing is installed', async () => {
  computer(['/usr/bin/chromium', '/usr/bin/apt-get'], true);
  await expect(provideBrowser()).resolves.toBe('/usr/bin/chromium');
  expect(commands()).toEqual([]);
});

it("without a browser, root installs Debian's packages, of which older systems lack one", async () => {
  computer(['/usr/bin/apt-get'], true);
  jest.mocked(run).mockImplementation(async (_command, args) => {
    if (args.includes('chromium')) computer(['/usr/bin/chromium'], true);
    if (args.includes('chromium-headless-shell')) throw new CommandError('apt-get ended with code 100.');
  });
  await expect(provideBrowser()).resolves.toBe('/usr/bin/chromium');
  expect(commands()).toEqual(['apt-get update', 'apt-get install', 'apt-get install']);
});

it.each([
  ['a user who may not install packages', ['/usr/bin/apt-get'], false],
  ['a system without apt-get', [], true],
])("%s gets Playwright's download", async (_who, programs, isRoot) => {
  computer(programs, isRoot);
  await expect(provideBrowser()).resolves.toBe('/downloads/chromium');
  expect(commands()).toEqual(['playwright install']);
});

it("Playwright's download is next when the package cannot be installed, and its failure is the end", async () => {
  computer(['/usr/bin/apt-get'], true);
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  jest.mocked(run).mockImplementation(async (command) => {
    throw new CommandError(`${command} ended with code 1.`);
  });
  await expect(provideBrowser()).rejects.toThrow('playwright ended with code 1.');
  expect(commands()).toEqual(['apt-get update', 'playwright install']);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('apt-get ended with code 1.'));
});
