import { defineConfig } from '@playwright/test';
import { browserArguments, headlessShellVariable } from './scripts/shared/find-browser.ts';

const browser = process.env[headlessShellVariable];

/** Playwright's own Firefox or WebKit, where they are installed. See docs/test-in-other-browsers.md. */
const otherBrowser = process.env['E2E_BROWSER'] as 'firefox' | 'webkit' | undefined;

/**
 * The headless shell does not know its network, and would ask for pictures 2,500 pixels ahead. On 4G, it is 1,250.
 * Playwright sets the others, the mouse, and the switch counts once.
 */
const like4g = [
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
].join();

/** The end-to-end tests. `npm run test:e2e` builds the site and chooses the browser first. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Speaks Chromium's own protocol.
  testIgnore: otherBrowser ? 'prerender.spec.ts' : [],
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/e2e/transcripts/{arg}{ext}',
  // A deployment does not wait for transcripts of an owner's new words.
  ignoreSnapshots: process.env['IGNORE_TRANSCRIPTS'] === '1',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Waits are for states, so the limits only matter on a busy computer.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every test for the few that fail takes longer than running them again: npm run test:e2e -- --trace on
    trace: 'off',
    browserName: otherBrowser ?? 'chromium',
    launchOptions: otherBrowser
      ? {}
      : { ...(browser ? { executablePath: browser } : {}), args: [...browserArguments, like4g] },
  },
});
