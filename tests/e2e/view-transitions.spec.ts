import type { Page } from '@playwright/test';
import { mainNavigation } from '../../content/navigation.ts';
import { expect, test } from './support/preview-fixtures.ts';

const links = mainNavigation.slice(0, 2);

/** Goes from one page to the next through the main navigation, and tells of each whether it came in by a blend. */
async function walk(page: Page): Promise<boolean[]> {
  const blended: boolean[] = [];
  await page.exposeFunction('tellBlended', (isBlended: boolean) => {
    blended.push(isBlended);
  });
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      (window as unknown as { tellBlended: (is: boolean) => void }).tellBlended(viewTransition !== null);
    });
  });
  await page.goto('/privacy-policy/');
  for (const { label, href } of links) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await page.waitForLoadState();
  }
  await expect.poll(() => blended).toHaveLength(1 + links.length);
  return blended;
}

test('pages blend into each other', async ({ page }) => {
  const [first, ...others] = await walk(page);
  expect(first).toBe(false);
  expect(others).toEqual(links.map(() => true));
});

test.describe('for a visitor who wants little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages follow each other at once', async ({ page }) => {
    expect(await walk(page)).not.toContain(true);
  });
});
