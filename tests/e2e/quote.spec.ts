import { forms } from '../../content/forms.ts';
import { industries } from '../../content/industries.ts';
import { windowCleaning } from '../../content/services/window-cleaning.ts';
import { services } from '../../content/services.ts';
import { sitePages } from '../../content/site-pages.ts';
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { failNext, failures } from './support/faults.ts';
import {
  envelope,
  expectDelivered,
  expectFilled,
  expectNoOtherBounds,
  fillIn,
  openQuoteDialog,
  type QuoteDialog,
  quoteAnswers,
  quoteDialogOf,
  watchSends,
} from './support/form-actions.ts';
import { expect, test } from './support/preview-fixtures.ts';
import { holdBack, islandsScript, nextFrames, standStill, waitForReact } from './support/scripts.ts';
import { testOnStallingHost } from './support/stalling-host.ts';

const subjectPages = [
  ...services.map(({ id, quote }) => ({ path: `/services/${id}/`, ...quote })),
  ...industries.map(({ id, quote }) => ({ path: `/industries/${id}/`, ...quote })),
];
const generalPages = sitePages.filter(({ path }) => subjectPages.every((page) => page.path !== path));

/** A page with choices of its own, so that a reset to them can be seen. */
const somePage = { path: `/services/${windowCleaning.id}/`, ...windowCleaning.quote };
const someExtra = windowCleaning.quote.extras[1] ?? '';

test.describe('what the quote form is about', () => {
  for (const { path, subject, extras } of subjectPages) {
    test(`on ${path} it is named "${subject}", chosen beforehand, with choices of its own`, async ({
      page,
      preview,
    }) => {
      await page.goto(path);
      const form = await openQuoteDialog(page);
      await expect(form.title).toHaveText(subject);
      expect(await form.choices.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toEqual([
        subject,
        ...extras,
      ]);
      for (const choice of [subject, ...extras]) {
        await expect(form.choice(choice)).toBeChecked({ checked: choice === subject });
      }

      await fillIn(form.fields, quoteAnswers);
      await form.submit.click();
      await expect(form.success).toBeVisible();
      expectDelivered(preview, { ...quoteAnswers, service_type: subject, selected_services: subject });
    });
  }

  for (const { path } of generalPages) {
    test(`on ${path} it is about cleaning in general, with the six services and none chosen`, async ({ page }) => {
      await page.goto(path);
      const { title, choices, choice } = await openQuoteDialog(page);
      await expect(title).toHaveText('Professional Cleaning Services');
      await expect(choices).toHaveCount(6);
      for (const service of services) {
        await expect(choice(service.title)).toBeChecked({ checked: false });
      }
    });
  }
});

test.describe('what the quote form sends', () => {
  test('is one POST of JSON with the words of the visitor, and an empty list when nothing is chosen', async ({
    page,
    preview,
  }) => {
    const sends = watchSends(page);
    await page.goto('/');
    const { fields, submit, success } = await openQuoteDialog(page);
    await fillIn(fields, quoteAnswers);
    await submit.click();
    await expect(success).toBeVisible();

    expect(sends).toHaveLength(1);
    expect(sends[0]?.method()).toBe('POST');
    expect(new URL(sends[0]?.url() ?? '').pathname).toBe(SEND_PATH);
    expect(await sends[0]?.headerValue('content-type')).toBe('application/json');
    expect(sends[0]?.postDataJSON()).toEqual({
      ...envelope,
      template_params: { ...quoteAnswers, service_type: 'Professional Cleaning Services', selected_services: '' },
    });
    // It arrived as it was sent, and was taken.
    expect(preview.emailjs.messages).toHaveLength(1);
    expect(preview.emailjs.messages[0]).toMatchObject({ status: 200, payload: sends[0]?.postDataJSON() });
  });

  test('names the chosen services in the order shown, whatever the order of choosing', async ({ page, preview }) => {
    await page.goto('/');
    const { choice, fields, submit, success } = await openQuoteDialog(page);
    const [first, , third, , , last] = services.map((service) => service.title);
    for (const name of [last, first, third, third]) await choice(name ?? '').click();
    await fillIn(fields, quoteAnswers);
    await submit.click();
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages[0]?.payload).toMatchObject({
      template_params: { selected_services: `${first}, ${last}` },
    });
  });

  test('is everything the visitor wrote, however long', async ({ page, preview }) => {
    const message = 'Every corner of the building. '.repeat(1_000).trim();
    await page.goto('/');
    const { fields, submit, success } = await openQuoteDialog(page);
    await fillIn(fields, { ...quoteAnswers, message });
    await submit.click();
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages[0]?.payload).toMatchObject({ template_params: { message } });
  });
});

