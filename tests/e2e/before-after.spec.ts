/** The heading pictures that have a second one, of the same place before cleaning. */
import type { Page } from '@playwright/test';
import { entryPath } from '../../components/detail/find-entries.ts';
import { industries, labels, pages, services } from '../../content/content.ts';
import { isPhoto } from '../../content/photos.ts';
import type { Picture } from '../../content/schema/primitives.ts';
import { expect, test } from './support/preview-fixtures.ts';

const { beforeAlt, drawing, photo } = labels.beforeAfter;

const sliderName = (image: Picture) => (isPhoto(image) ? photo : drawing).slider;

const home = pages.home.image;
/** A photo of the owner may stand alone. */
const homeStandsAlone = home.before === undefined;

const details = [
  ...services.map(({ id, image }) => ({ path: entryPath('services', id), image })),
  ...industries.map(({ id, image }) => ({ path: entryPath('industries', id), image })),
].filter(({ image }) => image.before !== undefined);

/** How much of the picture before cleaning shows, in percent. */
async function shareBefore(page: Page): Promise<number> {
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: beforeAlt }) });
  return Number.parseFloat(await figure.evaluate((element) => getComputedStyle(element).getPropertyValue('--edge')));
}

/** Says that a page asked for its second picture only when it was complete. */
async function expectAskedForLate(page: Page, path: string): Promise<void> {
  const dirty = page.getByRole('img', { name: beforeAlt });
  await expect(dirty, path).toBeVisible();
  const [complete, asked] = await dirty.evaluate((image: HTMLImageElement) => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    performance.getEntriesByName(image.currentSrc)[0]?.startTime,
  ]);
  expect(asked, `when ${path} asked for its second picture`).toBeGreaterThan(complete ?? Number.NaN);
}

test('each page of a service or industry asks for its second picture once it is complete, and a slider goes from before to after, with the keyboard too', async ({
  page,
}) => {
  for (const { path, image } of details) {
    await page.goto(path);
    const slider = page.getByRole('slider', { name: sliderName(image) });
    await expect(slider, path).toBeVisible();
    await expectAskedForLate(page, path);
    // It comes in by itself, for a second.
    await page.getByRole('figure').evaluateAll((figures) => {
      for (const animation of figures.flatMap((figure) => figure.getAnimations())) animation.finish();
    });
    const [clean, dirty] = await Promise.all(
      [image.alt, beforeAlt].map((name) => page.getByRole('img', { name, exact: true }).boundingBox()),
    );
    expect(dirty, path).toEqual(clean);
    await slider.press('End');
    await expect.poll(() => shareBefore(page), path).toBe(0);
    await slider.press('Home');
    await expect.poll(() => shareBefore(page), path).toBe(100);
    const box = await slider.boundingBox();
    if (!box) throw new Error(`${path}: the slider has no box`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 4);
    await expect.poll(() => shareBefore(page), path).toBeCloseTo(50, -1);
  }
});

test('while the second picture does not come, the first one stands alone', async ({ page, problems }) => {
  problems.expect(/-before-/);
  const [detail] = details;
  if (!detail) return;
  await page.route(/-before-/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(detail.path);
  await failed;
  await expect(page.getByRole('img', { name: detail.image.alt })).toBeVisible();
  await expect(page.getByRole('slider', { name: sliderName(detail.image) })).toBeHidden();
});

test('the home page asks for its second picture once it is complete, and the picture is clean once it is scrolled away', async ({
  page,
}) => {
  if (homeStandsAlone) return;
  await page.goto('/');
  await expectAskedForLate(page, '/');
  await expect.poll(() => shareBefore(page)).toBeGreaterThan(40);
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => shareBefore(page)).toBe(0);
  await page.getByRole('slider', { name: sliderName(home) }).press('Home');
  await expect.poll(() => shareBefore(page)).toBe(100);
});

test.describe('for a visitor who wants little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the picture of the home page is clean from the start', async ({ page }) => {
    if (homeStandsAlone) return;
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('img', { name: home.alt })).toBeVisible();
    await expect.poll(() => shareBefore(page)).toBe(0);
  });
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the two pictures stand side by side', async ({ page }) => {
    for (const { path, image } of details) {
      await page.goto(path);
      const before = await page.getByRole('img', { name: beforeAlt }).boundingBox();
      const after = await page.getByRole('img', { name: image.alt, exact: true }).boundingBox();
      expect(before?.y, path).toBe(after?.y);
      expect((before?.x ?? 0) + (before?.width ?? 0), path).toBeLessThanOrEqual((after?.x ?? 0) + 1);
      await expect(page.getByRole('slider', { name: sliderName(image) })).toBeHidden();
    }
  });
});
