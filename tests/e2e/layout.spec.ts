import type { Page } from '@playwright/test';
import { services } from '../../content/services.ts';
import { sitePages } from '../../content/site-pages.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';

/** Goes down the whole page and back, as fast as pictures load. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

for (const { path } of sitePages) {
  test(`nothing moves by itself on ${path}, at any width, and what can be pressed is large enough`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifted', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + (Reflect.get(entry, 'value') as number));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await readThrough(page);
      // Not exactly 0: a font that comes at the last moment it may can move a letter by a fraction of a pixel.
      expect(await page.evaluate(() => Reflect.get(window, 'shifted')), `${viewport.width} pixels`).toBeLessThan(0.001);
    }

    await page.setViewportSize(phone);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a:not([href="#main"]), button, summary, input, textarea')]
        .filter((element) => element.checkVisibility() && !element.closest('p'))
        .map((element) => ({ name: element.textContent || element.id, ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height, x }) => x >= 0 && (width < 24 || height < 24)),
    );
    expect(small).toEqual([]);
    const buttons = await page.getByRole('button', { name: 'Get Free Quote' }).all();
    for (const button of buttons) expect((await button.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44);
  });
}

for (const { id, title } of services) {
  test(`${title} prints on one sheet`, async ({ page }) => {
    await page.goto(`/services/${id}/`);
    const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
