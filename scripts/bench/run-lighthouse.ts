import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, provideBrowser } from '../shared/find-browser.ts';
import type { LighthouseResult } from './lighthouse-report.ts';

/**
 * The last line of versions that runs on the Node version that we support. It is fetched when it is asked for, and is
 * no dependency: it depends on a package by the tag "latest", which a lockfile cannot hold.
 */
const lighthousePackage = 'lighthouse@12.8.2';

/** How long one page may take, in milliseconds. The first run also fetches the package. */
const runTimeout = 5 * 60_000;

/** How often a page is tried: now and then the browser gives Lighthouse a trace that it cannot use. */
const attempts = 3;

/**
 * Measures a page with Lighthouse's default settings (mobile), in a browser of its own.
 * @param file where the whole report goes, as JSON
 * @throws when Lighthouse cannot be run or cannot measure the page; the message names the page.
 */
export async function runLighthouse(url: string, file: string): Promise<LighthouseResult> {
  let reason: unknown;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await attemptLighthouse(url, file);
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`Lighthouse could not measure ${url}:\n${reason instanceof Error ? reason.message : reason}`);
}

async function attemptLighthouse(url: string, file: string): Promise<LighthouseResult> {
  const browser = (await provideBrowser()) ?? chromium.executablePath();
  const args = [
    ...['--yes', lighthousePackage, url, '--quiet', '--output=json', `--output-path=${file}`],
    `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`,
  ];
  const options = {
    env: { ...process.env, CHROME_PATH: browser },
    timeout: runTimeout,
    // Windows finds npx only by way of its shell.
    shell: process.platform === 'win32',
  };
  await promisify(execFile)('npx', args, options).catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || error.message);
  });
  const result = JSON.parse(await readFile(file, 'utf8')) as LighthouseResult;
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}
