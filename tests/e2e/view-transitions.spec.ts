import type { Page } from '@playwright/test';
import { services } from '../../content/content.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { expect, test } from './support/preview-fixtures.ts';

const links = mainNavigation.slice(0, 2);

/** Follows the main navigation. Returns for each page whether it came in by a view transition. */
async function walk(page: Page): Promise<boolean[]> {
  const transitions: boolean[] = [];
  await page.exposeFunction('reportTransition', (hasTransition: boolean) => {
    transitions.push(hasTransition);
  });
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      (window as unknown as { reportTransition: (is: boolean) => void }).reportTransition(viewTransition !== null);
    });
  });
  await page.goto('/privacy-policy/');
  for (const { label, href } of links) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await page.waitForLoadState();
  }
  await expect.poll(() => transitions).toHaveLength(1 + links.length);
  return transitions;
}

test('pages change by a view transition', async ({ page }) => {
  const [first, ...others] = await walk(page);
  expect(first).toBe(false);
  expect(others).toEqual(links.map(() => true));
});

test('the picture of a card travels to the page of the card, and back', async ({ page }) => {
  const traveled: boolean[] = [];
  await page.exposeFunction('reportTravel', (has: boolean) => {
    traveled.push(has);
  });
  await page.addInitScript(() => {
    const { reportTravel } = window as unknown as { reportTravel: (has: boolean) => void };
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      // Going back while the pictures still move may skip the next transition.
      await viewTransition?.finished;
      // Its group moves only where both pages named a picture.
      if (viewTransition) reportTravel(parts.includes('::view-transition-group(picture)'));
    });
  });
  const [service] = services;
  // The click scrolls no further, so all of the card's picture is in view when its page is left.
  await page.setViewportSize({ width: 1280, height: 1600 });
  // The browser may draw a page before it has read as far as the picture. Then nothing travels, as on a slow network.
  await expect(async () => {
    traveled.length = 0;
    await page.goto('/services/');
    await page
      .getByRole('link', { name: service?.title ?? '' })
      .first()
      .click();
    await expect.poll(() => traveled).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => traveled).toHaveLength(2);
    expect(traveled).toEqual([true, true]);
  }).toPass({ timeout: 60_000 });
});

test.describe('for a visitor who wants little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages follow each other at once', async ({ page }) => {
    expect(await walk(page)).not.toContain(true);
  });
});
