import { defineConfig } from '@playwright/test';
import { browserArguments, browserVariable } from './scripts/shared/find-browser.ts';

const browser = process.env[browserVariable];

/** The end-to-end tests. `npm run test:e2e` builds the site and chooses the browser first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Waits are for states, so the limits only matter on a busy computer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every test for the few that fail takes longer than running them again: npm run test:e2e -- --trace on
    trace: 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: browserArguments,
    },
  },
});
