import { defineConfig } from '@playwright/test';
import { browserArguments, browserVariable } from './scripts/shared/find-browser.ts';

const browser = process.env[browserVariable];

/** Options of the tests that Playwright only runs: they take turns, on browsers and servers of their own. */
const ownTools = {
  fullyParallel: false,
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [50] } },
};

/** The tests that need a browser or a server. Each has its `npm run` script, which builds the site first. */
export default defineConfig({
  testDir: 'tests/e2e',
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
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { ...(browser ? { executablePath: browser } : {}), args: browserArguments } },
    },
    // See docs/test-in-other-browsers.md.
    { name: 'playwright-firefox', testIgnore: 'prerender.spec.ts', use: { browserName: 'firefox' } },
    { name: 'playwright-webkit', testIgnore: 'prerender.spec.ts', use: { browserName: 'webkit' } },
    { name: 'firefox', testDir: 'tests/browsers', ...ownTools },
    { name: 'webkitgtk', testDir: 'tests/browsers', ...ownTools },
    { name: 'hosts', testDir: 'tests/hosts', ...ownTools },
  ],
});