test.describe('while the quote form is being sent', () => {
  test('the button reads "Sending..." and is disabled, and no outcome shows', async ({ page, preview }) => {
    preview.emailjs.setFault({ kind: 'slow', ms: 60_000 });
    await page.goto('/');
    const { dialog, fields, submit, sending, success, error } = await openQuoteDialog(page);
    await fillIn(fields, quoteAnswers);
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(sending).toBeVisible();
    await expect(sending).toBeDisabled();
    await expect(submit).toHaveCount(0);
    await expect(success).toHaveCount(0);
    await expect(error).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  const earlySubmits = [
    {
      name: 'a double click',
      act: async ({ submit }: QuoteDialog) => submit.dblclick(),
    },
    {
      name: 'Enter and a click',
      act: async ({ fields, dialog }: QuoteDialog) => {
        await fields.email.press('Enter');
        await dialog.locator('[type=submit]').click({ force: true });
        await fields.email.press('Enter');
      },
    },
    {
      name: 'two submits within the same moment',
      act: async ({ dialog }: QuoteDialog) =>
        dialog.locator('form').evaluate((form: HTMLFormElement) => {
          form.requestSubmit();
          form.requestSubmit();
        }),
    },
  ];
  for (const { name, act } of earlySubmits) {
    test(`${name} sends one request only`, async ({ page, preview }) => {
      const sends = watchSends(page);
      const answer = await holdBack(page, `**${SEND_PATH}`);
      await page.goto('/');
      const form = await openQuoteDialog(page);
      await waitForReact(page);
      await fillIn(form.fields, quoteAnswers);
      await act(form);
      await expect(form.sending).toBeVisible();
      answer();
      await expect(form.success).toBeVisible();
      expect(sends).toHaveLength(1);
      expect(preview.emailjs.messages).toHaveLength(1);
    });
  }
});

test.describe('when the quote form cannot be sent', () => {
  for (const failure of failures) {
    test(`(${failure.label}) the error shows, every word stays, and a second try delivers`, async ({
      page,
      preview,
      problems,
    }) => {
      failNext(preview, problems, failure);
      await page.goto(somePage.path);
      const { choice, choices, fields, submit, success, error } = await openQuoteDialog(page);
      await fillIn(fields, quoteAnswers);
      await choice(someExtra).click();
      const chosen = () => choices.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length);
      expect(await chosen()).toBe(2);
      await submit.click();

      await expect(error).toHaveText('❌ Something went wrong. Please try again or call us directly.');
      await expect(error).toBeInViewport();
      await expect(success).toHaveCount(0);
      await expectFilled(fields, quoteAnswers);
      expect(await chosen()).toBe(2);
      await expect(submit).toBeEnabled();

      preview.emailjs.setFault(null);
      await submit.click();
      await expect(success).toBeVisible();
      await expect(error).toHaveCount(0);
      expect(preview.emailjs.messages.at(-1)).toMatchObject({
        status: 200,
        payload: {
          template_params: { ...quoteAnswers, selected_services: `${somePage.subject}, ${someExtra}` },
        },
      });
    });
  }
});

test.describe('after the quote form was sent', () => {
  /** Sends the form, with the time of the page standing still from before the answer comes. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' });
    const answer = await holdBack(page, `**${SEND_PATH}`);
    await page.goto(somePage.path);
    const { choice, fields, submit, sending, success } = await openQuoteDialog(page);
    await waitForReact(page);
    await fillIn(fields, quoteAnswers);
    await choice(someExtra).click();
    await submit.click();
    await expect(sending).toBeVisible();
    await standStill(page);
    answer();
    await expect(success).toHaveText("✅ Thank you! We'll get back to you within 24 hours.");
  });

  test('the dialog stays for 2000 milliseconds and not a moment longer', async ({ page }) => {
    const { dialog, success } = quoteDialogOf(page);
    await page.clock.runFor(1_999);
    await expect(dialog).toBeVisible();
    await expect(success).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog).toBeHidden();
  });

  test('the form cannot be sent a second time while it thanks', async ({ page, preview }) => {
    const { submit, fields, success } = quoteDialogOf(page);
    await expect(submit).toBeDisabled();
    await fields.email.press('Enter');
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages).toHaveLength(1);
  });

  const endings = [
    { name: 'it has closed by itself', end: (_: QuoteDialog, wait: () => Promise<void>) => wait() },
    { name: 'the visitor has closed it sooner', end: ({ close }: QuoteDialog) => close.click() },
  ];
  for (const { name, end } of endings) {
    test(`it starts afresh when ${name}, and stays open when it is opened again`, async ({ page }) => {
      const form = quoteDialogOf(page);
      await end(form, () => page.clock.runFor(2_000));
      await expect(form.dialog).toBeHidden();

      await openQuoteDialog(page);
      for (const field of Object.values(form.fields)) await expect(field).toHaveValue('');
      const chosen = form.dialog.getByRole('checkbox', { checked: true });
      await expect(chosen).toHaveCount(1);
      await expect(chosen).toHaveAccessibleName(somePage.subject);
      await expect(form.success).toHaveCount(0);
      await expect(form.submit).toBeEnabled();
      await page.clock.runFor(10_000);
      await expect(form.dialog).toBeVisible();
    });
  }
});

test.describe("the browser's own checks of the quote form", () => {
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    test(`without the ${name} nothing is sent, and the visitor is led to the field`, async ({ page }) => {
      const sends = watchSends(page);
      await page.goto('/');
      const { fields, submit, sending, success, error } = await openQuoteDialog(page);
      await waitForReact(page);
      await fillIn(fields, { ...quoteAnswers, [name]: '' });
      await submit.click();
      await expect(fields[name]).toBeFocused();
      expect(await fields[name].evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
      for (const outcome of [sending, success, error]) await expect(outcome).toHaveCount(0);
      expect(sends).toEqual([]);

      // What was missing is all that was missing.
      await fields[name].fill(quoteAnswers[name]);
      await submit.click();
      await expect(success).toBeVisible();
    });
  }

  for (const email of ['ada', 'ada@', '@customer.example', 'ada example@customer.example', 'ada@customer..example']) {
    test(`"${email}" is no e-mail address: nothing is sent`, async ({ page }) => {
      const sends = watchSends(page);
      await page.goto('/');
      const { fields, submit, sending, success, error } = await openQuoteDialog(page);
      await waitForReact(page);
      await fillIn(fields, { ...quoteAnswers, email });
      await submit.click();
      await expect(fields.email).toBeFocused();
      expect(await fields.email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
      for (const outcome of [sending, success, error]) await expect(outcome).toHaveCount(0);
      expect(sends).toEqual([]);
    });
  }

  test('are switched on, and set no other bound than "required" and the types', async ({ page }) => {
    await page.goto('/');
    const { dialog, fields } = await openQuoteDialog(page);
    expect(await dialog.locator('form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(false);
    expect(await dialog.locator('[type=submit]').evaluate((button: HTMLButtonElement) => button.formNoValidate)).toBe(
      false,
    );
    await expectNoOtherBounds(fields, { name: 'text', email: 'email', phone: 'tel', message: 'textarea' });
  });
});

test.describe('a visitor who is faster than the scripts', () => {
  const ways = [
    { how: 'a click', submit: ({ submit }: QuoteDialog) => submit.click() },
    { how: 'Enter', submit: ({ fields }: QuoteDialog) => fields.email.press('Enter') },
  ];
  for (const { how, submit } of ways) {
    test(`keeps the words typed, and sends once what was submitted by ${how} before React came`, async ({
      page,
      preview,
    }) => {
      const sends = watchSends(page);
      const letScriptsCome = await holdBack(page, islandsScript);
      await page.goto(somePage.path, { waitUntil: 'domcontentloaded' });
      const form = await openQuoteDialog(page);
      await fillIn(form.fields, quoteAnswers);
      await form.choice(someExtra).click();
      await submit(form);
      // From the press on, though nothing can be sent yet.
      await expect(form.sending).toBeDisabled();
      await expect(form.fields.message).not.toBeEditable();
      await form.fields.email.press('Enter');
      await nextFrames(page);
      // Neither a page was loaded, nor the dialog closed, nor anything sent.
      await expect(page).toHaveURL(somePage.path);
      await expect(form.dialog).toBeVisible();
      expect(sends).toEqual([]);

      letScriptsCome();
      await expect(form.success).toBeVisible();
      expectDelivered(preview, {
        ...quoteAnswers,
        service_type: somePage.subject,
        selected_services: `${somePage.subject}, ${someExtra}`,
      });
    });
  }

  testOnStallingHost(
    'may type before any script has come at all, and submit afterwards',
    async ({ page, preview, host }) => {
      await page.goto(somePage.path, { waitUntil: 'commit' });
      const form = await openQuoteDialog(page);
      await fillIn(form.fields, quoteAnswers);
      host.release();
      await waitForReact(page);
      await expectFilled(form.fields, quoteAnswers);
      await form.submit.click();
      await expect(form.success).toBeVisible();
      expect(preview.emailjs.messages).toHaveLength(1);
    },
  );
});

test('a visitor who closes the form to look something up finds the words again', async ({ page }) => {
  await page.goto('/');
  const { dialog, fields, close } = await openQuoteDialog(page);
  await fillIn(fields, quoteAnswers);
  await close.click();
  await expect(dialog).toBeHidden();
  await openQuoteDialog(page);
  await expectFilled(fields, quoteAnswers);
});

test('the quote form says how to choose and what it is for', async ({ page }) => {
  await page.goto('/');
  const { dialog, fields } = await openQuoteDialog(page);
  await expect(dialog.getByText(forms.quote.lead)).toBeVisible();
  await expect(dialog.getByRole('group', { name: forms.quote.servicesLegend })).toBeVisible();
  await expect(fields.phone).toHaveAccessibleDescription(forms.quote.hints.phone);
  await expect(fields.email).toHaveAccessibleDescription(forms.quote.hints.email);
  await expect(fields.message).toHaveAccessibleDescription(forms.quote.hints.message);
});
