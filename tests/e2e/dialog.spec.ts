import { forms, labels, services } from '../../content/content.ts';
import {
  expectDelivered,
  expectFilled,
  fillIn,
  openQuoteDialog,
  quoteAnswers,
  quoteDialogOf,
  shownQuoteButtons,
} from './support/form-actions.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';
import { nextFrames, standStill, waitForReact } from './support/scripts.ts';
import { testOnStallingHost } from './support/stalling-host.ts';

const missingPages = ['/no-such-page/', '/services/no-such-service/'];
// One page of each kind.
for (const path of [
  '/',
  '/services/',
  '/services/deep-cleaning/',
  '/industries/factories/',
  '/contact/',
  missingPages[0] ?? '',
]) {
  test(`every quote button of ${path} opens the dialog, which Escape closes and focus leaves for the button`, async ({
    page,
    problems,
  }) => {
    if (missingPages.includes(path)) problems.expectResponse(404, path);
    await page.goto(path);
    const { dialog } = quoteDialogOf(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('banner').getByRole('button', { name: labels.quoteButton })).toBeVisible();
      const buttons = await shownQuoteButtons(page);
      if (viewport === phone) {
        // The call bar shows beside the footer, which has no call to action.
        await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
        buttons.unshift(page.getByRole('complementary', { name: 'Quick contact' }).getByRole('button'));
      }
      for (const button of buttons) {
        await expect(dialog).toBeHidden();
        await button.click();
        await expect(dialog).toBeVisible();
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    }
  });
}

test('the X closes the dialog, focus goes back to the button that opened it, and the values are kept', async ({
  page,
}) => {
  await page.goto('/about/');
  const opener = page.getByRole('main').getByRole('button', { name: labels.quoteButton }).last();
  await opener.click();
  const { dialog, close, fields } = quoteDialogOf(page);
  await fillIn(fields, quoteAnswers);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expectFilled(fields, quoteAnswers);
});

test('a visitor with a keyboard alone opens, fills, sends and leaves the form', async ({ page, preview }) => {
  await page.clock.install();
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: labels.quoteButton });
  await opener.focus();
  await page.keyboard.press('Enter');
  const { dialog, title, choices, close, fields, submit, success } = quoteDialogOf(page);
  const answers = { ...quoteAnswers, message: 'Hello' };
  await expect(dialog).toBeVisible();
  await expect(title).toBeFocused();
  await expect(dialog.getByText(forms.quote.lead)).toBeVisible();
  await expect(dialog.getByRole('group', { name: forms.quote.servicesLegend })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  for (const choice of await choices.all()) {
    await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(choices.last()).toBeChecked();
  for (const [field, words] of [
    [fields.name, answers.name],
    [fields.phone, answers.phone],
    [fields.email, answers.email],
    [fields.message, answers.message],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await waitForReact(page);
  // The message stays until it has been looked at.
  await standStill(page);
  await page.keyboard.press('Enter');
  await expect(success).toBeFocused();
  const last = services.at(-1)?.title ?? '';
  expectDelivered(preview, {
    ...answers,
    service_type: 'Professional Cleaning Services',
    selected_services: last,
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the page behind the open dialog cannot be pressed', async ({ page }) => {
  await page.goto('/about/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Home' });
  const box = await link.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  const { dialog, close, fields } = await openQuoteDialog(page);
  await fields.name.fill('Ada');
  // Waits until the dialog has risen.
  await close.click({ trial: true });
  await page.mouse.click(x, y);
  await nextFrames(page);
  await expect(page).toHaveURL('/about/');
  // A press beside the form must not cost the visitor the form.
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await link.click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL('/');
});

test('the page behind the open dialog does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/about/');
  const position = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.move(180, 280);
  await page.mouse.wheel(0, 400);
  await expect.poll(position).toBe(400);

  // The button at the lower edge: Playwright scrolls the page before it presses the one in the header.
  await page.getByRole('complementary', { name: 'Quick contact' }).getByRole('button').click();
  const { dialog, close } = quoteDialogOf(page);
  await expect(dialog).toBeVisible();
  // Waits until the dialog has risen.
  await close.click({ trial: true });
  await page.mouse.move(180, 280);
  const remaining = () => dialog.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));
  expect(await remaining()).toBeGreaterThan(0);
  await page.mouse.wheel(0, 5_000);
  await expect.poll(remaining).toBeLessThanOrEqual(1);
  // At its end, the dialog does not hand the wheel on; nor does what shows beside it, nor a key.
  await page.mouse.wheel(0, 300);
  await page.mouse.move(180, 4);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Space');
  await nextFrames(page);
  expect(await position()).toBe(400);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await position()).toBe(400);
  await page.mouse.wheel(0, 100);
  await expect.poll(position).toBe(500);
});

