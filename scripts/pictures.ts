/**
 * Makes the pictures that pages load of the masters in `content/pictures/`: each in several widths, as AVIF and as WebP
 * for browsers without it. Names hold a hash of the content, so hosts may let browsers keep the files for good.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PictureFiles, pictureManifestPath } from '../components/ui/picture-files.ts';

/** Widths in pixels of each format. WebP is for few visitors: two widths are enough. */
const widths = { avif: [320, 480, 640, 800, 1120], webp: [640, 1120] } as const;

/** Most bytes that the AVIF of a width may have; wider ones, which only large windows take, have no limit. */
const largestFiles: Readonly<Record<number, number>> = { 320: 6_000, 480: 9_000, 640: 12_000, 800: 16_500 };

/** Qualities to try, the best first: by eye, below the last one the edges of small things blur. */
const avifQualities = [44, 40, 36, 32];

const encoders = {
  avif: async (picture: Sharp, width: number) => {
    let file = Buffer.alloc(0);
    for (const quality of avifQualities) {
      file = await picture.clone().avif({ quality, effort: 4 }).toBuffer();
      if (file.length <= (largestFiles[width] ?? Number.POSITIVE_INFINITY)) break;
    }
    return file;
  },
  webp: (picture: Sharp) => picture.webp({ quality: 66, alphaQuality: 80, effort: 6 }).toBuffer(),
};

/** Every picture is shown 4:3. */
const ratio = 4 / 3;

/** Narrowest master that still looks sharp on a large, dense screen, in pixels. */
export const narrowestMaster = 1600;

interface Folders {
  /** Where the masters are. */
  masters: string;
  /** Where pages load the pictures from. Emptied first. */
  published: string;
  /** Where encodes are kept from one build to the next. */
  cache: string;
}

export const pictureFolders: Folders = {
  masters: 'content/pictures',
  published: 'public/pictures',
  cache: '.cache/pictures',
};

/**
 * Makes all pictures, those already made for an unchanged master from the cache, and writes the list of them that
 * `components/ui/Picture.tsx` reads.
 * @throws Error when a master is no picture or too narrow; the message names the file and the fix.
 */
export async function makePictures({ masters, published, cache }: Folders = pictureFolders): Promise<PictureFiles> {
  await mkdir(cache, { recursive: true });
  await rm(published, { recursive: true, force: true });
  await mkdir(published, { recursive: true });
  const pictures: PictureFiles = {};
  for (const name of (await readdir(masters)).sort()) {
    const path = join(masters, name);
    const master = await readFile(path);
    await checkMaster(path, master);
    const files: PictureFiles[string] = { avif: [], webp: [] };
    for (const format of ['avif', 'webp'] as const) {
      for (const width of widths[format]) {
        const file = await makeFile(master, format, width, cache);
        const publishedName = `${name.replace(/\.\w+$/, '')}-${width}.${file}`;
        await copyFile(join(cache, file), join(published, publishedName));
        files[format].push({ path: `/pictures/${publishedName}`, width });
      }
    }
    pictures[name] = files;
  }
  await writeFile(pictureManifestPath, JSON.stringify(pictures));
  return pictures;
}

/** Encodes one width of a master, or finds it in the cache. Returns the file's name there, made of hash and format. */
async function makeFile(master: Buffer, format: keyof typeof widths, width: number, cache: string): Promise<string> {
  // The encoder's own source text is part of the recipe: another quality makes other files.
  const recipe = `${format} ${width} ${largestFiles[width]} ${avifQualities} ${encoders[format]}`;
  const hash = createHash('sha256').update(master).update(recipe).digest('base64url').replace(/[-_]/g, '').slice(0, 10);
  const file = `${hash}.${format}`;
  const present = await readdir(cache);
  if (!present.includes(file)) {
    const resized = sharp(master).resize(width, Math.round(width / ratio), { fit: 'cover' });
    await writeFile(join(cache, file), await encoders[format](resized, width));
  }
  return file;
}

async function checkMaster(path: string, master: Buffer): Promise<void> {
  const width = await widthOf(master);
  if (width === undefined) {
    throw new Error(`${path} is not a picture that can be read. Save it as PNG, JPEG, WebP or AVIF, or remove it.`);
  }
  if (width < narrowestMaster) {
    throw new Error(`${path} is ${width} pixels wide. Use a picture that is at least ${narrowestMaster} pixels wide.`);
  }
}

/** A picture's width in pixels; nothing when the file is none. */
async function widthOf(file: Buffer): Promise<number | undefined> {
  try {
    return (await sharp(file).metadata()).width;
  } catch {
    return undefined;
  }
}
