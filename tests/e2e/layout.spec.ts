/** What the layout does with narrow and wide windows, and how cards, tiles and buttons answer to pointer and keyboard. */
import type { Locator } from '@playwright/test';
import { business, forms, industries, labels, pages, services, sitePages } from '../../content/content.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';

test('sections change their kind, their headings are equally large, pictures are whole and lines can be read', async ({
  page,
}) => {
  for (const { path } of sitePages) {
    await page.goto(path);
    await test.step(`${path}: no three sections of one kind in a row, and equal headings but for the last`, async () => {
      const kinds = await page
        .locator('main section[data-kind]')
        .evaluateAll((sections) => sections.map((section) => (section as HTMLElement).dataset['kind']));
      const thirds = kinds.filter((kind, index) => kind === kinds[index - 1] && kind === kinds[index - 2]);
      expect(thirds, `${path}: ${kinds.join(', ')}`).toEqual([]);
      await page.setViewportSize(desktop);
      const headings = await page.locator('main section > div > header > h2').evaluateAll((found) =>
        found.map((heading) => ({
          text: heading.textContent,
          size: getComputedStyle(heading).fontSize,
          expected: heading.closest('[data-kind=closing]') ? '58.56px' : '44px',
        })),
      );
      expect(
        headings.filter(({ size, expected }) => size !== expected),
        path,
      ).toEqual([]);
    });

    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1080 });
      const cut = await page.locator('main img').evaluateAll((images) =>
        (images as HTMLImageElement[]).flatMap((image) => {
          const { scale, objectFit } = getComputedStyle(image);
          const { offsetWidth: wide, offsetHeight: high } = image;
          const frame = image.closest('.picture')?.getBoundingClientRect() ?? image.getBoundingClientRect();
          const isWhole = wide / high < 1.35 && scale === 'none' && frame.height > high - 1;
          return isWhole || high === 0 ? [] : [`${image.alt}: ${wide} x ${high}, ${objectFit}`];
        }),
      );
      expect(cut, `pictures of ${path}, ${width} pixels wide`).toEqual([]);
    }

    // In the widest of these windows.
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
    expect(measured.width, `width of ${path}`).toBe(1680); // with 40 pixels at each side
    expect(measured.longestLine, `longest line of ${path}`).toBeLessThanOrEqual(80);
  }
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} has no box.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('on a phone, the home page is at most 7,500 pixels long', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_500);
});

test('on a phone, the services of the home page are rows, with the picture beside the name', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const services = page.getByRole('region', { name: pages.home.services.heading });
  for (const card of await services.getByRole('listitem').all()) {
    const picture = await boxOf(card.getByRole('img'));
    const name = await boxOf(card.getByRole('heading'));
    expect(name.x).toBeGreaterThan(picture.right);
    expect((await boxOf(card)).height).toBeLessThan(140);
  }
});

test('on a phone, a card of a list has its picture beside name and link, everything else below, and is low', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [path, entries] of [
    ['/services/', services],
    ['/industries/', industries],
  ] as const) {
    await page.goto(path);
    for (const { title, description, features } of entries) {
      const card = page.getByRole('main').locator('.lively > li').filter({ hasText: description });
      const box = await boxOf(card);
      expect(box.height, title).toBeLessThanOrEqual(330);
      const picture = await boxOf(card.getByRole('img'));
      for (const beside of [card.getByRole('heading', { name: title }), card.getByRole('link')]) {
        expect((await boxOf(beside)).x, title).toBeGreaterThan(picture.right);
        expect((await boxOf(beside)).bottom, title).toBeLessThanOrEqual(picture.bottom);
      }
      for (const text of [description, ...features.map(({ name }) => name)]) {
        const below = await boxOf(card.getByText(text, { exact: true }));
        expect(below.y, text).toBeGreaterThanOrEqual(picture.bottom);
        expect(below.bottom, text).toBeLessThan(box.bottom);
      }
    }
  }
});

