/** Both forms when something goes wrong: nothing is lost, nothing is sent twice, and nothing false is said. */
import type { BrowserContext, Page } from '@playwright/test';
import { business } from '../../content/business.ts';
import { forms } from '../../content/forms.ts';
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { expectAccessible } from './support/axe.ts';
import { expectValues, fillInAll, fillInForm, formKinds } from './support/both-forms.ts';
import {
  contactAnswers,
  contactFormOf,
  expectDelivered,
  expectFilled,
  fillIn,
  logged,
  openQuoteDialog,
  quoteAnswers,
  quoteDialogOf,
  watchSends,
} from './support/form-actions.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';
import { holdBack, islandsScript, waitForReact } from './support/scripts.ts';

const { advice, deliveries, ways, backOnline } = forms.failure;
const sendAddress = `**${SEND_PATH}`;
const requestFailed = [/^request failed: /, /^console: Failed to load resource/];
const sendTimeout = 25_000;

/** What the tab keeps of the visitor's words. */
const draftOf = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join());

/** The address that a link has once it is followed, without following it. */
function followed(page: Page, name: string) {
  return page.locator('a[data-message-link]:visible', { hasText: name }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLAnchorElement).click();
    return (link as HTMLAnchorElement).href;
  });
}

for (const kind of formKinds) {
  const { params } = kind;

  test.describe(`the ${kind.kind} form`, () => {
    test('waits 25 seconds for an answer, then says that it may have arrived, and thanks when the answer comes', async ({
      page,
      preview,
      problems,
    }) => {
      problems.expect(logged);
      await page.clock.install();
      const form = await fillInForm(page, kind);
      const sends = watchSends(page);
      const letAnswersCome = await holdBack(page, sendAddress);
      await form.submit.click();
      await expect.poll(() => sends.length).toBe(1);
      await page.clock.runFor(sendTimeout - 1000);
      await expect(form.sending).toBeDisabled();
      await page.clock.runFor(1001);
      await expect(form.error).toBeFocused();
      await expect(page.getByText(`${advice.timeout} ${deliveries.unknown}`)).toBeVisible();
      await expectValues(form, kind);
      letAnswersCome();
      await expect(form.success).toBeVisible();
      await expect(form.error).toHaveCount(0);
      expect(sends).toHaveLength(1);
      expect(preview.emailjs.messages).toHaveLength(1);
    });

    test('says that the words may have arrived when the answer breaks off', async ({ page, preview, problems }) => {
      problems.expect(logged, ...requestFailed);
      preview.emailjs.nextAnswers.push({ kind: 'drop-mid-answer' });
      const form = await fillInForm(page, kind);
      const sends = watchSends(page);
      await form.submit.click();
      await expect(form.error).toBeVisible();
      await expect(page.getByText(`${advice.unreachable} ${deliveries.unknown}`)).toBeVisible();
      await expectValues(form, kind);
      expect(sends).toHaveLength(1);
    });

    for (const [what, code] of [
      ['the name of the service is not found', 'namenotresolved'],
      ['the service takes no connection', 'connectionrefused'],
      ['an ad blocker stops the request', 'blockedbyclient'],
    ] as const) {
      test(`keeps the words when ${what}`, async ({ page, problems, preview }) => {
        problems.expect(logged, ...requestFailed);
        const form = await fillInForm(page, kind);
        await page.route(sendAddress, (route) => route.abort(code));
        await form.submit.click();
        await expect(form.error).toBeVisible();
        await expect(form.success).toHaveCount(0);
        await expectValues(form, kind);
        expect(await draftOf(page)).toContain(kind.answers.email);
        await page.unroute(sendAddress);
        await page.getByRole('button', { name: ways.retry }).click();
        await expect(form.success).toBeVisible();
        expectDelivered(preview, params);
      });
    }

    test('shows the error at once without a connection, and says when it is back', async ({
      page,
      context,
      preview,
      problems,
    }) => {
      problems.expect(logged, ...requestFailed);
      const form = await fillInForm(page, kind);
      await waitForReact(page);
      await context.setOffline(true);
      await form.submit.click();
      await expect(form.error).toBeVisible();
      await expect(page.getByText(advice.offline, { exact: true })).toBeVisible();
      await expect(page.getByText(backOnline)).toHaveCount(0);
      await context.setOffline(false);
      await expect(page.getByText(backOnline)).toBeVisible();
      // Nothing goes out by itself.
      expect(preview.emailjs.messages).toEqual([]);
      await page.getByRole('button', { name: ways.retry }).click();
      await expect(form.success).toBeVisible();
      expect(preview.emailjs.messages).toHaveLength(1);
    });

    test('does not claim to know what became of a message when the connection is lost meanwhile', async ({
      page,
      context,
      problems,
    }) => {
      problems.expect(logged, ...requestFailed);
      const form = await fillInForm(page, kind);
      await page.route(sendAddress, async (route) => {
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      await form.submit.click();
      await expect(page.getByText(`${advice.offline} ${deliveries.unknown}`)).toBeVisible();
      await expectValues(form, kind);
    });

    test('has the words, and says so, when the page was closed while it was being sent', async ({ page, preview }) => {
      const form = await fillInForm(page, kind);
      const sends = watchSends(page);
      await holdBack(page, sendAddress);
      await form.submit.click();
      await expect.poll(() => sends.length).toBe(1);
      await page.goto('/about/');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(kind.path);
      const again = await kind.open(page);
      await expectValues(again, kind);
      const note = page.getByText(forms.interrupted).filter({ visible: true });
      await expect(note).toBeVisible();
      preview.emailjs.reset();
      await again.submit.click();
      await expect(again.success).toBeVisible();
      await expect(note).toHaveCount(0);
      expect(preview.emailjs.messages).toHaveLength(1);
    });

    for (const [how, script] of [
      ['denied', denyStorage],
      [
        'full',
        () => {
          Storage.prototype.setItem = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          };
        },
      ],
    ] as const) {
      test(`is sent as ever where storage is ${how}`, async ({ page, preview }) => {
        await page.addInitScript(script);
        const form = await fillInForm(page, kind);
        await form.submit.click();
        await expect(form.success).toBeVisible();
        expectDelivered(preview, params);
      });
    }

    test('names what may be in the way where neither the SDK nor the service can be reached', async ({
      page,
      problems,
    }) => {
      problems.expect(logged, ...requestFailed);
      // The SDK throws while it is evaluated; the same request without it is stopped, too.
      await page.addInitScript(denyStorage);
      const form = await fillInForm(page, kind);
      await page.route(sendAddress, (route) => route.abort('blockedbyclient'));
      await form.submit.click();
      await expect(form.error).toBeVisible();
      await expect(page.getByText(advice.script)).toBeVisible();
    });

    test('shows its error message and logs it when its script does not load, keeps the values, and sends at the next press', async ({
      page,
      preview,
      problems,
    }) => {
      problems.expect(logged, ...requestFailed);
      await page.route(islandsScript, (route) => route.abort('failed'));
      const form = await fillInForm(page, kind);
      await form.submit.click();
      await expect(form.error).toBeVisible();
      const note = page.getByRole('alert').filter({ hasText: forms.unavailable });
      await expect(note).toBeVisible();
      await expect(note).toHaveText(/^\W*Something went wrong\./);
      await expect(form.submit).toBeEnabled();
      await expectValues(form, kind);
      await expect(note.getByRole('link', { name: business.phone })).toBeVisible();
      expect(decodeURIComponent(await followed(page, business.email))).toContain(kind.answers.message.split('\n')[0]);
      await expectAccessible(page, 'without its script');

      await page.unroute(islandsScript);
      await form.submit.click();
      await expect(form.success).toBeVisible();
      await expect(form.error).toHaveCount(0);
      await expect(note).toHaveCount(0);
      expectDelivered(preview, params);
    });

    test('says that it waits when it is submitted before its scripts are there', async ({ page, preview }) => {
      const letScriptsCome = await holdBack(page, islandsScript);
      await page.goto(kind.path, { waitUntil: 'domcontentloaded' });
      const form = await kind.open(page);
      await fillInAll(form, kind);
      await form.submit.click();
      await expect(page.getByText(forms.waiting).filter({ visible: true })).toBeVisible();
      await expect(form.sending).toBeDisabled();
      await expect(form.fields.message).not.toBeEditable();
      letScriptsCome();
      await expect(form.success).toBeVisible();
      await expect(page.getByText(forms.waiting).filter({ visible: true })).toHaveCount(0);
      expect(preview.emailjs.messages).toHaveLength(1);
    });

    test('does not send what is more than the service takes, says so, and cuts nothing off', async ({
      page,
      problems,
    }) => {
      problems.expect(logged);
      const form = await fillInForm(page, kind);
      const sends = watchSends(page);
      const long = `${'All the rooms, one by one. '.repeat(1_900)}The end.`;
      await form.fields.message.fill(long);
      await form.submit.click();
      await expect(form.error).toBeVisible();
      await expect(page.getByText(advice['too-large'])).toBeVisible();
      await expect(form.fields.message).toHaveValue(long);
      expect(sends).toEqual([]);
      expect(decodeURIComponent(await followed(page, ways.email))).toContain('The end.');
    });

    test('cannot be changed from the press to the response, and keeps its values and focus', async ({ page }) => {
      const form = await fillInForm(page, kind);
      const letResponsesCome = await holdBack(page, sendAddress);
      await form.fields.message.focus();
      await form.fields.email.press('Enter');
      await expect(form.sending).toBeDisabled();
      await form.fields.email.press('x');
      await form.fields.message.press('x');
      const boxes = page.locator('form:visible').getByRole('checkbox');
      for (const box of await boxes.all()) {
        const before = await box.isChecked();
        await expect(box).toHaveAttribute('aria-disabled', 'true');
        await box.click({ force: true });
        await box.press('Space');
        expect(await box.isChecked()).toBe(before);
      }
      await form.fields.message.focus();
      await expectValues(form, kind);
      await expect(form.fields.message).toBeFocused();
      await expect(form.fields.message).not.toBeEditable();
      letResponsesCome();
      await expect(form.success).toBeVisible();
    });

    test('stays with its error when the response comes late and the values have changed, and says that it arrived', async ({
      page,
      preview,
      problems,
    }) => {
      problems.expect(logged);
      await page.clock.install();
      const form = await fillInForm(page, kind);
      const letResponsesCome = await holdBack(page, sendAddress);
      const sends = watchSends(page);
      await form.submit.click();
      await expect.poll(() => sends.length).toBe(1);
      await page.clock.runFor(sendTimeout);
      await expect(form.error).toBeVisible();
      await form.fields.message.fill('One thing more: the stairs.');
      letResponsesCome();
      await expect(page.getByRole('status').getByText(deliveries.delivered)).toBeVisible();
      await expect(form.error).toBeVisible();
      await expect(form.success).toHaveCount(0);
      await expect(form.fields.message).toHaveValue('One thing more: the stairs.');
      await form.submit.click();
      await page.clock.runFor(1100);
      await expect(form.success).toBeVisible();
      expect(preview.emailjs.messages).toHaveLength(2);
    });

    test('is not upset by a clock that is set', async ({ page, preview, problems }) => {
      problems.expect(logged);
      problems.expectAnswer(500, SEND_PATH);
      preview.emailjs.nextAnswers.push({ kind: 'status', status: 500, text: '' });
      await page.clock.install();
      const form = await fillInForm(page, kind);
      await form.submit.click();
      await expect(form.error).toBeVisible();
      await page.clock.setSystemTime(new Date('2020-01-01T00:00:00Z'));
      await page.getByRole('button', { name: ways.retry }).click();
      await page.clock.runFor(1100);
      await expect(form.success).toBeVisible();
    });

    test('offers every other way after a failure, each with the words', async ({
      page,
      context,
      preview,
      problems,
    }) => {
      problems.expect(logged);
      problems.expectAnswer(500, SEND_PATH);
      preview.emailjs.nextAnswers.push({ kind: 'status', status: 500, text: '' });
      await page.setViewportSize({ width: 320, height: 480 });
      const form = await fillInForm(page, kind);
      await form.submit.click();
      await expect(form.error).toBeFocused();
      await expect(form.error).toHaveAccessibleDescription(advice.server);
      await expectAccessible(page, 'after a failure');

      await expect(page.locator('.help').getByRole('link', { name: ways.call })).toHaveAttribute('href', /^tel:\+1614/);
      await form.fields.name.fill('Ada, changed');
      const mail = new URL(await followed(page, ways.email));
      expect(mail.pathname).toBe(business.email);
      expect(mail.searchParams.get('body')).toContain('Name: Ada, changed');
      expect(mail.searchParams.get('body')).toContain(kind.answers.message.replaceAll('\n', '\r\n'));

      const copy = page.getByRole('button', { name: ways.copy });
      await deny(page);
      await copy.click();
      await expect(page.getByRole('region', { name: ways.copyByHand })).toContainText('Name: Ada, changed');
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('Name: Ada, changed');

      await allow(context, page);
      await copy.click();
      await expect(page.getByText(ways.copied, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(kind.answers.message);
    });

    test('offers a correction of a mistyped address, and takes it as it is', async ({ page, preview }) => {
      const form = await fillInForm(page, kind);
      await waitForReact(page);
      await form.fields.email.fill('ada@gmial.com');
      await form.fields.message.focus();
      const offer = page.getByRole('button', { name: 'ada@gmail.com' });
      await expect(offer).toBeVisible();
      await form.submit.click();
      await expect(form.success).toBeVisible();
      expect(preview.emailjs.messages.at(-1)?.payload).toMatchObject({ template_params: { email: 'ada@gmial.com' } });
    });

    test('puts the corrected address into the field and the draft', async ({ page }) => {
      const form = await fillInForm(page, kind);
      await waitForReact(page);
      await form.fields.email.fill('ada@gmial.com');
      await form.fields.message.focus();
      await page.getByRole('button', { name: 'ada@gmail.com' }).click();
      await expect(form.fields.email).toHaveValue('ada@gmail.com');
      await expect(form.fields.email).toBeFocused();
      await page.reload();
      await expect((await kind.open(page)).fields.email).toHaveValue('ada@gmail.com');
    });

    test('has the words after a reload, and leaves nothing behind once they are sent', async ({ page }) => {
      await fillInForm(page, kind);
      await page.reload();
      const form = await kind.open(page);
      await expectValues(form, kind);
      await form.submit.click();
      await expect(form.success).toBeVisible();
      expect(await draftOf(page)).not.toContain(kind.answers.email);
      await page.goBack();
      await page.goForward();
      await page.goto(kind.path);
      await expect((await kind.open(page)).fields.message).toHaveValue('');
    });
  });
}

/** Runs in a page: storage as browsers have it where the visitor forbids cookies. EmailJS's SDK then throws at once. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

async function deny(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
}

async function allow(context: BrowserContext, page: Page): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
}

test.describe('what was typed into one form', () => {
  test('is offered in the empty fields of the other, on another page, but for the message', async ({ page }) => {
    await page.goto('/services/deep-cleaning/');
    await fillIn((await openQuoteDialog(page)).fields, quoteAnswers);
    await page.goto('/contact/');
    await expectFilled(contactFormOf(page).fields, { ...contactAnswers, message: '' });
  });

  test('stays there when the other is typed into and sent, on the same page', async ({ page, preview }) => {
    await page.goto('/contact/');
    const contact = contactFormOf(page);
    await fillIn(contact.fields, contactAnswers);
    const quote = await openQuoteDialog(page);
    await expectFilled(quote.fields, { ...contactAnswers, phone: '', message: '' });
    await fillIn(quote.fields, { ...quoteAnswers, name: 'Grace', message: 'A quote, please.' });
    await quote.submit.click();
    await expect(quote.success).toBeVisible();
    await expect(quote.dialog).toBeHidden();
    await expectFilled(contact.fields, contactAnswers);
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    expect(preview.emailjs.messages.map(({ payload }) => payload)).toMatchObject([
      { template_params: { name: 'Grace', message: 'A quote, please.' } },
      { template_params: contactAnswers },
    ]);
  });

  test('is not offered to a form that was just sent', async ({ page }) => {
    await page.goto('/services/deep-cleaning/');
    await fillIn((await openQuoteDialog(page)).fields, quoteAnswers);
    await page.goto('/contact/');
    const { fields, submit, success } = contactFormOf(page);
    await fields.message.fill(contactAnswers.message);
    await submit.click();
    await expect(success).toBeVisible();
    await expectFilled(fields, { name: '', email: '', message: '' });
    await page.reload();
    await expectFilled(fields, { name: '', email: '', message: '' });
    await expectFilled((await openQuoteDialog(page)).fields, quoteAnswers);
  });

  test('is gone from a page in the back/forward cache once it was sent from another', async ({ page }) => {
    await page.goto('/services/deep-cleaning/');
    await fillIn((await openQuoteDialog(page)).fields, quoteAnswers);
    await page.goto('/services/window-cleaning/');
    const { fields, submit, success } = await openQuoteDialog(page);
    await expectFilled(fields, quoteAnswers);
    await submit.click();
    await expect(success).toBeVisible();
    await page.goBack();
    for (const field of Object.values((await openQuoteDialog(page)).fields)) await expect(field).toHaveValue('');
  });
});

test.describe('after the dialog has closed', () => {
  test('a note on the page says that the request is sent, until the visitor takes it away', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/services/deep-cleaning/');
    const { fields, submit, dialog } = await openQuoteDialog(page);
    await fillIn(fields, quoteAnswers);
    await submit.click();
    await expect(dialog).toBeHidden();
    const note = page.getByText(forms.quote.confirmation);
    await expect(note).toBeVisible();
    await expectAccessible(page, 'with the note');
    await page.getByRole('button', { name: forms.quote.dismiss }).click();
    await expect(note).toHaveCount(0);
  });

  test('by the visitor, while sending, a note says that it was sent', async ({ page }) => {
    await page.goto('/');
    const { fields, submit, dialog, close } = await openQuoteDialog(page);
    await fillIn(fields, quoteAnswers);
    const letAnswersCome = await holdBack(page, sendAddress);
    await submit.click();
    await close.click();
    await expect(dialog).toBeHidden();
    letAnswersCome();
    await expect(page.getByRole('status').filter({ hasText: forms.quote.confirmation })).toBeVisible();
    await expect((await openQuoteDialog(page)).fields.name).toHaveValue('');
  });

  test('by the visitor, while sending, a note says that it was not sent, and leads back to the words', async ({
    page,
    preview,
    problems,
  }) => {
    problems.expect(logged);
    problems.expectAnswer(500, SEND_PATH);
    preview.emailjs.nextAnswers.push({ kind: 'status', status: 500, text: '' });
    await page.goto('/');
    const { fields, submit, close } = await openQuoteDialog(page);
    await fillIn(fields, quoteAnswers);
    const letAnswersCome = await holdBack(page, sendAddress);
    await submit.click();
    await close.click();
    letAnswersCome();
    const note = page.getByRole('alert').filter({ hasText: forms.quote.notSent });
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: forms.quote.reopen }).click();
    const again = quoteDialogOf(page);
    await expect(again.error).toBeVisible();
    await expect(again.fields.message).toHaveValue(quoteAnswers.message);
    await expect(note).toHaveCount(0);
  });
});
