/** Pictures of every page at four widths, and of the states of dialog, menu and forms. `npm run screenshots` takes them. */
import type { Page } from '@playwright/test';
import { forms, sitePages } from '../../content/content.ts';
import type { Preview } from '../../scripts/preview/start-preview.ts';
import { contactAnswers, contactFormOf, fillIn, openQuoteDialog, quoteAnswers } from '../e2e/support/form-actions.ts';
import { expect, test } from '../e2e/support/preview-fixtures.ts';

/** A state of a page, and how to reach it. */
interface State {
  name: string;
  path: string;
  reach: (page: Page, preview: Preview) => Promise<unknown>;
  /** With `true`, the state comes with an error in the browser. */
  hasError?: boolean;
  widths?: number[];
}

async function submitQuote(page: Page) {
  const dialog = await openQuoteDialog(page);
  await fillIn(dialog.fields, quoteAnswers);
  await dialog.submit.click();
  return dialog;
}

async function submitContact(page: Page) {
  const form = contactFormOf(page);
  await fillIn(form.fields, contactAnswers);
  await form.submit.click();
  return form;
}

/** Keeps the dialog open, which closes by itself two seconds after its success message. */
function keepOpen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { setTimeout } = window;
    const withoutClosing = (handler: () => void, delay?: number) => (delay === 2000 ? 0 : setTimeout(handler, delay));
    Object.assign(window, { setTimeout: withoutClosing });
  });
}

const states: State[] = [
  { name: 'menu', path: '/', reach: (page) => page.getByRole('button', { name: 'Menu' }).click(), widths: [360, 768] },
  { name: 'quote', path: '/', reach: openQuoteDialog },
  { name: 'quote-service', path: '/services/window-cleaning/', reach: openQuoteDialog },
  {
    name: 'quote-field-errors',
    path: '/',
    reach: async (page) => {
      const { submit, dialog } = await openQuoteDialog(page);
      await submit.click();
      await dialog.getByText(forms.fieldErrors.message).waitFor();
    },
  },
  {
    name: 'quote-waiting',
    path: '/',
    reach: async (page) => {
      await page.route('**/scripts/islands.*', () => {});
      await submitQuote(page);
      await page.getByText(forms.waiting).filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'quote-sending',
    path: '/',
    reach: async (page, { emailjs }) => {
      emailjs.setFault({ kind: 'slow', ms: 60_000 });
      await (await submitQuote(page)).sending.waitFor();
    },
  },
  {
    name: 'quote-success',
    path: '/',
    reach: async (page) => {
      await keepOpen(page);
      await (await submitQuote(page)).success.waitFor();
    },
  },
  {
    name: 'quote-sent-note',
    path: '/',
    reach: async (page) => {
      await submitQuote(page);
      await page.locator('#quote-notice [data-state=success]').waitFor();
    },
  },
  {
    name: 'quote-error',
    path: '/',
    reach: async (page, { emailjs }) => {
      emailjs.setFault({ kind: 'status', status: 500, text: 'Server error' });
      await (await submitQuote(page)).error.waitFor();
    },
    hasError: true,
  },
  {
    name: 'quote-unavailable',
    path: '/',
    reach: async (page) => {
      await page.route('**/scripts/islands.*', (route) => route.abort());
      await submitQuote(page);
      await page.locator('[data-failure]:not(:empty)').waitFor();
    },
    hasError: true,
  },
  { name: 'contact-success', path: '/contact/', reach: async (page) => (await submitContact(page)).success.waitFor() },
  {
    name: 'contact-error',
    path: '/contact/',
    reach: async (page, { emailjs }) => {
      emailjs.setFault({ kind: 'drop' });
      await (await submitContact(page)).error.waitFor();
    },
    hasError: true,
  },
  {
    name: 'contact-blocked',
    path: '/contact/',
    reach: async (page, { emailjs }) => {
      emailjs.setFault({ kind: 'status', status: 403, text: 'Forbidden' });
      await (await submitContact(page)).error.waitFor();
    },
    hasError: true,
  },
  {
    name: 'contact-unavailable',
    path: '/contact/',
    reach: async (page) => {
      await page.route('**/scripts/islands.*', (route) => route.abort());
      await (await submitContact(page)).error.waitFor();
    },
    hasError: true,
  },
  { name: 'service-not-found', path: '/services/window-clening/', reach: async () => {}, hasError: true },
  { name: 'not-found', path: '/abuot/', reach: async () => {}, hasError: true },
];

/** A moment in the opening hours: what pages show depends on the time. */
const time = '2026-11-23T15:00:00Z';

/** With `font-display: optional`, a busy computer shows the fallback font. A picture waits for the font instead. */
test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') });
  });
});

for (const width of [360, 768, 1280, 1920]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: width < 700 ? 780 : 900 } });

    for (const { path } of sitePages) {
      test(`page ${path}`, async ({ page }) => {
        await page.clock.setFixedTime(time);
        await page.goto(path);
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode()));
        });
        const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
      });
    }

    for (const { name, path, reach, hasError = false, widths = [360, 1280] } of states) {
      if (!widths.includes(width)) continue;
      test(`state ${name}`, async ({ page, preview, problems }) => {
        if (hasError) problems.expect(/./);
        await page.clock.setFixedTime(time);
        await page.goto(path);
        await reach(page, preview);
        await expect(page).toHaveScreenshot(`state-${name}-${width}.png`);
      });
    }
  });
}
