import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The flows in stock Firefox and WebKitGTK: Playwright runs them, other clients drive the browsers. */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../test-results/browsers',
  snapshotPathTemplate: '../e2e/transcripts/{arg}{ext}',
  // A worker for each browser, which has one tab.
  fullyParallel: false,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [50] } },
  reporter: 'list',
  projects: [{ name: 'firefox' }, { name: 'webkitgtk' }],
});
