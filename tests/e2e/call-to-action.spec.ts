/** What a visitor sees first, and that one primary button shows at a time: the page's own, else the call bar's or the header's. */
import type { Page } from '@playwright/test';
import { business, forms, pages } from '../../content/content.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';

const callBarOf = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });
const headerButtonOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Get Free Quote' });

/** The texts of the buttons and links in view that have the background of the primary button. */
function primariesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const isInView = element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
        // --color-sun
        return isInView && getComputedStyle(element).backgroundColor === 'rgb(255, 200, 61)';
      })
      .map((element) => element.textContent),
  );
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 360, height: 720 },
  { width: 768, height: 900 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test(`the home page begins with one primary button in a window of ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator('html[data-cta=in-view]')).toBeAttached();
    await expect.poll(() => primariesInView(page)).toEqual(['Get Free Quote']);
    await expect(headerButtonOf(page)).toBeInViewport({ ratio: 1 });
    await expect(callBarOf(page)).toBeHidden();
    const tops = new Set<number>();
    for (const name of [business.phone, business.email, `${business.emergencyNote}. Call ${business.phone}`]) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      const { y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      tops.add(y);
    }
    // Phone number, email and note share one row, and with the navigation they leave the page most of a phone's window.
    expect([...tops]).toEqual([0]);
    await expect(page.getByRole('banner').getByText(business.emergencyNote)).toBeVisible();
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y).toBeLessThanOrEqual(112);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

test('the first screen of a phone says what is cleaned and where, and shows more than half of the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
  const line = page.getByText(pages.home.eyebrow, { exact: true });
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line).toHaveText(/cleaning/);
  await expect(page.getByRole('heading', { name: pages.home.eyebrow })).toBeHidden();
});

test('the call bar shows while no call to action of the page does, without moving anything', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const bar = callBarOf(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();
  await expect(bar).toBeHidden();

  await page.getByRole('heading', { name: pages.home.howItWorks.heading }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await height()).toBe(heightBefore);
  expect(await primariesInView(page)).toEqual(['Get Free Quote']);

  const emergency = page.getByRole('region', { name: pages.home.emergency.heading });
  await emergency.getByRole('link').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  expect(await primariesInView(page)).toEqual([`Call ${business.phone}`]);

  // At the end of the page it covers nothing.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const end = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(((await bar.boundingBox())?.y ?? 0) + 1);
});

test('on pages that begin without a call to action, the call bar or the header has it', async ({ page }) => {
  for (const path of ['/services/', '/about/', '/terms/']) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect.poll(() => primariesInView(page), path).toEqual(['Get Free Quote']);
    await page.setViewportSize(phone);
    await expect.poll(() => primariesInView(page), path).toEqual(['Get Free Quote']);
  }
});

test('on the contact page, the button that sends is the one primary button while the form is in view', async ({
  page,
}) => {
  const send = page.getByRole('button', { name: forms.contact.submit });
  const name = page.getByRole('main').getByRole('textbox', { name: forms.labels.name });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/contact/');
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(page.locator('html[data-cta=in-view]')).toBeAttached();
    await expect.poll(() => primariesInView(page)).not.toContain('Get Free Quote');
    await expect(headerButtonOf(page)).toBeInViewport({ ratio: 1 });
    await expect(callBarOf(page)).toBeHidden();
    await send.scrollIntoViewIfNeeded();
    await expect.poll(() => primariesInView(page)).toEqual([forms.contact.submit]);
    await expect(callBarOf(page)).toBeHidden();
  }

  // Below the form, the call bar of phones is back.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => primariesInView(page)).toEqual(['Get Free Quote']);
  await expect(callBarOf(page)).toBeInViewport({ ratio: 1 });
});

test('on a phone, what has focus shows on its way through the page, and the hidden call bar takes none', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const stops: { name: string; covered: boolean }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return { name: element.textContent, covered: !(element.contains(shown) || shown?.contains(element)) };
    });
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
  expect(stops.slice(-2).map(({ name }) => name)).toEqual(['Call us', 'Get Free Quote']);

  // With focus in it, the bar stays, wherever the page is scrolled to.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html[data-cta=in-view]')).toBeAttached();
  await expect(callBarOf(page)).toBeVisible();
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the call bar always shows', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await expect(callBarOf(page).getByRole('link')).toBeInViewport({ ratio: 1 });
  });
});
