import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { run } from './run-command.ts';

/** Without these the browser looks for its maker's servers at every start; nothing here needs the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Environment variable with the path of the browser to test in. */
export const browserVariable = 'CHROMIUM_PATH';

/** Environment variable with the path of the program that runs the end-to-end tests, where it is not that browser. */
export const headlessShellVariable = 'HEADLESS_SHELL_PATH';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];

const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
];

/** The path of an installed Chrome or Chromium; nothing when there is none. */
export function findInstalledBrowser(): string | undefined {
  return process.env[browserVariable] || (findOnPath(systemNames) ?? otherPaths.find((path) => existsSync(path)));
}

/**
 * The path of Chromium's headless shell. It opens and draws pages in half the time, for it is no whole browser: it has no
 * back/forward cache and prerenders nothing.
 */
export function findHeadlessShell(): string | undefined {
  return findOnPath(['chromium-headless-shell', 'chrome-headless-shell']);
}

/** The path of the first of these programs that the system finds by its name. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Provides a browser: an installed Chrome or Chromium, else Debian's package when we may install one, else Playwright's
 * own download.
 * @returns the browser's path
 * @throws CommandError when none of the three works.
 */
export async function provideBrowser(): Promise<string> {
  const installed = findInstalledBrowser();
  if (installed) return installed;
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    console.log('No Chrome or Chromium found: installing the chromium package.');
    const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      const install = (name: string) =>
        run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly);
      await run('apt-get', ['update', '-qq'], quietly);
      await install('chromium');
      // Older systems do not have it.
      await install('chromium-headless-shell').catch(() => {});
      const path = findInstalledBrowser();
      if (path) return path;
    } catch (error) {
      console.warn(`${error instanceof Error ? error.message : error} Trying Playwright's download instead.`);
    }
  }
  console.log("No Chrome or Chromium found: using Playwright's download.");
  await run('playwright', ['install', 'chromium']);
  return chromium.executablePath();
}

/** Starts a browser for measurements and pictures. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await provideBrowser(), args: browserArguments });
}
