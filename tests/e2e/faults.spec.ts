/** Both forms when something goes wrong: nothing is lost, nothing is sent twice, and nothing false is said. */
import type { Page } from '@playwright/test';
import { business, forms } from '../../content/content.ts';
import { FAULT_CHOICES, SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { expectAccessible } from './support/axe.ts';
import {
  expectDelivered,
  expectValues,
  type FormKind,
  fillInForm,
  formKinds,
  logged,
  watchSends,
} from './support/form-actions.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';
import { holdBack, islandsScript, waitForReact } from './support/scripts.ts';

const { advice, deliveries, ways, backOnline } = forms.failure;
const sendAddress = `**${SEND_PATH}`;
const requestFailed = [/^request failed: /, /^console: Failed to load resource/];
const sendTimeout = 25_000;

/** Every way in which the fake for EmailJS can fail to take a message. */
const failures = FAULT_CHOICES.filter(({ fault }) => fault.kind !== 'slow');

/** Submits a form whose response comes only once the returned function is called. The page's clock stands still. */
async function submitWithoutResponse(page: Page, kind: FormKind) {
  await page.clock.install();
  const form = await fillInForm(page, kind);
  const sends = watchSends(page);
  const letResponsesCome = await holdBack(page, sendAddress);
  await form.submit.click();
  await expect.poll(() => sends.length).toBe(1);
  return { form, sends, letResponsesCome };
}

/** The address that a link has once it is followed, without following it. */
function followed(page: Page, name: string) {
  return page.locator('a[data-message-link]:visible', { hasText: name }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLAnchorElement).click();
    return (link as HTMLAnchorElement).href;
  });
}

