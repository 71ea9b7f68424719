import { forms } from '../../content/forms.ts';
import { pages } from '../../content/pages.ts';
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { failNext, failures } from './support/faults.ts';
import {
  type ContactForm,
  contactAnswers,
  contactFormOf,
  envelope,
  expectDelivered,
  expectFilled,
  expectNoOtherBounds,
  fillIn,
  watchSends,
} from './support/form-actions.ts';
import { expect, test } from './support/preview-fixtures.ts';
import { holdBack, islandsScript, nextFrames, waitForReact } from './support/scripts.ts';
import { testOnStallingHost } from './support/stalling-host.ts';

const path = '/contact/';
const names = ['name', 'email', 'message'] as const;

/** What arrives when the visitor's answers were sent: no phone and no services, which this form does not ask for. */
const params = { ...contactAnswers, service_type: forms.contact.serviceType };
const payload = { ...envelope, template_params: params };

test('the contact form sends one POST of JSON, thanks, and is empty again while the thanks stay', async ({
  page,
  preview,
}) => {
  await page.clock.install();
  const sends = watchSends(page);
  await page.goto(path);
  const { fields, submit, success } = contactFormOf(page);
  await fillIn(fields, contactAnswers);
  await submit.click();
  await expect(success).toHaveText("Thank you! We'll get back to you soon.");
  await expect(success).toBeInViewport();
  for (const name of names) await expect(fields[name]).toHaveValue('');
  await expect(submit).toBeEnabled();

  expect(sends).toHaveLength(1);
  expect(sends[0]?.method()).toBe('POST');
  expect(new URL(sends[0]?.url() ?? '').pathname).toBe(SEND_PATH);
  expect(await sends[0]?.headerValue('content-type')).toBe('application/json');
  expect(sends[0]?.postDataJSON()).toEqual(payload);
  expect(preview.emailjs.messages).toHaveLength(1);
  expect(preview.emailjs.messages[0]).toMatchObject({ status: 200, payload });

  await page.clock.runFor('10:00');
  await expect(success).toBeVisible();
});

for (const [moment, note] of [
  ['2026-01-05T12:00:00-05:00', pages.contact.openNow.open.replace('{time}', '6:00 PM')],
  ['2026-01-03T20:00:00-05:00', pages.contact.openNow.closed.replace('{day}', 'Monday').replace('{time}', '9:00 AM')],
] as const) {
  test(`at ${moment} the contact page says: ${note}`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto(path);
    await expect(page.getByText(note, { exact: true })).toBeVisible();
  });
}

test('a visitor may send a second message after the first', async ({ page, preview }) => {
  await page.goto(path);
  const { fields, submit, success } = contactFormOf(page);
  await fillIn(fields, contactAnswers);
  await submit.click();
  await expect(success).toBeVisible();
  await fillIn(fields, { ...contactAnswers, message: 'One more thing.' });
  await submit.click();
  await expect(fields.message).toHaveValue('');
  await expect(success).toBeVisible();
  expect(preview.emailjs.messages).toHaveLength(2);
  expect(preview.emailjs.messages[1]?.payload).toMatchObject({ template_params: { message: 'One more thing.' } });
});

test.describe('while the contact form is being sent', () => {
  test('the button reads "Sending..." and is disabled, and no outcome shows', async ({ page, preview }) => {
    preview.emailjs.setFault({ kind: 'slow', ms: 60_000 });
    await page.goto(path);
    const { fields, submit, sending, success, error } = contactFormOf(page);
    await fillIn(fields, contactAnswers);
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(sending).toBeVisible();
    await expect(sending).toBeDisabled();
    await expect(submit).toHaveCount(0);
    await expect(success).toHaveCount(0);
    await expect(error).toHaveCount(0);
  });

  const earlySubmits = [
    { name: 'a double click', act: ({ submit }: ContactForm) => submit.dblclick() },
    {
      name: 'Enter and a click',
      act: async ({ fields, sending }: ContactForm) => {
        await fields.email.press('Enter');
        await sending.click({ force: true });
        await fields.email.press('Enter');
      },
    },
  ];
  for (const { name, act } of earlySubmits) {
    test(`${name} sends one message only`, async ({ page, preview }) => {
      const sends = watchSends(page);
      const answer = await holdBack(page, `**${SEND_PATH}`);
      await page.goto(path);
      const form = contactFormOf(page);
      await waitForReact(page);
      await fillIn(form.fields, contactAnswers);
      await act(form);
      await expect(form.sending).toBeVisible();
      answer();
      await expect(form.success).toBeVisible();
      expect(sends).toHaveLength(1);
      expect(preview.emailjs.messages).toHaveLength(1);
    });
  }
});

