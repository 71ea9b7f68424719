/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findInstalledBrowser, provideBrowser } from '../../../../scripts/shared/find-browser.ts';
import { CommandError, run } from '../../../../scripts/shared/run-command.ts';

// Nothing is installed, and the machine's own browsers are not looked for.
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));
jest.mock('node:child_process', () => ({ ...jest.requireActual('node:child_process'), execFileSync: jest.fn() }));
jest.mock('../../../../scripts/shared/run-command.ts', () => ({
  ...jest.requireActual('../../../../scripts/shared/run-command.ts'),
  run: jest.fn(),
}));

const before = process.env;

/** A computer with these programs, and a user who may install some or not. */
function computer({ programs = [], isRoot = false }: { programs?: string[]; isRoot?: boolean } = {}) {
  process.env = { NODE_ENV: 'test', PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter) };
  jest.mocked(existsSync).mockImplementation((path) => programs.includes(String(path)));
  jest.mocked(execFileSync).mockImplementation((command) => {
    if (!programs.includes(join('/usr/bin', command))) throw new Error(`${command}: not found`);
    return '';
  });
  process.getuid = () => (isRoot ? 0 : 1000);
}

/** The commands that were run, without their options. */
const commands = () => jest.mocked(run).mock.calls.map(([command, args]) => [command, args[0]].join(' '));

const getuid = process.getuid;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.mocked(run).mockResolvedValue();
});

afterEach(() => {
  process.env = before;
  if (getuid) process.getuid = getuid;
});

describe('an installed browser', () => {
  it.each(['/usr/bin/chromium', '/usr/local/bin/google-chrome', '/usr/bin/msedge'])('is found at %s', (path) => {
    computer({ programs: [path] });
    expect(findInstalledBrowser()).toBe(path);
  });

  it('is Chromium rather than Chrome', () => {
    computer({ programs: ['/usr/local/bin/google-chrome', '/usr/bin/chromium'] });
    expect(findInstalledBrowser()).toBe('/usr/bin/chromium');
  });

  it('is found where macOS has its programs', () => {
    const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    computer({ programs: [path] });
    expect(findInstalledBrowser()).toBe(path);
  });

  it('is the one that CHROMIUM_PATH names, before any other', () => {
    computer({ programs: ['/usr/bin/chromium'] });
    process.env['CHROMIUM_PATH'] = '/opt/my-chromium';
    expect(findInstalledBrowser()).toBe('/opt/my-chromium');
  });

  it('is not there on a computer without one, nor without a PATH', () => {
    computer();
    expect(findInstalledBrowser()).toBeUndefined();
    delete process.env['PATH'];
    expect(findInstalledBrowser()).toBeUndefined();
  });
});

describe('the tests run in', () => {
  it('the installed browser, and nothing is installed', async () => {
    computer({ programs: ['/usr/bin/chromium', '/usr/bin/apt-get'], isRoot: true });
    await expect(provideBrowser()).resolves.toBe('/usr/bin/chromium');
    expect(commands()).toEqual([]);
  });

  it("Debian's package, when there is no browser and we may install one", async () => {
    computer({ programs: ['/usr/bin/apt-get'], isRoot: true });
    jest.mocked(run).mockImplementation(async (_command, args) => {
      if (args[0] === 'install') jest.mocked(existsSync).mockImplementation((path) => path === '/usr/bin/chromium');
    });
    await expect(provideBrowser()).resolves.toBe('/usr/bin/chromium');
    expect(commands()).toEqual(['apt-get update', 'apt-get install']);
  });

  it.each([
    { who: 'we may not install packages', isRoot: false, programs: ['/usr/bin/apt-get'] },
    { who: 'the system has no apt-get', isRoot: true, programs: [] },
  ])("Playwright's own download, when $who", async ({ isRoot, programs }) => {
    computer({ isRoot, programs });
    await expect(provideBrowser()).resolves.toBeUndefined();
    expect(commands()).toEqual(['playwright install']);
  });

  it("Playwright's own download, when the package cannot be installed", async () => {
    computer({ programs: ['/usr/bin/apt-get'], isRoot: true });
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    jest.mocked(run).mockRejectedValueOnce(new CommandError('apt-get update ended with code 100.'));
    await expect(provideBrowser()).resolves.toBeUndefined();
    expect(commands()).toEqual(['apt-get update', 'playwright install']);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('apt-get update ended with code 100.'));
  });

  it('nothing, with the reason, when no way works', async () => {
    computer();
    jest.mocked(run).mockRejectedValue(new CommandError('playwright install ended with code 1.'));
    await expect(provideBrowser()).rejects.toThrow('playwright install ended with code 1.');
  });
});
