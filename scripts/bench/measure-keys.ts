import type { Browser, Page } from 'playwright';
import { median } from './comparison.ts';
import { openColdPage } from './emulation.ts';
import type { KeyFigures } from './metrics.ts';

/** What is typed: a misspelled town, a long one, one that the finder must look for with two errors, and a ZIP code. */
const typed = ['Pickrington', 'Washington Court House', 'Reynoldbrug', '43017'];

/** What the page keeps of each key: when it was pressed, when its handlers began and ended, and when its frame was done. */
interface KeyTimes {
  pressed: number;
  begun: number;
  ended: number;
  drawn: number;
}

declare global {
  interface Window {
    benchKeys: KeyTimes[];
  }
}

/** Types into the place finder with its data loaded, and into a field with an empty input handler in its place. */
export async function measureKeys(browser: Browser, siteUrl: string): Promise<{ site: KeyFigures; empty: KeyFigures }> {
  const { page, close } = await openColdPage(browser, siteUrl, '');
  try {
    await page.goto('/service-area/', { waitUntil: 'load' });
    const field = page.locator('[data-place-finder] input');
    await field.fill('Dublin');
    await page.locator('[data-place-finder] [data-shown]').waitFor();
    await recordKeys(page);
    const site = await typeInto(page);
    await field.evaluate((input) => {
      const copy = input.cloneNode() as HTMLInputElement;
      copy.addEventListener('input', () => {});
      input.replaceWith(copy);
    });
    return { site, empty: await typeInto(page) };
  } finally {
    await close();
  }
}

/** Has the page keep the times of each key from now on. */
async function recordKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.benchKeys = [];
    const key = { pressed: 0, begun: 0 };
    // Not named: tsx would wrap a named function in a helper that the page does not have.
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        key.pressed = timeStamp;
      },
      true,
    );
    window.addEventListener(
      'input',
      () => {
        key.begun = performance.now();
      },
      true,
    );
    window.addEventListener('input', () => {
      const times = { ...key, ended: performance.now() };
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.benchKeys.push({ ...times, drawn: performance.now() });
        channel.port2.postMessage(0);
      });
    });
  });
}

async function typeInto(page: Page): Promise<KeyFigures> {
  const field = page.locator('[data-place-finder] input');
  const times: KeyTimes[] = [];
  for (const text of typed) {
    await field.clear();
    await page.evaluate(() => {
      window.benchKeys = [];
    });
    await field.pressSequentially(text, { delay: 60 });
    await page.waitForFunction((keys) => window.benchKeys.length >= keys, text.length);
    times.push(...(await page.evaluate(() => window.benchKeys)));
  }
  return {
    drawn: median(times.map(({ pressed, drawn }) => drawn - pressed)),
    handled: Math.max(...times.map(({ begun, ended }) => ended - begun)),
  };
}