test('on a small phone, in both orientations, the whole form can be reached', async ({ page }) => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 568, height: 320 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/services/window-cleaning/');
    const { dialog, title, close, fields, submit } = await openQuoteDialog(page);
    await expect(title).toBeInViewport({ ratio: 1 });
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await fields.name.scrollIntoViewIfNeeded();
    await expect(fields.name).toBeInViewport({ ratio: 0.95 });
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await close.click();
    await expect(dialog).toBeHidden();
  }
});

testOnStallingHost(
  'in a browser that does not know "command", our script opens and closes the dialog',
  async ({ page, host }) => {
    await page.addInitScript(() => {
      for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      // The last listener to hear of a click takes away what the browser itself would do with the attribute.
      window.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('[commandfor]')) event.preventDefault();
      });
    });

    // Without our script nothing happens: the browser is as old as it should be.
    await page.goto('/about/', { waitUntil: 'commit' });
    const { dialog, close } = await openQuoteDialog(page);
    await nextFrames(page);
    await expect(dialog).toBeHidden();
    host.release();
    await page.waitForLoadState();

    await openQuoteDialog(page);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveJSProperty('open', true);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    // The icon within the button is what a finger meets.
    await close.locator('svg').click();
    await expect(dialog).toBeHidden();
    await openQuoteDialog(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('nothing of the form gets in the way of the X, however far the dialog is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about/');
  const { close } = await openQuoteDialog(page);
  await expect(close).toBeVisible();
  const covered = await close.evaluate((button) => {
    const box = button.closest('dialog') as HTMLDialogElement;
    const furthest = box.scrollHeight - box.clientHeight;
    const covers: number[] = [];
    for (let top = 0; top <= furthest; top += 20) {
      box.scrollTop = top;
      const { left, top: y, width, height } = button.getBoundingClientRect();
      if (!button.contains(document.elementFromPoint(left + width / 2, y + height / 2))) covers.push(top);
    }
    return { isScrolledFar: furthest > 200, covers };
  });
  expect(covered).toEqual({ isScrolledFar: true, covers: [] });
});

test('the submit button is in view in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services/window-cleaning/');
  const { fields, submit } = await openQuoteDialog(page);
  await expect(submit).toBeInViewport({ ratio: 1 });
  // The field above it may reach behind it, but where one writes is in view.
  await fields.message.focus();
  const [field, button] = [await fields.message.boundingBox(), await submit.boundingBox()];
  expect((field?.y ?? 0) + 44).toBeLessThan(button?.y ?? 0);
});

test('in a low window, the Tab key brings the whole message field into view above the submit button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/services/deep-cleaning/');
  const { fields, submit } = await openQuoteDialog(page);
  await fields.email.focus();
  await page.keyboard.press('Tab');
  await expect(fields.message).toBeFocused();
  const edgesOf = async (part: typeof submit) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return { top: y, bottom: y + height };
  };
  await expect.poll(async () => (await edgesOf(fields.message)).bottom < (await edgesOf(submit)).top).toBe(true);
});

test.describe('on a dense phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3 });

  test('the lines between the choices are equally thick', async ({ page }) => {
    await page.goto('/services/window-cleaning/');
    const { dialog } = await openQuoteDialog(page);
    const lines = await dialog.locator('.choices > *').evaluateAll((rows) =>
      rows.slice(1).map((row, index) => {
        // Pixels of the screen from one line to the next: a fraction would make one of them thicker.
        const step = (row.getBoundingClientRect().top - (rows[index]?.getBoundingClientRect().top ?? 0)) * 3;
        return `${getComputedStyle(row).borderTopWidth}, ${Math.abs(step - Math.round(step)) < 0.05}`;
      }),
    );
    expect(lines.length).toBeGreaterThan(2);
    expect([...new Set(lines)]).toEqual(['1px, true']);
  });
});
