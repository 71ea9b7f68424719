/** Makes the site's icons of its SVG icon: the touch icon, those of the web manifest, and `favicon.ico`. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import palette from '../../../components/theme/palette.json' with { type: 'json' };

/** The icon that all others are made of. Browsers load it, too. */
export const iconFile = 'public/icon.svg';

/** Pixels of the icon in `favicon.ico`, which only old browsers and some crawlers ask for. */
const faviconSize = 32;

/** Systems cut maskable icons to their own shape: a tenth at each side must hold nothing that matters. */
const maskableMargin = 0.1;

/** Writes the PNG icons into a folder. */
export async function makeIcons(folder: string): Promise<void> {
  const source = await readFile(iconFile);
  const drawn = (size: number) => draw(source, size);
  // Phones round the corners by themselves.
  const square = (size: number, margin = 0) => {
    const inner = Math.round(size * (1 - 2 * margin));
    const edge = (size - inner) / 2;
    return drawn(inner)
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: palette.teal })
      .flatten({ background: palette.teal });
  };
  await mkdir(folder, { recursive: true });
  await Promise.all([
    square(180).png().toFile(join(folder, 'apple-touch-icon.png')),
    drawn(192).png().toFile(join(folder, 'icon-192.png')),
    drawn(512).png().toFile(join(folder, 'icon-512.png')),
    square(512, maskableMargin).png().toFile(join(folder, 'maskable-512.png')),
  ]);
}

/** Makes the content of `favicon.ico`. */
export async function makeFavicon(): Promise<Buffer> {
  const icon = draw(await readFile(iconFile), faviconSize);
  return icoOf(await icon.png().toBuffer(), faviconSize);
}

/** The icon at a size in pixels. Its own is 40. */
function draw(source: Buffer, size: number): Sharp {
  return sharp(source, { density: (72 * size) / 40 }).resize(size, size);
}

/** The smallest ICO file: its header, one entry, and a PNG as it is. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
