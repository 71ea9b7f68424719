import { test as base, expect } from '@playwright/test';
import type { BrowserTab } from './browser-tab.ts';
import { FirefoxTab } from './firefox-tab.ts';
import { type ProxiedPreview, startProxiedPreview } from './preview-proxy.ts';
import { WebKitTab } from './webkit-tab.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  site: ProxiedPreview;
  tab: BrowserTab;
  /** Problems in the pages that belong to the test: each must occur. Any other fails the test. */
  expectedProblems: RegExp[];
}

interface WorkerFixtures {
  browserTab: BrowserTab;
  /** Set in a file whose pages leave a browser in a state that the tests of other files must not find. */
  ownBrowser: boolean;
}

/** Playwright's test runner, with a stock browser that Playwright itself cannot drive. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownBrowser: [false, { option: true, scope: 'worker' }],

  browserTab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern
    async ({}, use, { project }) => {
      const browserTab = await (project.name === 'firefox' ? FirefoxTab.start() : WebKitTab.start());
      await use(browserTab);
      await browserTab.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern
  site: async ({}, use) => {
    const site = await startProxiedPreview();
    await use(site);
    await site.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern
  expectedProblems: async ({}, use) => use([]),

  tab: async ({ browserTab, site, expectedProblems }, use) => {
    browserTab.siteUrl = site.url;
    await browserTab.resize(1280, 800);
    await use(browserTab);
    const problems =
      (await browserTab.run(() => localStorage['problems'] as string | undefined))?.trim().split('\n') ?? [];
    const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'problems in the pages').toEqual([]);
    const absent = expectedProblems.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
    expect(absent.map(String), 'expected problems that did not occur').toEqual([]);
  },
});
