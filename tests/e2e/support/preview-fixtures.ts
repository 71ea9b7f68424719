import { test as base } from '@playwright/test';
import { previewEnvironment } from '../../../scripts/preview/preview-environment.ts';
import { type Preview, startPreview } from '../../../scripts/preview/start-preview.ts';
import { Problems } from './problems.ts';

export { expect } from '@playwright/test';

/** The address of the widget's script that the site under test was built with. */
export const builtWidgetUrl = previewEnvironment.NEXT_PUBLIC_REVIEWS_SCRIPT_URL;

/** The windows the tests look through, in CSS pixels. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

interface WorkerFixtures {
  /** The exported site with its fakes, one for each worker so that tests do not see each other's messages. */
  preview: Preview;
}

interface TestFixtures {
  /** What goes wrong in the browser fails the test, unless the test announces it here. */
  problems: Problems;
}

/** Runs in a page: waits until something of it has been painted. The clock of `page.clock` hides paints from `performance`. */
function firstPaint(): Promise<boolean> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve(true);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Playwright's `test` on the exported site in `out/`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern
    async ({}, use) => {
      const preview = await startPreview({ root: 'out', sitePort: 0, inboxPort: 0, widgetPort: 0, rateLimit: false });
      await use(preview);
      await preview.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ preview }, use) => {
    await use(preview.siteUrl);
  },

  viewport: desktop,

  // The pages ask for the widget at the one address they were built with; each worker has a widget of its own. A route
  // would have every request of every page pass through Playwright, and switch the browser's cache off.
  launchOptions: [
    async ({ launchOptions, preview, browserName }, use) => {
      if (browserName !== 'chromium') return use(launchOptions);
      const mapping = `MAP ${new URL(builtWidgetUrl).host} ${new URL(preview.widgetUrl).host}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${mapping}`] });
    },
    { scope: 'worker' },
  ],

  context: async ({ context, preview, browserName }, use) => {
    if (browserName !== 'chromium') {
      await context.route(builtWidgetUrl, (route) => route.continue({ url: preview.widgetUrl }));
    }
    // Not everything that the content security policy forbids is on the console by itself.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        console.error(`The policy (${effectiveDirective}) forbids ${blockedURI} in ${sourceFile}`);
      });
    });
    await use(context);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      // Chromium drops keys that come before a page's first paint. No key is pressed on pages without scripts.
      if (javaScriptEnabled) await page.evaluate(firstPaint);
      return response;
    };
    await use(page);
  },

  problems: [
    async ({ context, preview }, use, testInfo) => {
      preview.emailjs.reset();
      preview.widget.reset();
      const problems = new Problems(context);
      await use(problems);
      // An answer from each page, so that what it reported before has arrived.
      await Promise.all(context.pages().map((page) => page.evaluate('0')));
      problems.check({ isTestOver: testInfo.errors.length === 0 });
    },
    { auto: true },
  ],
});