for (const kind of formKinds) {
  test.describe(`the ${kind.kind} form`, () => {
    test('keeps every value after each failure, and is delivered by another try', async ({
      page,
      preview,
      problems,
    }) => {
      problems.expect(logged, ...requestFailed);
      await page.clock.install();
      let logs = 0;
      page.on('console', (message) => {
        if (message.text().startsWith('The form could not be sent')) logs += 1;
      });
      const form = await fillInForm(page, kind);
      const choices = page.locator('form:visible').getByRole('checkbox');
      for (const extra of (await choices.all()).slice(-1)) await extra.click();
      const chosen = () =>
        choices.evaluateAll((all) => (all as HTMLInputElement[]).flatMap((box) => (box.checked ? box.value : [])));
      const chosenBefore = await chosen();

      for (const [index, { label, fault }] of failures.entries()) {
        await test.step(label, async () => {
          if (fault.kind === 'status') problems.expectResponse(fault.status, SEND_PATH);
          preview.emailjs.setFault(fault);
          await form.submit.click();
          await page.clock.runFor(1100);
          await expect(form.error, label).toHaveText(kind.error);
          await expect(form.error).toBeInViewport();
          await expect(form.success).toHaveCount(0);
          await expect.poll(() => logs, label).toBe(index + 1);
          const unknown = page.getByText(`${advice.unreachable} ${deliveries.unknown}`);
          await expect(unknown, label).toHaveCount(fault.kind === 'status' ? 0 : 1);
          await expectValues(form, kind);
          expect(await chosen()).toEqual(chosenBefore);
          expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain(kind.answers.email);
          await expect(form.submit).toBeEnabled();
          preview.emailjs.reset();
        });
      }

      await page.route(sendAddress, (route) => route.abort('blockedbyclient'));
      await form.submit.click();
      await page.clock.runFor(1100);
      await expect(form.error).toBeVisible();
      await page.unroute(sendAddress);
      // The rate limit does not go by a clock that is set back.
      await page.clock.setSystemTime(Date.now() - 10 * 60_000);
      await form.submit.click();
      await page.clock.runFor(1100);
      await expect(form.sent).toBeVisible();
      await expect(form.error).toHaveCount(0);
      const services = chosenBefore.length > 0 ? { selected_services: chosenBefore.join(', ') } : {};
      expectDelivered(preview, { ...kind.params, ...services });
    });

    test('waits 25 seconds for a response, then says that it may have arrived, and thanks when the response comes', async ({
      page,
      preview,
      problems,
    }) => {
      problems.expect(logged);
      const { form, sends, letResponsesCome } = await submitWithoutResponse(page, kind);
      await page.clock.runFor(sendTimeout - 1000);
      await expect(form.sending).toBeDisabled();
      await page.clock.runFor(1001);
      await expect(form.error).toBeFocused();
      await expect(page.getByText(`${advice.timeout} ${deliveries.unknown}`)).toBeVisible();
      await expectValues(form, kind);
      letResponsesCome();
      await expect(form.sent).toBeVisible();
      await expect(form.error).toHaveCount(0);
      expect(sends).toHaveLength(1);
      expect(preview.emailjs.messages).toHaveLength(1);
    });

    test('fails at once without a connection, says when it is back, and claims no more than it knows', async ({
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

      await page.route(sendAddress, async (route) => {
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      await form.submit.click();
      await expect(page.getByText(`${advice.offline} ${deliveries.unknown}`)).toBeVisible();
      await expectValues(form, kind);
    });

    test('has the values, and says so, when the page was closed while it was being sent', async ({ page, preview }) => {
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
      await expect(again.sent).toBeVisible();
      await expect(note).toHaveCount(0);
      expect(preview.emailjs.messages).toHaveLength(1);
    });

    test('shows its error and logs it when its script does not load, keeps the values, and sends at the next press', async ({
      page,
      preview,
      problems,
    }) => {
      problems.expect(logged, ...requestFailed);
      await page.route(islandsScript, (route) => route.abort('failed'));
      await page.setViewportSize(phone);
      const form = await fillInForm(page, kind);
      await form.submit.click();
      // With focus, so that it is read out once.
      await expect(form.error).toBeFocused();
      await expect(form.error).toHaveAccessibleDescription(forms.unavailable);
      await expect(form.error).toBeInViewport({ ratio: 1 });
      const call = page.locator('form:visible').getByRole('link', { name: business.phone });
      for (const remedy of [page.getByText(forms.unavailable).filter({ visible: true }), call, form.submit]) {
        await expect(remedy).toBeInViewport({ ratio: 1 });
      }
      await expect(form.submit).toBeEnabled();
      await expectValues(form, kind);
      expect(decodeURIComponent(await followed(page, business.email))).toContain(kind.answers.message.split('\n')[0]);
      await expectAccessible(page, 'without its script');

      await page.unroute(islandsScript);
      await form.submit.click();
      await expect(form.sent).toBeVisible();
      await expect(form.error).toHaveCount(0);
      await expect(page.getByText(forms.unavailable).filter({ visible: true })).toHaveCount(0);
      expectDelivered(preview, kind.params);
    });

    test('offers every other way after a failure, each with the values', async ({
      page,
      context,
      preview,
      problems,
    }) => {
      problems.expect(logged);
      problems.expectResponse(500, SEND_PATH);
      preview.emailjs.nextFaults.push({ kind: 'status', status: 500, text: '' });
      await page.setViewportSize({ width: 320, height: 480 });
      const form = await fillInForm(page, kind);
      await form.submit.click();
      await expect(form.error).toBeFocused();
      await expect(form.error).toHaveAccessibleDescription(advice.server);
      await expectAccessible(page, 'after a failure');

      await expect(page.locator('form:visible').getByRole('link', { name: ways.call })).toHaveAttribute(
        'href',
        /^tel:\+1614/,
      );
      await form.fields.name.fill('Ada, changed');
      const mail = new URL(await followed(page, ways.email));
      expect(mail.pathname).toBe(business.email);
      expect(mail.searchParams.get('body')).toContain('Name: Ada, changed');
      expect(mail.searchParams.get('body')).toContain(kind.answers.message.replaceAll('\n', '\r\n'));

      const copy = page.getByRole('button', { name: ways.copy });
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
      });
      await copy.click();
      await expect(page.getByRole('region', { name: ways.copyByHand })).toContainText('Name: Ada, changed');
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('Name: Ada, changed');

      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
      await copy.click();
      await expect(page.getByText(ways.copied, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(kind.answers.message);
    });
  });
}

// Both forms share the code that the following tests are about, so each test takes one of them.
const [quoteKind, contactKind] = formKinds;

for (const { status, likely, other } of [
  { status: 500, likely: 'submit', other: 'call' },
  { status: 403, likely: 'call', other: 'submit' },
] as const) {
  test(`after status ${status} all ways are in view on a phone, and the primary one is to ${likely}`, async ({
    page,
    preview,
    problems,
  }) => {
    problems.expect(logged);
    problems.expectResponse(status, SEND_PATH);
    preview.emailjs.nextFaults.push({ kind: 'status', status, text: '' });
    await page.setViewportSize(phone);
    const { submit, error } = await fillInForm(page, quoteKind);
    await submit.click();
    await expect(error).toBeInViewport({ ratio: 1 });
    // A pointer over a button changes its color.
    await page.mouse.move(0, 0);
    const call = page.getByRole('dialog').getByRole('link', { name: ways.call });
    const buttons = { submit, call };
    await expect(buttons[likely]).toHaveCSS('background-color', 'rgb(255, 200, 61)');
    await expect(buttons[other]).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    // The others are plain links, large enough for a finger.
    const email = page.getByRole('dialog').getByRole('link', { name: ways.email });
    const copy = page.getByRole('dialog').getByRole('button', { name: ways.copy });
    for (const link of [email, copy]) {
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
      await expect(link).toHaveCSS('border-top-width', '0px');
    }
    for (const way of [submit, call, email, copy]) {
      await expect(way).toBeInViewport({ ratio: 1 });
      expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

for (const [width, height] of [
  [360, 780],
  [1280, 900],
] as const) {
  test(`after a failure of the contact form, the header cuts no heading or label, ${width} pixels wide`, async ({
    page,
    preview,
    problems,
  }) => {
    problems.expect(logged);
    problems.expectResponse(403, SEND_PATH);
    preview.emailjs.nextFaults.push({ kind: 'status', status: 403, text: '' });
    await page.setViewportSize({ width, height });
    const { submit, error } = await fillInForm(page, contactKind);
    await submit.click();
    await expect(error).toBeInViewport({ ratio: 1 });
    const cut = await page.evaluate(() => {
      const edge = document.querySelector('#site-menu')?.parentElement?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll('main :is(h1, h2, label)')].flatMap((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < edge && bottom > edge ? [element.textContent] : [];
      });
    });
    expect(cut).toEqual([]);
  });
}

test('where storage is denied, a form is sent without the SDK, and names what may be in the way if that fails', async ({
  page,
  preview,
  problems,
}) => {
  problems.expect(logged, ...requestFailed);
  // The SDK throws while it is evaluated.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const form = await fillInForm(page, quoteKind);
  await page.route(sendAddress, (route) => route.abort('blockedbyclient'));
  await form.submit.click();
  await expect(form.error).toBeVisible();
  await expect(page.getByText(advice.script)).toBeVisible();
  await page.unroute(sendAddress);
  await form.submit.click();
  await expect(form.sent).toBeVisible();
  expectDelivered(preview, quoteKind.params);
});

test('where storage is full, a form is sent as ever', async ({ page, preview }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const form = await fillInForm(page, contactKind);
  await form.submit.click();
  await expect(form.sent).toBeVisible();
  expectDelivered(preview, contactKind.params);
});

test('a message that is more than the service takes is not sent, and nothing is cut off', async ({
  page,
  preview,
  problems,
}) => {
  problems.expect(logged);
  const form = await fillInForm(page, contactKind);
  const sends = watchSends(page);
  const long = `${'All the rooms, one by one. '.repeat(1_900)}The end.`;
  await form.fields.message.fill(long);
  await form.submit.click();
  await expect(form.error).toBeVisible();
  await expect(page.getByText(advice['too-large'])).toBeVisible();
  await expect(form.fields.message).toHaveValue(long);
  expect(sends).toEqual([]);
  expect(decodeURIComponent(await followed(page, ways.email))).toContain('The end.');

  const message = long.slice(-30_000);
  await form.fields.message.fill(message);
  await form.submit.click();
  await expect(form.sent).toBeVisible();
  expectDelivered(preview, { ...contactKind.params, message });
});

test('a form stays with its error when the response comes late and the values have changed, and says that it arrived', async ({
  page,
  preview,
  problems,
}) => {
  problems.expect(logged);
  const { form, letResponsesCome } = await submitWithoutResponse(page, contactKind);
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
  await expect(form.sent).toBeVisible();
  expect(preview.emailjs.messages).toHaveLength(2);
});
