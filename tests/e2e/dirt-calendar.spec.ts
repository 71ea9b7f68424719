/** The dirt calendar on the home page and the list of services. */
import type { Page } from '@playwright/test';
import { dirtCalendar, services } from '../../content/content.ts';
import { expectAccessible } from './support/axe.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';

const { heading, months } = dirtCalendar;

/** What a link is called: the dirt, and for those who hear it alone, the service it leads to. */
const nameOf = ({ dirt, service }: (typeof months)[number]) =>
  `${dirt}: ${services.find(({ id }) => id === service)?.title}`;

function calendarOf(page: Page) {
  const region = page.getByRole('region', { name: heading });
  return { region, links: region.getByRole('link'), current: region.locator('[aria-current]') };
}

for (const path of ['/', '/services/']) {
  test(`${path} has a line for each month and a link to the service that answers it`, async ({ page }) => {
    await page.goto(path);
    const { region, links } = calendarOf(page);
    await expect(links).toHaveText(months.map(nameOf));
    for (const [index, { month, line, service }] of months.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/services/${service}/`);
      const item = region.getByRole('listitem').nth(index);
      await expect(item).toContainText(month.slice(0, 3));
      await expect(item).toContainText(line);
    }
  });
}

test("the visitor's month is marked, and a phone shows it without moving the page", async ({ page }) => {
  const firstAndLast = [0, months.length - 1];
  for (const { path, viewport, indexes } of [
    { path: '/', viewport: phone, indexes: months.keys() },
    { path: '/', viewport: { width: 320, height: 640 }, indexes: firstAndLast },
    { path: '/', viewport: desktop, indexes: firstAndLast },
    { path: '/services/', viewport: phone, indexes: firstAndLast },
    { path: '/services/', viewport: desktop, indexes: firstAndLast },
  ]) {
    await page.setViewportSize(viewport);
    for (const index of indexes) {
      const dirt = months[index]?.dirt ?? '';
      await page.clock.setFixedTime(new Date(2027, index, index % 2 ? 1 : 28, 12));
      await page.goto(path);
      const { current } = calendarOf(page);
      await expect(current, path).toHaveText([new RegExp(`^${dirt}:`)]);
      await expect(current).toHaveAttribute('aria-current', 'date');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const { x = -1, width = 0 } = (await current.boundingBox()) ?? {};
      expect(x, dirt).toBeGreaterThanOrEqual(0);
      expect(x + width, dirt).toBeLessThanOrEqual(viewport.width);
    }
  }
});

test('every month of a phone can be pressed where its column is, and the keyboard goes through all of them', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-01-15T12:00:00');
  await page.setViewportSize(phone);
  await page.goto('/services/');
  const { region, links } = calendarOf(page);
  const widths = await region.getByRole('listitem').evaluateAll((items) => items.map((item) => item.clientWidth));
  // Part of a third month shows that there are more.
  for (const width of widths) expect(phone.width / width).toBeCloseTo(2.35, 1);

  await links.first().focus();
  for (const [index] of months.entries()) {
    await expect(links.nth(index)).toBeFocused();
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  await expect(region.locator(':focus')).toHaveCount(0);

  await region
    .getByRole('listitem')
    .last()
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(`/services/${months[11]?.service}/`);
});

for (const { width, columns } of [
  { width: 768, columns: 4 },
  { width: 1280, columns: 6 },
  { width: 1920, columns: 6 },
]) {
  test(`at ${width} pixels, ${columns} months stand beside each other between the edges of the page`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2027-11-15T12:00:00');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services/');
    const { region, current } = calendarOf(page);
    const boxes = await region.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const { x, y, right } = item.getBoundingClientRect();
        return { x, y, right };
      }),
    );
    expect(boxes.filter(({ y }) => y === boxes[0]?.y)).toHaveLength(columns);
    const { x = 0, width: wide = 0 } = (await page.getByRole('contentinfo').locator('.bottom').boundingBox()) ?? {};
    expect(boxes[0]?.x).toBeCloseTo(x, 0);
    expect(boxes.at(-1)?.right).toBeCloseTo(x + wide, 0);
    // The mark of the current month is wider than its words.
    const left = (await current.boundingBox())?.x ?? 0;
    expect(left - (boxes[10]?.x ?? 0)).toBeGreaterThanOrEqual(12);
  });
}

test('the dirt is wiped off the month that is pointed at, without motion where that is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/');
  const month = calendarOf(page).region.getByRole('listitem').nth(2);
  const drawing = month.locator('svg');
  await expect(drawing).toHaveCSS('clip-path', 'inset(0px)');
  await month.hover();
  await expect(drawing).toHaveCSS('clip-path', /100%/);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with forced colors, lines mark the month; on paper, the months are a plain list', async ({ page }) => {
  await page.clock.setFixedTime('2027-07-04T12:00:00');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services/');
  const { region } = calendarOf(page);
  const item = region.getByRole('listitem').filter({ has: page.locator('[aria-current]') });
  await expect(item).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page, 'the calendar with forced colors', { part: '[aria-labelledby=dirt-calendar]' });

  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(region.locator('svg').first()).toBeHidden();
  for (const { line } of months) await expect(region.getByText(line)).toBeVisible();
  const { height = 0 } = (await item.boundingBox()) ?? {};
  expect(height, 'height of a line on paper').toBeLessThan(30);
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('no month is marked, and the links lead on', async ({ page }) => {
    await page.goto('/services/');
    const { links, current } = calendarOf(page);
    await expect(current).toHaveCount(0);
    await links.first().click();
    await expect(page).toHaveURL(`/services/${months[0]?.service}/`);
    const service = services.find(({ id }) => id === months[0]?.service);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service?.title ?? '');
  });
});
