/** Both forms when nothing goes wrong: what they ask for, what they send, and what they say meanwhile and afterwards. */
import { forms, labels, pages, services } from '../../content/content.ts';
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { expectAccessible } from './support/axe.ts';
import {
  contactAnswers,
  contactFormOf,
  envelope,
  expectDelivered,
  expectFilled,
  expectValues,
  fillIn,
  fillInForm,
  formKinds,
  logged,
  openQuoteDialog,
  quoteAnswers,
  quoteDialogOf,
  watchSends,
} from './support/form-actions.ts';
import { expect, test } from './support/preview-fixtures.ts';
import { holdBack, islandsScript, standStill, waitForReact } from './support/scripts.ts';

const sendAddress = `**${SEND_PATH}`;
const [quoteKind, contactKind] = formKinds;
/** That of the page on which the quote form is tested. */
const quote = services.find(({ id }) => quoteKind.path === `/services/${id}/`)?.quote;
if (!quote) throw new Error(`${quoteKind.path} is not the page of a service.`);
const { subject, extras } = quote;

for (const kind of formKinds) {
  test.describe(`the ${kind.kind} form`, () => {
    test('requires every field, checks the email address, and sets no other bound', async ({ page, preview }) => {
      const sends = watchSends(page);
      await page.goto(kind.path);
      const { fields, submit, sending, success, sent, error } = await kind.open(page);
      await waitForReact(page);
      const form = page.locator('form:visible');
      const textboxes = form.getByRole('textbox');
      const bounds = await textboxes.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, type, required, maxLength, minLength, pattern = '', form: own }) => {
          return [name, type, required, maxLength, minLength, pattern, own?.noValidate];
        }),
      );
      const names = Object.keys(kind.types) as (keyof typeof kind.types)[];
      expect(bounds).toEqual(names.map((name) => [name, kind.types[name], true, -1, -1, '', false]));
      for (const [name, hint] of Object.entries(forms[kind.kind].hints)) {
        await expect(fields[name as keyof typeof kind.types]).toHaveAccessibleDescription(hint);
      }

      const unusual: Record<string, string> = { name: 'X', email: 'a@b', phone: 'extension two', message: '?' };
      for (const name of names) {
        const field = fields[name];
        // A field that is missing, and an address that is none.
        for (const value of name === 'email' ? ['', 'ada(at)customer.example'] : ['']) {
          await field.fill(value);
          await submit.click();
          await expect(field).toBeFocused();
          expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
        }
        await field.fill(unusual[name] ?? '');
      }
      for (const outcome of [sending, success, error]) await expect(outcome).toHaveCount(0);
      expect(sends).toEqual([]);
      await submit.click();
      await expect(sent).toBeVisible();
      const { phone, ...others } = unusual;
      expect(preview.emailjs.messages[0]?.payload).toMatchObject({
        template_params: 'phone' in kind.types ? { ...others, phone } : others,
      });
    });

    test('says under each field what is wrong with it, before and after hydration, until it is right', async ({
      page,
    }) => {
      const letScriptsCome = await holdBack(page, islandsScript);
      await page.goto(kind.path);
      const { fields, submit } = await kind.open(page);
      const { malformedEmail, ...missing } = forms.fieldErrors;
      const hints: Partial<Record<keyof typeof missing, string>> = forms[kind.kind].hints;
      const names = Object.keys(kind.types) as (keyof typeof kind.types)[];
      const expectErrors = async (errors: Partial<typeof missing>) => {
        for (const name of names) {
          const description = [errors[name], hints[name]].filter((text) => text !== undefined).join(' ');
          await expect(fields[name]).toHaveAccessibleDescription(description);
        }
      };

      await expectErrors({});
      await submit.click();
      await expectErrors(missing);
      await expect(page.locator('form:visible').getByText(missing.message)).toBeVisible();
      letScriptsCome();
      await waitForReact(page);
      await expectErrors(missing);
      for (const name of names) await fields[name].fill(kind.answers.email);
      await expectErrors({});
      await fields.email.fill('ada(at)customer.example');
      await expectErrors({});
      await fields.message.focus();
      await expectErrors({ email: malformedEmail });
    });

    test('sends one request however often it is submitted, and cannot be changed until the response', async ({
      page,
      context,
      preview,
    }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') calls.push(`${request.method()} ${request.url()}`);
      });
      page.on('websocket', (socket) => calls.push(socket.url()));
      const sends = watchSends(page);
      const letResponsesCome = await holdBack(page, sendAddress);
      await page.clock.install();
      const form = await fillInForm(page, kind);
      await waitForReact(page);
      await form.fields.message.focus();
      await page.locator('form:visible').evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      });

      await expect(form.sending).toBeDisabled();
      await expect(form.sending).toHaveText('Sending...');
      await expect(form.submit).toHaveCount(0);
      for (const outcome of [form.success, form.error]) await expect(outcome).toHaveCount(0);
      await form.sending.click({ force: true });
      await form.fields.email.press('Enter');
      await form.fields.email.press('x');
      for (const box of await page.locator('form:visible').getByRole('checkbox').all()) {
        const isChecked = await box.isChecked();
        await expect(box).toHaveAttribute('aria-disabled', 'true');
        await box.click({ force: true });
        await box.press('Space');
        await expect(box).toBeChecked({ checked: isChecked });
      }
      await form.fields.message.press('x');
      await expectValues(form, kind);
      await expect(form.fields.message).not.toBeEditable();
      await expect(form.fields.message).toBeFocused();

      // The message of the quote form stays until it has been looked at.
      await standStill(page);
      letResponsesCome();
      await expect(form.success).toHaveText(kind.success);
      await expect(form.success).toBeFocused();
      await expect(form.success).toBeInViewport();
      expectDelivered(preview, kind.params);
      expect(preview.emailjs.messages[0]?.status).toBe(200);
      expect(sends[0]?.postDataJSON()).toEqual({ ...envelope, template_params: kind.params });
      expect(await sends[0]?.headerValue('content-type')).toBe('application/json');
      expect(calls).toEqual([`POST ${preview.siteUrl}/api/v1.0/email/send`]);
      expect(await context.cookies()).toEqual([]);
    });

    for (const [motion, animation] of [
      ['no-preference', 'turn'],
      ['reduce', 'none'],
    ] as const) {
      test(`shows a ring while it is being sent, before hydration too; prefers-reduced-motion: ${motion}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: motion, forcedColors: 'active' });
        const letScriptCome = await holdBack(page, islandsScript);
        const letResponsesCome = await holdBack(page, sendAddress);
        const { submit, sending, sent, success } = await fillInForm(page, kind);
        const ring = async () => {
          await expect(sending).toBeVisible();
          return sending.evaluate((button) => {
            const { width, height, borderRadius, animationName } = getComputedStyle(button, '::before');
            return { isRound: width === height && borderRadius === '50%', animationName };
          });
        };
        await submit.click();
        expect(await ring()).toEqual({ isRound: true, animationName: animation });
        letScriptCome();
        await waitForReact(page);
        expect(await ring()).toEqual({ isRound: true, animationName: animation });
        letResponsesCome();
        await expect(sent ?? success).toBeVisible();
      });
    }

    test('keeps its values after a reload, and leaves none behind once they are sent', async ({ page }) => {
      const draft = () => page.evaluate(() => Object.values(sessionStorage).join());
      await fillInForm(page, kind);
      await page.reload();
      const form = await kind.open(page);
      await expectValues(form, kind);
      expect(await draft()).toContain(kind.answers.email);
      await form.submit.click();
      await expect(form.sent).toBeVisible();
      expect(await draft()).not.toContain(kind.answers.email);
      await page.goto(kind.path);
      await expect((await kind.open(page)).fields.message).toHaveValue('');
    });

    test('offers a correction of a mistyped address, and takes the address as it is', async ({ page, preview }) => {
      const form = await fillInForm(page, kind);
      await waitForReact(page);
      const { email, message } = form.fields;
      const correction = page.getByRole('button', { name: 'ada@gmail.com' });
      await email.fill('ada@gmial.com');
      await message.focus();
      await correction.click();
      await expect(email).toHaveValue('ada@gmail.com');
      await expect(email).toBeFocused();
      await page.reload();
      await kind.open(page);
      await expect(email).toHaveValue('ada@gmail.com');

      await waitForReact(page);
      await email.fill('ada@gmial.com');
      await message.focus();
      const sentence = forms.suggestion.replace('{suggestion}', 'ada@gmail.com');
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await form.submit.click();
      await expect(form.sent).toBeVisible();
      expect(preview.emailjs.messages[0]?.payload).toMatchObject({ template_params: { email: 'ada@gmial.com' } });
    });
  });
}

test.describe('after the quote form was sent', () => {
  /** Sends the form with a choice of its own, with the time of the page standing still from before the response comes. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' });
    const letResponsesCome = await holdBack(page, sendAddress);
    await fillInForm(page, quoteKind);
    const { choice, submit, sending, success } = quoteDialogOf(page);
    await waitForReact(page);
    // The order of choosing does not matter.
    for (const name of [extras[1], subject, subject]) await choice(name ?? '').click();
    await submit.click();
    await expect(sending).toBeVisible();
    await standStill(page);
    letResponsesCome();
    await expect(success).toBeVisible();
  });

  test('a check mark is drawn in the thanks, the dialog closes after 2000 milliseconds, and a note stays on the page', async ({
    page,
    preview,
  }) => {
    const { dialog, title, choices, close, success } = quoteDialogOf(page);
    // The thanks take the form's place.
    await expect(success).toBeInViewport({ ratio: 1 });
    await expect(success).toHaveText("✅ Thank you! We'll get back to you within 24 hours.");
    // The drawn check mark takes the place of the one in the text.
    const { sign, mark } = await success.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild ?? element, 0);
      range.setEnd(element.firstChild ?? element, 1);
      return { sign: range.getBoundingClientRect().width, mark: getComputedStyle(element, '::before').backgroundColor };
    });
    expect(sign, 'width of the check mark in the text').toBe(0);
    expect(mark, 'color of the drawn check mark').toBe('rgb(18, 82, 43)');
    await expect(title).toBeVisible();
    await expect(close).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(1);
    for (const part of [
      dialog.getByRole('textbox'),
      choices,
      dialog.getByText(forms.quote.lead).filter({ visible: true }),
    ]) {
      await expect(part).toHaveCount(0);
    }
    await page.clock.runFor(1_999);
    await expect(dialog).toBeVisible();
    await expect(success).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog).toBeHidden();
    expectDelivered(preview, { ...quoteKind.params, selected_services: `${subject}, ${extras[1]}` });

    const note = page.getByText(forms.quote.confirmation);
    await expect(note).toBeVisible();
    // axe waits for timers.
    await page.clock.resume();
    await expectAccessible(page, 'with the note');
    await page.getByRole('button', { name: forms.quote.dismiss }).click();
    await expect(note).toHaveCount(0);
  });

  test('on a phone, the note covers nothing of the page but the contact bar', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.clock.runFor(2_000);
    const note = page.getByRole('complementary', { name: forms.quote.noticeLabel });
    const menu = page.getByRole('button', { name: labels.menuButton });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(note.getByText(forms.quote.confirmation)).toBeVisible();
      const { x, y, width: noteWidth, height } = (await note.boundingBox()) ?? {};
      expect([x, y, noteWidth], `${width} pixels wide`).toEqual([0, 0, width]);
      expect((await menu.boundingBox())?.y, `${width} pixels wide`).toBeGreaterThanOrEqual(height ?? 999);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await expect
        .poll(async () => (await menu.boundingBox())?.y ?? 0, `${width} pixels wide`)
        .toBeGreaterThanOrEqual(height ?? 999);
    }
  });

  for (const [how, seconds] of [
    ['it has closed by itself', 2],
    ['the visitor has closed it sooner', 0],
  ] as const) {
    test(`it starts afresh when ${how}, and stays open when it is opened again`, async ({ page }) => {
      const form = quoteDialogOf(page);
      if (seconds === 0) await form.close.click();
      else await page.clock.runFor(seconds * 1000);
      await expect(form.dialog).toBeHidden();

      await openQuoteDialog(page);
      await expectFilled(form.fields, { name: '', email: '', phone: '', message: '' });
      const chosen = form.dialog.getByRole('checkbox', { checked: true });
      await expect(chosen).toHaveCount(1);
      await expect(chosen).toHaveAccessibleName(subject);
      await expect(form.success).toHaveCount(0);
      await expect(form.submit).toBeEnabled();
      await page.clock.runFor(10_000);
      await expect(form.dialog).toBeVisible();
    });
  }
});

test('after the contact form was sent, it is empty, the thanks stay, and another message can be sent', async ({
  page,
  preview,
}) => {
  await page.clock.install();
  await fillInForm(page, contactKind);
  const { fields, submit, success } = contactFormOf(page);
  await submit.click();
  await expect(success).toBeVisible();
  await expectFilled(fields, { name: '', email: '', message: '' });
  await expect(submit).toBeEnabled();
  // Under the thanks, the form is as fresh as at first.
  await expect(success).toBeInViewport({ ratio: 1 });
  const bottom = await success.evaluate((element) => element.getBoundingClientRect().bottom);
  expect((await fields.name.boundingBox())?.y).toBeGreaterThan(bottom);
  await expect(page.locator('main :user-invalid')).toHaveCount(0);
  const { email, message } = forms.contact.hints;
  await expect(fields.name).toHaveAccessibleDescription('');
  await expect(fields.email).toHaveAccessibleDescription(email);
  await expect(fields.message).toHaveAccessibleDescription(message);
  for (const field of Object.values(fields)) await expect(field).toBeEditable();
  await page.clock.runFor('10:00');
  await expect(success).toBeVisible();

  await fillIn(fields, { ...contactAnswers, message: 'One more thing.' });
  await submit.click();
  await expect(fields.message).toHaveValue('');
  await expect(success).toBeVisible();
  expect(preview.emailjs.messages).toHaveLength(2);
  expect(preview.emailjs.messages[1]?.payload).toMatchObject({ template_params: { message: 'One more thing.' } });
});

test('the contact page says whether the office is open', async ({ page }) => {
  const { open, closed } = pages.contact.openNow;
  for (const [moment, note] of [
    ['2026-01-05T12:00:00-05:00', open.replace('{time}', '6:00 PM')],
    ['2026-01-03T20:00:00-05:00', closed.replace('{day}', 'Monday').replace('{time}', '9:00 AM')],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto('/contact/');
    await expect(page.getByText(note, { exact: true })).toBeVisible();
  }
});

test.describe('a quote dialog that the visitor closes while it is being sent', () => {
  test('says on the page that the request was sent', async ({ page }) => {
    await fillInForm(page, quoteKind);
    const { submit, dialog, close } = quoteDialogOf(page);
    const letResponsesCome = await holdBack(page, sendAddress);
    await submit.click();
    await close.click();
    await expect(dialog).toBeHidden();
    letResponsesCome();
    await expect(page.getByRole('status').filter({ hasText: forms.quote.confirmation })).toBeVisible();
    await expect((await openQuoteDialog(page)).fields.name).toHaveValue('');
  });

  test('says on the page that it was not sent, and leads back to the values', async ({ page, preview, problems }) => {
    problems.expect(logged);
    problems.expectResponse(500, SEND_PATH);
    preview.emailjs.nextFaults.push({ kind: 'status', status: 500, text: '' });
    await fillInForm(page, quoteKind);
    const { submit, close, error, fields } = quoteDialogOf(page);
    const letResponsesCome = await holdBack(page, sendAddress);
    await submit.click();
    await close.click();
    letResponsesCome();
    const note = page.getByRole('alert').filter({ hasText: forms.quote.notSent });
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: forms.quote.reopen }).click();
    await expect(error).toBeVisible();
    await expect(fields.message).toHaveValue(quoteAnswers.message);
    await expect(note).toHaveCount(0);
  });
});

test.describe('what was typed into one form', () => {
  test('is offered in the empty fields of the other, except for the message, until that one is sent', async ({
    page,
  }) => {
    await fillInForm(page, quoteKind);
    await page.goto('/contact/');
    const { fields, submit, success } = contactFormOf(page);
    await expectFilled(fields, { ...contactAnswers, message: '' });
    await fields.message.fill(contactAnswers.message);
    await submit.click();
    await expect(success).toBeVisible();
    await expectFilled(fields, { name: '', email: '', message: '' });
    await page.reload();
    await expectFilled(fields, { name: '', email: '', message: '' });
    await expectFilled((await openQuoteDialog(page)).fields, quoteAnswers);
  });

  test('stays there when the other is typed into and sent, on the same page', async ({ page, preview }) => {
    await fillInForm(page, contactKind);
    const contact = contactFormOf(page);
    const quote = await openQuoteDialog(page);
    await expectFilled(quote.fields, { ...contactAnswers, phone: '', message: '' });
    await fillIn(quote.fields, { ...quoteAnswers, name: 'Grace', message: 'A quote, please.' });
    await quote.submit.click();
    await expect(quote.sent).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();
    await expectFilled(contact.fields, contactAnswers);
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    expect(preview.emailjs.messages.map(({ payload }) => payload)).toMatchObject([
      { template_params: { name: 'Grace', message: 'A quote, please.' } },
      { template_params: contactAnswers },
    ]);
  });

  test('is gone from the page before once it was sent from another', async ({ page }) => {
    await fillInForm(page, quoteKind);
    await page.goto('/services/deep-cleaning/');
    const { fields, submit, sent } = await openQuoteDialog(page);
    await expectFilled(fields, quoteAnswers);
    await submit.click();
    await expect(sent).toBeVisible();
    await page.goBack();
    await expectFilled((await openQuoteDialog(page)).fields, { name: '', email: '', phone: '', message: '' });
  });
});
