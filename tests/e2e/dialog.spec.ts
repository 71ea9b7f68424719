import { forms } from '../../content/forms.ts';
import { sitePages } from '../../content/site-pages.ts';
import { openQuoteDialog, quoteDialogOf, shownQuoteButtons } from './support/form-actions.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';
import { nextFrames, waitForReact } from './support/scripts.ts';
import { testOnStallingHost } from './support/stalling-host.ts';

const missingPages = ['/no-such-page/', '/services/no-such-service/'];

for (const path of [...sitePages.map((page) => page.path), ...missingPages]) {
  test(`every quote button of ${path} opens the dialog, which Escape closes and focus leaves for the button`, async ({
    page,
    problems,
  }) => {
    if (missingPages.includes(path)) problems.expectAnswer(404, path);
    await page.goto(path);
    const { dialog } = quoteDialogOf(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const header = page.getByRole('banner').getByRole('button', { name: forms.openLabel });
      await expect(header).toBeVisible();
      for (const button of await shownQuoteButtons(page)) {
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

test('the X closes the dialog, and focus goes back to the button that opened it', async ({ page }) => {
  await page.goto('/about/');
  const opener = page.getByRole('main').getByRole('button', { name: forms.openLabel }).last();
  await opener.click();
  const { dialog, close } = quoteDialogOf(page);
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a visitor with a keyboard alone opens, fills, sends and leaves the form', async ({ page, preview }) => {
  await page.goto('/services/deep-cleaning/');
  const opener = page.getByRole('banner').getByRole('button', { name: forms.openLabel });
  await opener.focus();
  await page.keyboard.press('Enter');
  const { dialog, title, choices, close, fields, submit, success } = quoteDialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(title).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  for (const choice of await choices.all()) {
    await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(choices.last()).toBeChecked();
  for (const [field, words] of [
    [fields.name, 'Ada'],
    [fields.phone, '740 555 0107'],
    [fields.email, 'ada@customer.example'],
    [fields.message, 'Hello'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(success).toBeFocused();
  expect(preview.emailjs.messages).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} stays within the open dialog and reaches everything in it`, async ({ page }) => {
    await page.goto('/');
    const { dialog, choices, submit } = await openQuoteDialog(page);
    await expect(submit).toBeEnabled();
    // The X, the choices, the four fields and the button that sends.
    const stops = (await choices.count()) + 6;
    const reached = new Set<number>();
    // Round and about: between the last and the first stop, focus is in the browser's own bars.
    for (let press = 0; press < 2 * stops + 4; press += 1) {
      await page.keyboard.press(key);
      const focus = await dialog.evaluate((element) => {
        const focused = document.activeElement ?? document.body;
        const stop = [...element.querySelectorAll('button, input, textarea')].indexOf(focused);
        const isOutside = focused !== document.body && !element.contains(focused);
        return { stop, isOutside };
      });
      expect(focus.isOutside).toBe(false);
      if (focus.stop >= 0) reached.add(focus.stop);
    }
    expect(reached.size).toBe(stops);
  });
}

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

testOnStallingHost('the dialog opens and closes before any script has come', async ({ page, host }) => {
  await page.goto('/services/', { waitUntil: 'commit' });
  const { dialog, close } = await openQuoteDialog(page);
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
  await openQuoteDialog(page);
  // React takes over the open dialog and leaves it open.
  host.release();
  await waitForReact(page);
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
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
  const { dialog, close } = await openQuoteDialog(page);
  await expect(close).toBeVisible();
  const isOnTop = () =>
    close.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const furthest = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(furthest).toBeGreaterThan(200);
  for (let top = 0; top <= furthest; top += 20) {
    await dialog.evaluate((box, to) => {
      box.scrollTop = to;
    }, top);
    expect(await isOnTop(), `scrolled by ${top} pixels`).toBe(true);
  }
});
