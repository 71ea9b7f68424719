/** States of pages that not every visitor sees. What axe finds on the pages as they arrive: `pages.spec.ts`. */
import { stat } from 'node:fs/promises';
import { formatDate } from '../../components/legal/format-date.ts';
import { legalNavigation } from '../../content/navigation.ts';
import { expectAccessible } from './support/axe.ts';
import { fileOfPage, readExported } from './support/exported.ts';
import {
  contactAnswers,
  contactFormOf,
  fillIn,
  logged,
  openQuoteDialog,
  quoteAnswers,
} from './support/form-actions.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';
import { waitForReact } from './support/scripts.ts';

test('axe finds nothing on a whole page with the menu open, nor with the dialog open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services/deep-cleaning/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page, 'with the menu open');
  await page.keyboard.press('Escape');
  await openQuoteDialog(page);
  await waitForReact(page);
  await expectAccessible(page, 'with the dialog open');
});

test('axe finds nothing on the forms after success and after failure, and the outcome has focus', async ({
  page,
  preview,
  problems,
}) => {
  problems.expect(logged);
  problems.expectResponse(500, '/email/send');
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

test('the legal texts hold the day of the build, and visitors see the current day', async ({ page }) => {
  await page.clock.setFixedTime('2031-07-04T23:30:00');
  for (const { href } of legalNavigation) {
    const file = fileOfPage(href);
    const built = formatDate((await stat(`out/${file}`)).mtime);
    const { texts, times } = await readExported(file);
    expect(times, href).toEqual([{ text: built.text, machine: built.machine }]);
    expect(texts.main, href).toContain(`Last updated: ${built.text}`);

    await page.goto(href);
    await waitForReact(page);
    await expect(page.getByText('Last updated:'), href).toHaveText('Last updated: July 4, 2031');
    await expect(page.getByRole('main').getByRole('time'), href).toHaveAttribute('datetime', '2031-07-04');
  }
});

test('pages work with forced colors and with reduced motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/services/deep-cleaning/', '/contact/']) {
    await test.step(path, async () => {
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
      await expectAccessible(page, `with forced colors on ${path}`);
      await close.click();
      await expect(dialog).toBeHidden();
    });
  }
});
