import { browserVariable } from '../../scripts/shared/find-browser.ts';
import { fillIn, openQuoteDialog, quoteAnswers, quoteDialogOf } from './support/form-actions.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';

// Playwright switches the browser's back/forward cache off, and the headless shell has none. A whole browser is started
// for this file, with the cache.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const browser = process.env[browserVariable];
      const whole = browser ? { executablePath: browser } : {};
      await use({ ...launchOptions, ...whole, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['shownFromCache'] = String(event.persisted);
    });
  });
});

test('a visitor who comes back by the back button finds the dialog closed and the values kept, and sends them', async ({
  page,
  preview,
}) => {
  await page.goto('/about/');
  const { dialog, fields, submit, sent } = await openQuoteDialog(page);
  await fillIn(fields, quoteAnswers);
  await page.goto('/contact/');
  await page.goBack({ waitUntil: 'commit' });

  await expect(page.locator('html[data-shown-from-cache=true]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(dialog).toBeHidden();
  await openQuoteDialog(page);
  await expect(fields.message).toHaveValue(quoteAnswers.message);
  await submit.click();
  await expect(sent).toBeVisible();
  expect(preview.emailjs.messages).toHaveLength(1);
});

test('the menu of phones is closed after back and after forward', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  await expect(menu).toBeVisible();
  // Not by a link of the menu, which would close it by itself.
  await page.goto('/contact/');
  await toggle.click();
  await expect(menu).toBeVisible();

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html[data-shown-from-cache=true]')).toBeAttached();
  await expect(page).toHaveURL('/about/');
  await expect(menu).toBeHidden();

  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/contact/');
  await expect(page.locator('html[data-shown-from-cache=true]')).toBeAttached();
  await expect(menu).toBeHidden();
});

test('a dialog that is left open by way of a link elsewhere does not show when the page is loaded anew', async ({
  page,
}) => {
  await page.goto('/about/');
  await openQuoteDialog(page);
  await page.reload();
  await expect(quoteDialogOf(page).dialog).toBeHidden();
});
