import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The requests to real servers, one server after another. */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../test-results/hosts',
  fullyParallel: false,
  reporter: 'list',
});
