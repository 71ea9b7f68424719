/** What the layout does with a wide window, and how cards, tiles and buttons answer to pointer and keyboard. */
import { pages, sitePages } from '../../content/content.ts';
import { expect, test } from './support/preview-fixtures.ts';

test('on a wide window, content is 1408 pixels wide and lines of text have a readable length', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const { path } of sitePages) {
    await page.goto(path);
    const measured = await page.evaluate(() => {
      const range = document.createRange();
      const lineLengths = [...document.querySelectorAll('main p')].flatMap((paragraph) => {
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        return lines > 3 ? [(paragraph.textContent.length / lines) | 0] : [];
      });
      const { width } = document.querySelector('main > * > div')?.getBoundingClientRect() ?? {};
      return { width, longestLine: Math.max(0, ...lineLengths) };
    });
    expect(measured.width, path).toBe(1488); // with 40 pixels at each side
    expect(measured.longestLine, path).toBeLessThanOrEqual(80);
  }
});

test('no page has three sections of one kind in a row', async ({ page }) => {
  for (const { path } of sitePages) {
    await page.goto(path);
    const kinds = await page
      .locator('main section[data-kind]')
      .evaluateAll((sections) => sections.map((section) => (section as HTMLElement).dataset['kind']));
    const thirds = kinds.filter((kind, index) => kind === kinds[index - 1] && kind === kinds[index - 2]);
    expect(thirds, `${path}: ${kinds.join(', ')}`).toEqual([]);
  }
});

for (const { motion, lifted, raised, pressed } of [
  { motion: 'no-preference', lifted: '0px -4px', raised: '0px -2px', pressed: '0px 2px' },
  { motion: 'reduce', lifted: 'none', raised: 'none', pressed: 'none' },
] as const) {
  test.describe(`with prefers-reduced-motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test('cards, tiles and buttons move under the pointer, or do not', async ({ page }) => {
      await page.goto('/');
      const services = page.getByRole('region', { name: pages.home.services.heading });
      const card = services.getByRole('listitem').first();
      await card.hover();
      await expect(card).toHaveCSS('translate', lifted);
      await page.mouse.down();
      await expect(card).toHaveCSS('translate', pressed);
      await page.mouse.move(0, 0);
      await page.mouse.up();
      await expect(card).toHaveCSS('translate', 'none');
      await card.getByRole('link').focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(card).toHaveCSS('translate', lifted);

      const button = page.getByRole('main').getByRole('button').first();
      await button.hover();
      await expect(button).toHaveCSS('translate', raised);
      await page.mouse.down();
      await expect(button).toHaveCSS('translate', pressed);
    });
  });
}
