/** What the layout does with narrow and wide windows, and how cards, tiles and buttons answer to pointer and keyboard. */
import type { Locator } from '@playwright/test';
import { business, forms, industries, labels, pages, serviceArea, services } from '../../content/content.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';

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
    const picture = await boxOf(card.locator('img'));
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
    const cards = await page.locator('main .lively > li').evaluateAll((items) =>
      items.map((item) => {
        const boxOf = (element: Element) => {
          const { x, y, right, bottom, height } = element.getBoundingClientRect();
          return { text: element.textContent, x, y, right, bottom, height };
        };
        const all = (selector: string) => [...item.querySelectorAll(selector)].map(boxOf);
        return {
          ...boxOf(item),
          picture: all('img')[0],
          beside: all('h2, h3, a'),
          texts: all(':not(:has(:not(svg, svg *)))'),
        };
      }),
    );
    for (const { title, description, features } of entries) {
      const card = cards.find(({ text }) => text.includes(description));
      if (!card?.picture) throw new Error(`The card of ${title} on ${path} is missing, or its picture.`);
      expect(card.height, title).toBeLessThanOrEqual(330);
      const [heading, link, ...others] = card.beside;
      expect([heading?.text, link?.text, others], title).toEqual([title, `Learn More about ${title}`, []]);
      for (const { x, bottom } of card.beside) {
        expect(x, title).toBeGreaterThan(card.picture.right);
        expect(bottom, title).toBeLessThanOrEqual(card.picture.bottom);
      }
      for (const text of [description, ...features.map(({ name }) => name)]) {
        const below = card.texts.filter((box) => box.text === text);
        expect(below, text).toHaveLength(1);
        for (const { y, bottom } of below) {
          expect(y, text).toBeGreaterThanOrEqual(card.picture.bottom);
          expect(bottom, text).toBeLessThan(card.bottom);
        }
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

test('links of the footer are at least 44 pixels high', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getBoundingClientRect().height] as const));
    expect(heights.length).toBeGreaterThan(0);
    expect(
      heights.filter(([, height]) => height < 44),
      `${width} pixels wide`,
    ).toEqual([]);
  }
});

test('related services fill their row', async ({ page }) => {
  for (const { id, relatedServices } of industries) {
    await page.goto(`/industries/${id}/`);
    const tiles = page.getByRole('region', { name: pages.industry.headings.related }).getByRole('listitem');
    await expect(tiles).toHaveCount(relatedServices.length);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await tiles.or(page.getByRole('contentinfo').locator('.bottom')).evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, right } = element.getBoundingClientRect();
          return { x, y, right };
        }),
      );
      const [first, last, rule] = [boxes[0], boxes.at(-2), boxes.at(-1)];
      if (!first || !last || !rule) throw new Error(`/industries/${id}/ lacks tiles or the line of the footer.`);
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
    const boxes = await counties.evaluateAll((items) =>
      items.map((item) => {
        const { x, y, bottom } = item.getBoundingClientRect();
        return { x, y, bottom };
      }),
    );
    expect(boxes).toHaveLength(serviceArea.length);
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
