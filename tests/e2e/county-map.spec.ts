/** The map of the service area, and the lists of towns to which its counties lead. */
import type { Page } from '@playwright/test';
import { pages, serviceArea } from '../../content/content.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';

const path = '/service-area/';
const mapOf = (page: Page) => page.getByRole('group', { name: pages.serviceArea.map.name });
const linkOf = (page: Page, county: string) =>
  mapOf(page).getByRole('link', { name: `${county} County, see its towns`, exact: true });
const listOf = (page: Page, county: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${county} County`, exact: true }) });

const sun = 'rgb(255, 200, 61)';

test('each of the ten counties leads to its towns, which are then marked', async ({ page }) => {
  await page.goto(path);
  await expect(mapOf(page).getByRole('link')).toHaveCount(serviceArea.length);
  for (const { county, towns } of serviceArea) {
    await linkOf(page, county).click();
    await expect(page).toHaveURL(`${path}#${county.toLowerCase()}-county`);
    await expect(listOf(page, county)).toContainText(towns.join(', '));
    await expect(listOf(page, county)).toHaveCSS('background-color', sun);
    await expect(listOf(page, county).getByRole('heading')).toBeInViewport();
  }
  await expectAccessible(page, 'with a county marked');
});

test('the counties of a place that is typed are lit, and no others', async ({ page }) => {
  await page.goto(path);
  const field = page.getByRole('textbox', { name: pages.serviceArea.finder.label });
  const lit = () =>
    mapOf(page)
      .getByRole('link')
      .evaluateAll((links, fill) => {
        const lights = (link: Element) =>
          [...link.querySelectorAll('.top use')].some((outline) => getComputedStyle(outline).fill === fill);
        return links.flatMap((link) => (lights(link) ? (link.getAttribute('aria-label') ?? '').split(',')[0] : []));
      }, sun);
  await field.fill('Pickerington');
  await expect.poll(lit).toEqual(['Franklin County', 'Fairfield County']);
  await field.fill('Zanesville');
  await expect.poll(lit).toEqual([]);
  await field.fill('Union County');
  await expect.poll(lit).toEqual(['Union County']);
});

test('the keyboard goes through the counties from north to south, and one sees where it is', async ({ page }) => {
  await page.goto(path);
  await linkOf(page, 'Marion').focus();
  await page.keyboard.press('Tab');
  await expect(linkOf(page, 'Morrow')).toBeFocused();
  const outline = linkOf(page, 'Morrow').locator('.top use');
  await expect(outline).toHaveCSS('fill', sun);
  await expect(outline).toHaveCSS('stroke-width', '8px');
  await page.keyboard.press('Enter');
  await expect(listOf(page, 'Morrow')).toHaveCSS('background-color', sun);
});

/** The names that show, with the boxes of their ink, and the dots, within the map's window. */
function shownOn(page: Page) {
  return mapOf(page).evaluate((map) => {
    const frame = map.getBoundingClientRect();
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const boxOf = (element: Element, cut: number) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // The box of a text has room above and below its letters.
      const inset = cut * (bottom - top);
      return { left, right, top: top + inset, bottom: bottom - inset };
    };
    const names = [...map.querySelectorAll('text')].filter(shown);
    const dots = [...map.querySelectorAll('circle:not(.area, .edge), .places svg > path')].filter(shown);
    return {
      frame: {
        left: Math.max(0, frame.left),
        right: Math.min(innerWidth, frame.right),
        top: frame.top,
        bottom: frame.bottom,
      },
      names: names.map((name) => ({ name: name.textContent, ...boxOf(name, 0.15) })),
      dots: dots.map((dot) => ({ name: '', ...boxOf(dot, 0) })),
    };
  });
}

for (const width of [320, 360, 390, 639, 640, 704, 768, 896, 1024, 1280, 1487, 1488, 1920]) {
  test(`no name covers another or a dot, and none is cut off, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const { frame, names, dots } = await shownOn(page);
    expect(names.length).toBeGreaterThan(25);
    const collisions = names.flatMap((one, index) =>
      [...names.slice(index + 1), ...dots]
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.name} and ${other.name || 'a dot'}`),
    );
    expect(collisions).toEqual([]);
    const cut = names.filter(
      ({ left, right, top, bottom }) =>
        left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
    );
    expect(cut.map(({ name }) => name)).toEqual([]);
  });
}

test('every county is at least 44 pixels wide and high on a small phone', async ({ page }) => {
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ width, height: phone.height });
    await page.goto(path);
    for (const { county } of serviceArea) {
      const {
        width: across = 0,
        height: down = 0,
        x = -1,
      } = (await linkOf(page, county).locator('path').first().boundingBox()) ?? {};
      expect(Math.min(across, down), county).toBeGreaterThanOrEqual(44);
      expect(x, county).toBeGreaterThanOrEqual(0);
      expect(x + across, county).toBeLessThanOrEqual(width);
    }
  }
});

test('on paper and with forced colors, the map is made of lines', async ({ page }) => {
  await page.goto(path);
  const county = linkOf(page, 'Delaware').locator('.top use');
  await expect(county).not.toHaveCSS('stroke', 'rgb(18, 48, 63)');
  await page.emulateMedia({ media: 'print' });
  await expect(county).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(county).toHaveCSS('stroke', 'rgb(18, 48, 63)');
  await expect(mapOf(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const systemColor = await page.evaluate(() => {
    document.body.style.outlineColor = 'LinkText';
    return getComputedStyle(document.body).outlineColor;
  });
  await expect(county).toHaveCSS('stroke', systemColor);
});
