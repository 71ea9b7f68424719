/** @jest-environment node */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { pictureFilesOf } from '../../../../../components/ui/picture-files.ts';
import {
  checkEncodedPictures,
  makePictures,
  pictureFolders,
  picturesToMake,
} from '../../../../../scripts/build/images/encode-pictures.ts';

let sources: string;

beforeEach(async () => {
  sources = await mkdtemp(join(tmpdir(), 'sources-'));
});

afterEach(() => rm(sources, { recursive: true }));

/** A picture without content, so that it is encoded in no time. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#208080' } })
    .png()
    .toBuffer();

it('the encoded pictures in Git are those of the sources in Git', async () => {
  await expect(checkEncodedPictures()).resolves.toBeUndefined();
});

it('encoded pictures that are not those of their sources are named, with the command to run', async () => {
  const encoded = join(sources, 'encoded');
  await cp(pictureFolders.encoded, encoded, { recursive: true });
  await rm(join(encoded, 'about-320.avif'));
  await writeFile(join(encoded, 'old-320.avif'), '');
  await expect(checkEncodedPictures({ ...pictureFolders, encoded })).rejects.toThrow(
    /about-320\.avif, old-320\.avif\. Run "npm run build" and commit .*encoded\/ with the sources/,
  );
});

/** The format and the size of a picture, as `av1 320x240`. */
async function describePicture(file: Buffer): Promise<string> {
  const { format, width, height, compression } = await sharp(file).metadata();
  return `${format === 'heif' ? compression : format} ${width}x${height}`;
}

it('a source image is cut to 4:3 and encoded', async () => {
  await writeFile(join(sources, 'wide.png'), await picture(2000, 600));
  const files = await picturesToMake(sources);
  const encoded = async (name: string) => {
    const file = await files.find((candidate) => candidate.name === name)?.make();
    return describePicture(file ?? Buffer.alloc(0));
  };
  expect(await encoded('wide-320.avif')).toBe('av1 320x240');
  expect(await encoded('wide-640.webp')).toBe('webp 640x480');
});

it('there is AVIF in six widths and WebP in two of every source image', async () => {
  const entries = await readdir(pictureFolders.sources, { withFileTypes: true });
  for (const { name: source } of entries.filter((entry) => entry.isFile())) {
    const { avif, webp } = pictureFilesOf(source);
    const described = [...avif, ...webp].map(async ({ path }) => {
      const name = basename(path).replace(/\.[0-9a-f]{6}\./, '.');
      return describePicture(await readFile(join(pictureFolders.encoded, name)));
    });
    expect(await Promise.all(described)).toEqual([
      ...['av1 320x240', 'av1 480x360', 'av1 640x480', 'av1 800x600', 'av1 1120x840', 'av1 1440x1080'],
      ...['webp 640x480', 'webp 1120x840'],
    ]);
  }
});

it('no two files are made of the same ingredients', async () => {
  await writeFile(join(sources, 'a.png'), await picture(1600, 1200));
  await writeFile(join(sources, 'b.png'), await picture(1600, 1201));
  const ingredients = (await picturesToMake(sources)).map((file) => file.ingredients.map(String).join());
  expect(ingredients).toHaveLength(16);
  expect(new Set(ingredients).size).toBe(16);
});

it.each<[what: string, files: () => Promise<Record<string, Buffer>>, message: RegExp]>([
  ['is no picture', async () => ({ 'notes.txt': Buffer.from('Take a photo') }), /notes\.txt is not a picture/],
  ['is too narrow', async () => ({ 'a.png': await picture(1599, 1200) }), /a\.png is 1599 pixels wide\. Use .* 1600/],
  [
    'has the name of another',
    async () => ({ 'a.jpg': await picture(1600, 1200), 'a.png': await picture(1600, 1200) }),
    /has a\.jpg and a\.png, which differ in their ending only\. Rename or remove one\./,
  ],
])('a source that %s is refused', async (_, files, message) => {
  for (const [name, content] of Object.entries(await files())) await writeFile(join(sources, name), content);
  await expect(picturesToMake(sources)).rejects.toThrow(message);
});

describe('with a photo', () => {
  const folders = () => ({
    sources: join(sources, 'drawings'),
    encoded: join(sources, 'encoded'),
    published: join(sources, 'published'),
  });
  const photo = () => ({ path: join(sources, 'IMG 1.png'), name: 'home_photo.jpg', focus: { x: 0.5, y: 0.5 } });

  beforeEach(() => mkdir(join(sources, 'drawings')));

  it('its files are published under the name of its page, and may be missing in Git', async () => {
    await writeFile(photo().path, await picture(1440, 1080));
    await makePictures(folders(), [photo()]);
    const names = (await readdir(join(sources, 'published'))).map((name) => name.replace(/\.[0-9a-f]{6}\./, '.'));
    expect(names.sort()).toEqual([
      ...['home_photo-1120.avif', 'home_photo-1120.webp', 'home_photo-1440.avif', 'home_photo-320.avif'],
      ...['home_photo-480.avif', 'home_photo-640.avif', 'home_photo-640.webp', 'home_photo-800.avif'],
    ]);
    await expect(checkEncodedPictures(folders())).resolves.toBeUndefined();
  });

  it('one that cannot be used stops the build before anything is encoded', async () => {
    await writeFile(photo().path, await picture(160, 120));
    await expect(makePictures(folders(), [photo()])).rejects.toThrow(
      /IMG 1\.png is 160 by 120 pixels\. That is too small/,
    );
    expect(await readdir(sources)).not.toContain('encoded');
  });
});
