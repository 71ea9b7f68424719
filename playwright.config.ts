import { defineConfig } from '@playwright/test';
import { browserArguments, browserVariable } from './scripts/shared/find-browser.ts';

const browser = process.env[browserVariable];

/** Playwright's own Firefox or WebKit, where they are installed. See docs/test-in-other-browsers.md. */
const otherBrowser = process.env['E2E_BROWSER'] as 'firefox' | 'webkit' | undefined;

/** The end-to-end tests. `npm run test:e2e` builds the site and chooses the browser first. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Speaks Chromium's own protocol.
  testIgnore: otherBrowser ? 'prerender.spec.ts' : [],
  outputDir: 'test-results',
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
    launchOptions: otherBrowser ? {} : { ...(browser ? { executablePath: browser } : {}), args: browserArguments },
  },
});
