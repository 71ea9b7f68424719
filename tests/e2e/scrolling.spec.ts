import type { Page } from '@playwright/test';
import { legalNavigation, mainNavigation } from '../../content/navigation.ts';
import { services } from '../../content/services.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';
import { waitForReact } from './support/scripts.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollToEnd(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect.poll(() => position(page)).toBeGreaterThan(300);
}

for (const { label, href } of mainNavigation) {
  test(`"${label}" shows its page from the top, wherever the page before was scrolled to`, async ({ page }) => {
    await page.goto('/services/deep-cleaning/');
    await scrollToEnd(page);
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await waitForReact(page);
    expect(await position(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}

for (const { label, href } of [
  ...legalNavigation,
  ...services.map(({ id, title }) => ({ label: title, href: `/services/${id}/` })),
]) {
  test(`"${label}" in the footer of a phone shows its page from the top`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about/');
    await scrollToEnd(page);
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await waitForReact(page);
    expect(await position(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}

test('the back button brings the visitor to the place that was left, and forward to the top again', async ({
  page,
}) => {
  await page.goto('/services/');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => position(page)).toBe(700);
  await page.keyboard.press('Tab');
  const link = page.getByRole('main').getByRole('link', { name: 'Learn More' }).nth(4);
  await link.scrollIntoViewIfNeeded();
  const left = await position(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(`/services/${services[4]?.id}/`);
  expect(await position(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/services/');
  await expect.poll(async () => Math.abs((await position(page)) - left)).toBeLessThanOrEqual(2);
  await page.goForward();
  await expect.poll(() => position(page)).toBe(0);
});

test('a link to a place on the page shows that place, not hidden behind the header', async ({ page }) => {
  await page.goto('/services/deep-cleaning/#questions');
  await waitForReact(page);
  const heading = page.getByRole('region', { name: 'Questions people ask' }).getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const headerEnd = await page.getByRole('banner').getByRole('button', { name: 'Get Free Quote' }).boundingBox();
  const start = await heading.boundingBox();
  expect(start?.y).toBeGreaterThan((headerEnd?.y ?? 0) + (headerEnd?.height ?? 0));
});
