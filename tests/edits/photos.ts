/**
 * Photos in the copy of the project that is built with random edits: `tsx photos.ts drop FOLDER` puts them there, and
 * `tsx photos.ts check`, run in that folder after the build, stops unless each is all that its page shows.
 */
import { deepStrictEqual, ok } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { cardSize } from '../../components/seo/social-images.ts';
import { panel } from '../../scripts/build/images/social-image-markup.tsx';
import { listFiles } from '../../scripts/shared/list-files.ts';

/** A page with a photo from before the cleaning, and one without. Both were taken with the camera held upright. */
const dropped = [
  { page: 'services/window-cleaning', photos: ['IMG 2041 (Küche).jpg'] },
  { page: 'industries/warehouses', photos: ['lobby.jpg', 'Before.jpg'] },
];

const camera = 'SecretCam';

async function drop(folder: string): Promise<void> {
  for (const { page, photos } of dropped) {
    const id = basename(page);
    for (const name of photos) {
      const scene = `content/pictures/${id}${/before/i.test(name) ? '-before' : ''}.webp`;
      await sharp(await sharp(scene).rotate(270).png().toBuffer())
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Make: camera }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 5/1 56/1' } })
        .jpeg()
        .toFile(join(folder, 'content/photos', id, name));
    }
  }
}

async function check(): Promise<void> {
  const files = await listFiles('out');
  const contents = await Promise.all(files.map((file) => readFile(join('out', file))));
  deepStrictEqual(
    files.filter((_, index) => contents[index]?.includes(camera)),
    [],
    'files that name the camera',
  );
  for (const { page, photos } of dropped) {
    const id = basename(page);
    const html = await readFile(`out/${page}/index.html`, 'utf8');
    const main = html.slice(html.indexOf('<main'));
    const loaded = new Set(main.match(/\/generated\/pictures\/[^ ",]+/g));
    const names = photos.map((name) => (/before/i.test(name) ? `${id}_photo-before` : `${id}_photo`));
    for (const name of names) {
      const own = [...loaded].filter((path) => new RegExp(`/${name}-\\d`).test(path));
      // Six widths of AVIF in the srcset, and the WebP of the img.
      deepStrictEqual(own.length, 7, `pictures of ${name} in ${page}`);
      for (const path of own) {
        const { width = 0, height } = await sharp(`out${path}`).metadata();
        deepStrictEqual(height, (width * 3) / 4, path);
      }
    }
    ok(![...loaded].some((path) => path.includes(`/${id}-`)), `${page} still shows its drawing`);
    deepStrictEqual(html.includes('data-before-after'), photos.length === 2, `the slider of ${page}`);
    ok(!html.includes("It's a drawing"), `${page} says that its photo is a drawing`);
    const [card = ''] = html.match(/\/generated\/share\/[^"]+/) ?? [];
    deepStrictEqual(html.match(/"primaryImageOfPage":\{[^}]*?"url":"[^"]*?(\/generated[^"]*)"/)?.[1], card);
    await checkCard(id, `out${card}`);
  }
}

/** The right side of a social image is the middle of the photo. */
async function checkCard(id: string, card: string): Promise<void> {
  const side = { left: panel.width, top: 0, width: cardSize.width - panel.width, height: cardSize.height };
  const shown = await sharp(card).extract(side).raw().toBuffer();
  const expected = await sharp(`content/pictures/${id}.webp`).resize(side.width, side.height).raw().toBuffer();
  const distance =
    shown.reduce((sum, value, index) => sum + Math.abs(value - (expected[index] ?? 0)), 0) / shown.length;
  ok(distance < 12, `${card} differs from its photo by ${distance} of 255`);
}

const [task, folder = ''] = process.argv.slice(2);
await (task === 'drop' ? drop(folder) : check());
