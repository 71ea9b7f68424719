import { expect, type Page } from '@playwright/test';

/** Has React hydrate the forms, as it does when a visitor first types into one, and waits until it has. */
export async function waitForReact(page: Page): Promise<void> {
  // The inline script has run by then.
  await page.waitForLoadState();
  await page.locator('dialog form').dispatchEvent('input');
  await expect(page.locator('form[data-not-hydrated]')).toHaveCount(0);
}

/** Holds requests back; the function it gives back lets them, and all later ones, through. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** What hydrates the forms: the islands, or Next's own client in a build without them. */
export const islandsScript = /\/(?:scripts\/islands|_next\/static\/chunks\/)[^?]*\.js$/;

/** Waits until the browser has drawn twice: what an input does to the page has happened by then. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Has the time of the page stand still, a second from now; `page.clock` must be installed. Only the test moves it then. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
