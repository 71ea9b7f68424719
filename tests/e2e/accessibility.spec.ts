import { stat } from 'node:fs/promises';
import { formatDate } from '../../components/legal/format-date.ts';
import { legalNavigation } from '../../content/navigation.ts';
import { sitePages } from '../../content/site-pages.ts';
import { expectAccessible } from './support/axe.ts';
import { fileOfPage } from './support/exported.ts';
import {
  contactAnswers,
  contactFormOf,
  fillIn,
  logged,
  openQuoteDialog,
  quoteAnswers,
} from './support/form-actions.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';
import { waitForReact } from './support/scripts.ts';

const missingPages = ['/no-such-page/', '/services/no-such-service/'];

for (const path of [...sitePages.map((page) => page.path), ...missingPages]) {
  test(`axe finds nothing on ${path}: on a phone and a laptop, with menu and dialog open and closed`, async ({
    page,
    problems,
  }) => {
    if (missingPages.includes(path)) problems.expectAnswer(404, path);
    await page.setViewportSize(phone);
    await page.goto(path);
    await waitForReact(page);
    await expectAccessible(page, 'on a phone');

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectAccessible(page, 'on a phone, with the menu open');
    await page.keyboard.press('Escape');

    const { dialog } = await openQuoteDialog(page);
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'on a phone, with the dialog open');

    await page.setViewportSize(desktop);
    await expectAccessible(page, 'on a laptop, with the dialog open');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // Answers to questions are read, too, once they are open.
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
    await expectAccessible(page, 'on a laptop');
  });
}

test('axe finds nothing on the forms after success and after failure, and the outcome has focus', async ({
  page,
  preview,
  problems,
}) => {
  problems.expect(logged);
  problems.expectAnswer(500, '/email/send');
  await page.clock.install();
  const fault = { kind: 'status', status: 500, text: 'Internal Server Error' } as const;

  await page.goto('/contact/');
  const contact = contactFormOf(page);
  await fillIn(contact.fields, contactAnswers);
  preview.emailjs.setFault(fault);
  await contact.submit.click();
  await expect(contact.error).toBeFocused();
  await expectAccessible(page, 'after the contact form failed');
  await contact.submit.click();
  await expect(contact.success).toBeFocused();
  await expectAccessible(page, 'after the contact form was sent');

  const quote = await openQuoteDialog(page);
  await fillIn(quote.fields, quoteAnswers);
  preview.emailjs.setFault(fault);
  await quote.submit.click();
  await expect(quote.error).toBeFocused();
  await expectAccessible(page, 'after the quote form failed');
});

test.describe('the date of the legal texts', () => {
  for (const { label, href } of legalNavigation) {
    test(`${label}: the HTML holds the day of the build, the visitor sees the current day`, async ({
      page,
      request,
    }) => {
      const [, machine = '', text] =
        /<time[^>]* dateTime="([\d-]+)"[^>]*>([^<]+)</i.exec(await (await request.get(href)).text()) ?? [];
      const built = (await stat(`out/${fileOfPage(href)}`)).mtime;
      expect([machine, text]).toEqual([formatDate(built).machine, formatDate(built).text]);

      await page.clock.setFixedTime('2031-07-04T23:30:00');
      await page.goto(href);
      const date = page.getByRole('main').getByRole('time');
      await expect(date).toHaveText('July 4, 2031');
      await waitForReact(page);
      await expect(page.getByText('Last updated:')).toHaveText('Last updated: July 4, 2031');
      await expect(date).toHaveAttribute('datetime', '2031-07-04');
    });
  }

  test.describe('with JavaScript switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('is the day of the build', async ({ page }) => {
      await page.goto('/terms/');
      const { text } = formatDate((await stat(`out/${fileOfPage('/terms/')}`)).mtime);
      await expect(page.getByText('Last updated:')).toHaveText(`Last updated: ${text}`);
    });
  });
});

test.describe('visitors who set their browser differently', () => {
  for (const path of ['/', '/services/deep-cleaning/', '/contact/']) {
    test(`${path} works with forced colors and with reduced motion`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(path);
      await waitForReact(page);
      const { dialog, choices, submit, close } = await openQuoteDialog(page);
      // Nothing moves: the dialog is where it belongs from its first moment.
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      // Where colors are not ours, a chosen service and a button must differ from their surroundings by a line.
      await choices.first().check();
      const lineOf = (element: Element) => {
        const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
        return Math.max(
          Number.parseFloat(borderTopWidth),
          outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        );
      };
      expect(await submit.evaluate(lineOf)).toBeGreaterThan(0);
      expect(await choices.first().locator('+ span').evaluate(lineOf)).toBeGreaterThan(0);
      await expectAccessible(page, 'with forced colors');
      await close.click();
      await expect(dialog).toBeHidden();
    });
  }
});
