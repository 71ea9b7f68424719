/** The reviews on the home page. That no other page asks for them: `pages.spec.ts`. */
import type { Page } from '@playwright/test';
import { business, pages } from '../../content/content.ts';
import { WIDGET_TEXT } from '../../scripts/preview/reviews-widget-fake.ts';
import { builtWidgetUrl, desktop, expect, phone, test } from './support/preview-fixtures.ts';
import { holdBack, nextFrames, waitForReact } from './support/scripts.ts';

/** The section of the home page with what is in it. */
function reviewsOf(page: Page) {
  const section = page.getByRole('region', { name: pages.home.reviews.heading }).first();
  return {
    section,
    heading: section.getByRole('heading', { name: pages.home.reviews.heading }),
    widget: section.getByText(WIDGET_TEXT),
    fallback: section.getByText(pages.home.reviews.fallback),
    links: [
      { link: section.getByRole('link', { name: pages.home.reviews.readLabel }), url: business.google.reviewsUrl },
      { link: section.getByRole('link', { name: pages.home.reviews.writeLabel }), url: business.google.writeReviewUrl },
    ],
  };
}

async function scrollToReviews(page: Page): Promise<void> {
  const { heading } = reviewsOf(page);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(heading).toBeInViewport();
}

async function expectLinks(page: Page): Promise<void> {
  for (const { link, url } of reviewsOf(page).links) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', url);
  }
}

async function expectFallback(page: Page): Promise<void> {
  const { fallback, widget } = reviewsOf(page);
  await expect(fallback).toBeVisible();
  await expect(widget).toHaveCount(0);
  await expectLinks(page);
}

test('the widget is asked for once, when its section comes near, and not by who reads the top and opens the form', async ({
  page,
  preview,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Free Quote' }).click();
  await waitForReact(page);
  await page.keyboard.press('Escape');
  await nextFrames(page);
  expect(preview.widget.hits).toBe(0);

  const { widget } = reviewsOf(page);
  for (let round = 0; round < 2; round += 1) {
    await scrollToReviews(page);
    await expect(widget).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await nextFrames(page);
  }
  await expect(widget).toHaveCount(1);
  expect(preview.widget.hits).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, '__reviewsWidgetRuns'))).toBe(1);
});

test('a page that the browser draws ahead of time does not ask for it before the page is shown', async ({
  page,
  preview,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto('/');
  await scrollToReviews(page);
  await nextFrames(page);
  expect(preview.widget.hits).toBe(0);

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(reviewsOf(page).widget).toBeVisible();
  expect(preview.widget.hits).toBe(1);
});

test('nothing on the page moves, from its first moment to the drawn widget', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await scrollToReviews(page);
    await expect(reviewsOf(page).widget).toBeVisible();
    await expectLinks(page);
    await nextFrames(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${viewport.width} pixels`).toEqual([]);
  }
});

test('when the widget is blocked, the page says so and offers the links to Google', async ({ page, problems }) => {
  problems.expect(/^request failed: .*widget\.js /, /^console: Failed to load resource: .*widget\.js\)$/);
  await page.route(builtWidgetUrl, (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await scrollToReviews(page);
  await expectFallback(page);
});

test('when the widget takes ten seconds, the page offers the links to Google, and the widget all the same once it is there', async ({
  page,
}) => {
  await page.clock.install();
  const letWidgetCome = await holdBack(page, builtWidgetUrl);
  const asked = page.waitForRequest(builtWidgetUrl);
  await page.goto('/');
  await scrollToReviews(page);
  await asked;
  const { fallback, widget } = reviewsOf(page);
  await expect(fallback).toBeHidden();
  await page.clock.runFor(10_000);
  await expectFallback(page);

  letWidgetCome();
  await expect(widget).toBeVisible();
  await expect(fallback).toBeHidden();
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the section is there with its links, without a place that stays empty', async ({ page, preview }) => {
    await page.goto('/');
    const { heading, section } = reviewsOf(page);
    await heading.scrollIntoViewIfNeeded();
    await expectLinks(page);
    await expect(section.getByText('Loading the reviews')).toBeHidden();
    expect(preview.widget.hits).toBe(0);
  });
});