test('the two cards of the contact page end at one line', async ({ page }) => {
  for (const width of [768, 1088, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact/');
    const form = await boxOf(page.getByRole('region', { name: pages.contact.formHeading }));
    const hours = await boxOf(page.getByRole('region', { name: pages.contact.hoursHeading }));
    expect(form.bottom, `${width} pixels wide`).toBeCloseTo(hours.bottom, 0);
    const field = await boxOf(
      page.getByRole('textbox', { name: forms.labels.message, exact: true }).filter({ visible: true }),
    );
    const button = await boxOf(page.getByRole('main').getByRole('button', { name: forms.contact.submit }));
    expect(button.height, `${width} pixels wide`).toBeLessThan(60);
    if (width === 768) {
      const email = await boxOf(page.getByRole('textbox', { name: forms.labels.email }).filter({ visible: true }));
      expect(field.y - email.bottom, 'between the fields in one column').toBeLessThan(100);
    }
    expect(button.y - field.bottom, `between field and button, ${width} pixels wide`).toBeLessThan(70);
    expect(form.bottom - button.bottom, `below the button, ${width} pixels wide`).toBeLessThan(40);
  }
});

test('on a phone, the days and hours of the contact page share a line', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contact/');
  const hours = page.getByRole('region', { name: pages.contact.hoursHeading });
  await expect(hours.getByRole('term')).toHaveCount(3);
  for (const row of await hours.locator('dl > div').all()) {
    const [days, times] = [await boxOf(row.getByRole('term')), await boxOf(row.getByRole('definition'))];
    expect(days.y).toBeCloseTo(times.y, 0);
  }
});

test('the leadership section is low, and its roles begin where the cards above do', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/about/');
  const section = page.getByRole('region', { name: pages.about.team.heading });
  const trust = page.getByRole('region', { name: pages.about.trust.heading });
  const roles = section.getByRole('listitem');
  await expect(roles).toHaveCount(business.leadership.length);
  expect((await boxOf(roles.first())).x).toBeCloseTo((await boxOf(trust.getByRole('listitem').first())).x, 0);
  expect((await boxOf(section)).height).toBeLessThan(300);
});

for (const width of [360, 768, 1280, 1920]) {
  test(`links of the footer of a page that is ${width} pixels wide are at least 44 pixels high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      expect((await boxOf(link)).height, `${link}`).toBeGreaterThanOrEqual(44);
    }
  });
}

test('related services fill their row', async ({ page }) => {
  for (const { id, relatedServices } of industries) {
    await page.goto(`/industries/${id}/`);
    const tiles = page.getByRole('region', { name: pages.industry.headings.related }).getByRole('listitem');
    await expect(tiles).toHaveCount(relatedServices.length);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, last] = [await boxOf(tiles.first()), await boxOf(tiles.last())];
      const rule = await boxOf(page.getByRole('contentinfo').locator('.bottom'));
      expect(first.x, `${id}, ${width} pixels wide`).toBeCloseTo(rule.x, 0);
      expect(last.right, `${id}, ${width} pixels wide`).toBeCloseTo(rule.right, 0);
      expect(last.y, `${id}, ${width} pixels wide`).toBeCloseTo(first.y, 0);
    }
  }
});

for (const width of [768, 1280, 1920]) {
  test(`at ${width} pixels, the last band has its words at the left edge and its buttons at the right one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about/');
    const band = page.getByRole('region', { name: pages.about.next.heading });
    const words = await boxOf(band.getByRole('heading'));
    const button = await boxOf(band.getByRole('button', { name: labels.quoteButton }));
    const call = await boxOf(band.getByRole('link', { name: labels.call }));
    const rule = await boxOf(page.getByRole('contentinfo').locator('.bottom'));
    expect(words.x).toBeCloseTo(rule.x, 0);
    expect(call.right).toBeCloseTo(rule.right, 0);
    expect(button.x).toBeGreaterThan(words.right);
    const { y, bottom } = await boxOf(band);
    expect((button.y + call.bottom) / 2, 'middle of the buttons').toBeCloseTo((y + bottom) / 2, -1);
  });

  test(`at ${width} pixels, the counties leave no hole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/service-area/');
    const counties = page.getByRole('region', { name: pages.serviceArea.counties }).locator('ul > li');
    const boxes = await Promise.all((await counties.all()).map(boxOf));
    const columns = new Map<number, typeof boxes>();
    for (const box of boxes) columns.set(box.x, [...(columns.get(box.x) ?? []), box]);
    expect(columns.size).toBe(width < 1088 ? 1 : 2);
    const ends = [...columns.values()].map((column) => Math.round(column.at(-1)?.bottom ?? 0));
    expect(new Set(ends).size, `ends at ${ends}`).toBe(1);
    for (const column of columns.values()) {
      for (const [index, { y }] of column.entries()) {
        if (index > 0) expect(y).toBeCloseTo(column[index - 1]?.bottom ?? 0, 0);
      }
    }
  });
}

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
