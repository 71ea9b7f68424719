import type { Page } from '@playwright/test';
import { mainNavigation } from '../../content/navigation.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';
import { testOnStallingHost } from './support/stalling-host.ts';

test.use({ viewport: phone });

/** The menu's button and its list of links. */
function menuOf(page: Page) {
  return {
    toggle: page.getByRole('button', { name: 'Menu' }),
    menu: page.getByRole('navigation', { name: 'Main' }),
  };
}

test('the menu opens, and the toggle, Escape and a press beside it close it', async ({ page }) => {
  await page.goto('/about/');
  const { toggle, menu } = menuOf(page);
  for (const close of [
    // The menu covers the page, and its toggle stays in reach.
    () => toggle.click(),
    () => page.getByRole('main').click({ position: { x: 4, y: 100 } }),
    async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
    },
  ]) {
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await close();
  }
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL('/about/');
});

test('a chosen link leads to its page, where the menu is closed', async ({ page }) => {
  await page.goto('/terms/');
  const { toggle, menu } = menuOf(page);
  for (const { label, href } of mainNavigation.slice(0, 3)) {
    await toggle.click();
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
  }
});

test('the menu closes as soon as a link is chosen, however long the page takes', async ({ page }) => {
  await page.goto('/about/');
  const { toggle, menu } = menuOf(page);
  // Pages that never come: a chosen link leads nowhere.
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    }),
  );
  // The link of another page, then that of this one.
  for (const label of ['Services', 'About']) {
    await toggle.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(menu).toBeHidden();
  }
  await expect(page).toHaveURL('/about/');
});

test('the menu holds the links of the large window, and marks the same one', async ({ page }) => {
  await page.goto('/services/deep-cleaning/');
  const { toggle, menu } = menuOf(page);
  const linksShown = async () => {
    await expect(menu).toBeVisible();
    return menu
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
      );
  };
  await toggle.click();
  const onPhone = await linksShown();
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktop);
  await expect(toggle).toBeHidden();
  expect(await linksShown()).toEqual(onPhone);
  expect(onPhone).toEqual(
    mainNavigation.map(({ label, href }) => [label, href, href === '/services/' ? 'true' : null]),
  );
});

test('a visitor with a keyboard alone opens the menu and follows a link', async ({ page }) => {
  await page.goto('/terms/');
  const { toggle, menu } = menuOf(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  for (const { label } of mainNavigation) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: label, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(mainNavigation.at(-2)?.href ?? '');
  await expect(menu).toBeHidden();

  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Space');
  await expect(menu).toBeHidden();
});

testOnStallingHost('the menu opens and closes before any script has come', async ({ page, host }) => {
  await page.goto('/services/', { waitUntil: 'commit' });
  const { toggle, menu } = menuOf(page);
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  host.release();
});

test('on a low window the last link of the menu can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/terms/');
  const { toggle, menu } = menuOf(page);
  await toggle.click();
  const last = menu.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page).toHaveURL(mainNavigation.at(-1)?.href ?? '');
});
