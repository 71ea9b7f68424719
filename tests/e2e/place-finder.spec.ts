/** The field that answers whether we come to a town or ZIP code. */
import type { Page } from '@playwright/test';
import { business, pages } from '../../content/content.ts';
import { expectAccessible } from './support/axe.ts';
import { quoteDialogOf } from './support/form-actions.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';

const { label, hint, unavailable, quote: quoteLabel } = pages.serviceArea.finder;
const paths = ['/', '/service-area/'];

function finderOf(page: Page) {
  const field = page.getByRole('textbox', { name: label });
  return {
    field,
    quote: page.getByRole('button', { name: quoteLabel }),
    /** Types, and waits for the answer. */
    answersTo: async (typed: string, answer: string | RegExp) => {
      await field.fill(typed);
      await expect(page.locator('output')).toContainText(answer);
    },
  };
}

for (const path of paths) {
  test(`${path}: answers towns and ZIP codes while they are typed`, async ({ page }) => {
    await page.goto(path);
    const { field, answersTo, quote } = finderOf(page);
    await expect(page.locator('output')).toHaveText(hint);
    await expect(quote).toBeHidden();
    await field.pressSequentially('Pickrington');
    await expect(page.locator('output')).toHaveText(
      "Pickerington? Yes, we clean in Pickerington. It's in Fairfield and Franklin counties, about 14 miles from Columbus.",
    );
    await expect(quote).toBeVisible();
    await expectAccessible(page, 'with an answer', { part: '[data-place-finder]' });
    await answersTo('43o17', 'Yes, we clean in Dublin (43017).');
    await answersTo('Zanesville', 'within our 75-mile radius');
    await expect(quote).toBeVisible();
    await answersTo('Cleveland', 'Sorry, Cleveland is more than 75 miles from Columbus');
    await expect(quote).toBeHidden();
    await expect(page.locator('output').getByRole('link', { name: business.serviceAreaPhone })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
    await answersTo('Narnia', "We don't know that one.");
    await answersTo('', hint);
  });
}

test('asks for nothing before the field is used, once then, and for nothing that is typed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/service-area/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('place-finder'))).toEqual([]);
  const before = asked.length;
  const { field, answersTo } = finderOf(page);
  await field.pressSequentially('Mt Vernon', { delay: 20 });
  await answersTo('Mt Vernon', 'Mount Vernon');
  await answersTo('43017', 'Dublin');
  await page.waitForLoadState('networkidle');
  expect(asked.slice(before).map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/scripts\/place-finder\.[0-9a-f]{16}\.js$/),
  ]);
});

test('opens the quote dialog with the place in the message, and leaves alone what the visitor wrote there', async ({
  page,
}) => {
  await page.goto('/service-area/');
  const { answersTo, quote } = finderOf(page);
  const { dialog, fields, close } = quoteDialogOf(page);
  await answersTo('Dublin', 'Dublin');
  await quote.click();
  await expect(dialog).toBeVisible();
  await expect(fields.message).toHaveValue("We're in Dublin.");
  await close.click();
  await answersTo('43215', 'Columbus (43215)');
  await quote.click();
  await expect(fields.message).toHaveValue("We're in Columbus (43215).");
  await fields.message.fill('Two floors.');
  await close.click();
  await answersTo('Powell', 'Powell');
  await quote.click();
  await expect(fields.message).toHaveValue('Two floors.');
});

for (const viewport of [phone, { width: 768, height: 900 }, { width: 1920, height: 1000 }]) {
  test(`nothing moves while the visitor types, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    for (const path of paths) {
      await page.goto(path);
      const { field } = finderOf(page);
      await field.scrollIntoViewIfNeeded();
      const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const [typed, answer] of [
        ['Canal Winchestr', 'Canal Winchester? Yes'],
        ['Shawnee Hills', 'Ohio has more than one'],
        ['Lakeside Marblehead', 'Sorry'],
        ['Washington Court Hous', 'Yes'],
        ['Dayton', 'Yes'],
        ['Oakwood', 'Ohio has more than one'],
        ['Hillard', 'Did you mean'],
        ['London, KY', 'Sorry'],
        ['90210', 'Sorry'],
      ] as const) {
        await field.fill(typed);
        // An answer waits until nothing more is typed.
        await page.clock.fastForward(500);
        await expect(page.locator('output')).toContainText(answer);
        expect(await page.evaluate(() => document.documentElement.scrollHeight), `${path} ${typed}`).toBe(heightBefore);
      }
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(
                (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
                  (sum, { value }) => sum + value,
                  0,
                ),
              ),
            ).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 200);
          }),
      );
      expect(shifts, path).toBe(0);
    }
  });
}

test('says so when its data does not come, and tries again', async ({ page, problems }) => {
  problems.expect(/place-finder/);
  await page.route(/place-finder/, (route) => route.abort());
  await page.goto('/service-area/');
  const { field, answersTo } = finderOf(page);
  await field.fill('Dub');
  await expect(page.locator('output')).toHaveText(unavailable);
  await page.unroute(/place-finder/);
  await answersTo('Dublin', 'Yes, we clean in Dublin.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is hidden, and the lists of towns are there', async ({ page }) => {
    await page.goto('/service-area/');
    await expect(finderOf(page).field).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Pickerington');
  });
});
