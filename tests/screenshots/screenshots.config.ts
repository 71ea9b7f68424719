import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { browserArguments, provideBrowser } from '../../scripts/shared/find-browser.ts';

/** Pictures of pages, components and social images, apart from `npm test`. */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../test-results/screenshots',
  snapshotPathTemplate: '{testDir}/../../screenshots/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: '../../test-results/screenshots-report', open: 'never' }]],
  use: { launchOptions: { executablePath: await provideBrowser(), args: browserArguments } },
});
