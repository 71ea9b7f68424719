import type { Page } from '@playwright/test';
import { services } from '../../content/content.ts';
import { legalNavigation, mainNavigation } from '../../content/navigation.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';
import { waitForReact } from './support/scripts.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const { part, role, viewport, links } of [
  { part: 'the header', role: 'banner', viewport: null, links: mainNavigation },
  {
    part: 'the footer of a phone',
    role: 'contentinfo',
    viewport: phone,
    links: [
      ...legalNavigation,
      ...services.slice(-1).map(({ id, title }) => ({ label: title, href: `/services/${id}/` })),
    ],
  },
] as const) {
  test(`the links of ${part} show their pages from the top, wherever the page before was scrolled to`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport);
    await page.goto('/services/deep-cleaning/');
    for (const { label, href } of links) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect(await position(page)).toBeGreaterThan(300);
      await page.getByRole(role).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(href);
      await waitForReact(page);
      expect(await position(page), label).toBe(0);
      await expect(page.getByRole('heading', { level: 1 }), label).toBeInViewport();
    }
  });
}

test('the back button brings the visitor to the place that was left, and forward to the top again', async ({
  page,
}) => {
  await page.goto('/services/');
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
