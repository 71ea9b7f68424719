import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { browserArguments, findInstalledBrowser } from '../../scripts/shared/find-browser.ts';

const browser = findInstalledBrowser();

/** `npm run edit` in a real browser. Apart from `npm test`, because the development server takes half a minute to start. */
export default defineConfig(base, {
  testDir: '.',
  // The tests share one command.
  fullyParallel: false,
  outputDir: '../../test-results/editing-page',
  reporter: 'list',
  // What waits for the first page of the development server.
  expect: { timeout: 120_000 },
  use: { launchOptions: { ...(browser ? { executablePath: browser } : {}), args: browserArguments } },
});
