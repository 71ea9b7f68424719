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

test('the toggle opens the menu and closes it again', async ({ page }) => {
  await page.goto('/about/');
  const { toggle, menu } = menuOf(page);
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  // The menu covers the page, and its toggle stays in reach.
  await toggle.click();
  await expect(menu).toBeHidden();
});

test('Escape closes the menu, and focus is on the toggle', async ({ page }) => {
  await page.goto('/about/');
  const { toggle, menu } = menuOf(page);
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a press beside the menu closes it', async ({ page }) => {
  await page.goto('/about/');
  const { toggle, menu } = menuOf(page);
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.getByRole('main').click({ position: { x: 4, y: 100 } });
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/about/');
});

for (const { label, href } of mainNavigation) {
  test(`choosing "${label}" leads to its page and closes the menu`, async ({ page }) => {
    await page.goto('/terms/');
    const { toggle, menu } = menuOf(page);
    await toggle.click();
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
  });
}

for (const { what, label } of [
  { what: 'another page', label: 'Services' },
  { what: 'the current page', label: 'About' },
]) {
  test(`the menu closes as soon as the link of ${what} is chosen, however long the page takes`, async ({ page }) => {
    await page.goto('/about/');
    const { toggle, menu } = menuOf(page);
    await toggle.click();
    await expect(menu).toBeVisible();
    // A page that never comes: the link is chosen, and leads nowhere.
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/about/');
  });
}

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
  await expect(page).toHaveURL('/contact/');
});