test.describe('when the contact form cannot be sent', () => {
  for (const failure of failures) {
    test(`(${failure.label}) the error shows, every word stays, and a second try delivers`, async ({
      page,
      preview,
      problems,
    }) => {
      failNext(preview, problems, failure);
      await page.goto(path);
      const { fields, submit, success, error } = contactFormOf(page);
      await fillIn(fields, contactAnswers);
      await submit.click();
      await expect(error).toHaveText('Something went wrong. Please try again.');
      await expect(error).toBeInViewport();
      await expect(success).toHaveCount(0);
      await expectFilled(fields, contactAnswers);
      await expect(submit).toBeEnabled();

      preview.emailjs.setFault(null);
      await submit.click();
      await expect(success).toBeVisible();
      await expect(error).toHaveCount(0);
      expect(preview.emailjs.messages.at(-1)).toMatchObject({ status: 200, payload });
    });
  }
});

test.describe("the browser's own checks of the contact form", () => {
  for (const name of names) {
    test(`without the ${name} nothing is sent, and the visitor is led to the field`, async ({ page }) => {
      const sends = watchSends(page);
      await page.goto(path);
      const { fields, submit, sending, success, error } = contactFormOf(page);
      await waitForReact(page);
      await fillIn(fields, { ...contactAnswers, [name]: '' });
      await submit.click();
      await expect(fields[name]).toBeFocused();
      expect(await fields[name].evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
      for (const outcome of [sending, success, error]) await expect(outcome).toHaveCount(0);
      expect(sends).toEqual([]);

      // What was missing is all that was missing.
      await fields[name].fill(contactAnswers[name]);
      await submit.click();
      await expect(success).toBeVisible();
    });
  }

  test('a malformed e-mail address is not sent', async ({ page }) => {
    const sends = watchSends(page);
    await page.goto(path);
    const { fields, submit, sending, success, error } = contactFormOf(page);
    await waitForReact(page);
    await fillIn(fields, { ...contactAnswers, email: 'ada(at)customer.example' });
    await submit.click();
    await expect(fields.email).toBeFocused();
    expect(await fields.email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
    for (const outcome of [sending, success, error]) await expect(outcome).toHaveCount(0);
    expect(sends).toEqual([]);
  });

  test('are switched on, and set no other bound than "required" and the types', async ({ page }) => {
    await page.goto(path);
    const { fields } = contactFormOf(page);
    expect(await fields.email.evaluate((field: HTMLInputElement) => field.form?.noValidate)).toBe(false);
    await expectNoOtherBounds(fields, { name: 'text', email: 'email', message: 'textarea' });
  });
});

test.describe('a visitor who is faster than the scripts', () => {
  const ways = [
    { how: 'a click', submit: ({ submit }: ContactForm) => submit.click() },
    { how: 'Enter', submit: ({ fields }: ContactForm) => fields.email.press('Enter') },
  ];
  for (const { how, submit } of ways) {
    test(`keeps the words typed, and sends once what was submitted by ${how} before React came`, async ({
      page,
      preview,
    }) => {
      const sends = watchSends(page);
      const letScriptsCome = await holdBack(page, islandsScript);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const form = contactFormOf(page);
      await fillIn(form.fields, contactAnswers);
      await submit(form);
      // From the press on, though nothing can be sent yet.
      await expect(form.sending).toBeDisabled();
      await expect(form.fields.message).not.toBeEditable();
      await form.fields.email.press('Enter');
      await nextFrames(page);
      await expect(page).toHaveURL(path);
      await expectFilled(form.fields, contactAnswers);
      expect(sends).toEqual([]);

      letScriptsCome();
      await expect(form.success).toBeVisible();
      expectDelivered(preview, params);
    });
  }

  testOnStallingHost(
    'loses nothing by submitting before any script has come at all',
    async ({ page, preview, host }) => {
      await page.goto(path, { waitUntil: 'commit' });
      const form = contactFormOf(page);
      await fillIn(form.fields, contactAnswers);
      await form.submit.click();
      await nextFrames(page);
      await expect(page).toHaveURL(path);
      host.release();
      await waitForReact(page);
      await expectFilled(form.fields, contactAnswers);
      await form.submit.click();
      await expect(form.success).toBeVisible();
      expect(preview.emailjs.messages).toHaveLength(1);
    },
  );
});
