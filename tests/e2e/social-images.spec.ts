/** How the cards are drawn. Here and not with the unit tests, for what draws the words cannot run in Jest. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { cardText } from '../../components/seo/social-images.ts';
import { business, sitePages } from '../../content/content.ts';
import { drawCard, largestCard } from '../../scripts/build/images/render-social-images.ts';
import { drawText, panel, sizeFor } from '../../scripts/build/images/social-image-markup.tsx';

const words = { title: 'Deep Cleaning', company: 'Tidewell Cleaning', phone: '(614) 555-0142', place: 'Dublin, OH' };

/** Where the words stand on the card, in pixels from its edges. */
async function placeOf(picture: Buffer) {
  const trimmed = sharp(picture).trim({ background: '#00000000', threshold: 1 });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

for (const title of [
  ...sitePages.map(({ heading }) => heading),
  'Telecommunications Infrastructure',
  'Commercial and Residential Cleaning for Everybody in Central Ohio',
  'WWWWWWWWWWWW MMMMMMMMMM',
]) {
  test(`the words of a card stay within their panel: ${title}`, async () => {
    const place = await placeOf(await drawText({ ...words, title }));
    expect(place.left).toBeGreaterThanOrEqual(panel.edge - 1);
    expect(place.top).toBeGreaterThanOrEqual(panel.edge - 1);
    expect(place.right).toBeLessThanOrEqual(panel.width - panel.edge / 2);
    expect(place.bottom).toBeLessThanOrEqual(630 - panel.lowerEdge + 1);
  });
}

test('a long name of the company stays within the panel', async () => {
  const company = 'Featherstonehaugh Commercial and Residential Cleaning';
  const place = await placeOf(await drawText({ ...words, company }));
  expect(place.right).toBeLessThanOrEqual(panel.width - panel.edge / 2);
});

test('a letter with an accent is drawn with it', async () => {
  const [plain, accented] = await Promise.all(['Jose', 'José'].map((title) => drawText({ ...words, title })));
  expect(accented?.equals(plain ?? Buffer.alloc(0))).toBe(false);
});

test('a title is as large as fits, and a longer one is smaller', () => {
  expect(sizeFor('Floors', [80, 60, 40], 400, 300)).toBe(80);
  expect(sizeFor('Educational Facilities', [80, 60, 40], 400, 300)).toBe(60);
  expect(sizeFor('word '.repeat(40).trim(), [80, 60, 40], 400, 300)).toBe(40);
});

test('the words are those of the content', () => {
  for (const page of sitePages) {
    expect(cardText(page)).toEqual({
      title: page.heading,
      company: business.name,
      phone: business.phone,
      place: `${business.address.city}, ${business.address.region}`,
    });
  }
});

const scene = () => readFile('content/pictures/warehouses.webp');
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();

for (const [name, read] of [
  ['a scene', async () => [await scene()]],
  ['the busiest photo', async () => [await photo()]],
  ['four scenes', async () => Array<Buffer>(4).fill(await scene())],
  ['no picture', async () => []],
] as [name: string, read: () => Promise<Buffer[]>][]) {
  test(`a card with ${name} is a JPEG of 1200 by 630 pixels under 300 KB`, async () => {
    const card = await drawCard(words, await read());
    expect(card.length).toBeLessThanOrEqual(largestCard);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // Something stands in the middle of the free side.
    const middle = sharp(card).extract({ left: panel.width + 200, top: 215, width: 280, height: 200 });
    expect((await middle.stats()).entropy).toBeGreaterThan(1);
  });
}
