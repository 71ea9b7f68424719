/**
 * Encodes the pictures that pages load of the source images in `content/pictures/`: each in several widths, as AVIF and
 * as WebP for browsers without it. The files are kept in Git with their sources, so that a fresh clone encodes nothing.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodedPictures } from '../../../components/ui/image-manifest.ts';
import { encodedName, type PictureFormat, pictureWidths } from '../../../components/ui/picture-files.ts';
import { type FileToMake, findOutdated, publishFiles, updateFiles } from './generated-files.ts';

/** Where the source images are. */
export const sourceFolder = 'content/pictures';

/** Most bytes that the AVIF of a width may have; wider ones, which only large windows take, have no limit. */
const largestFiles: Readonly<Record<number, number>> = { 320: 6_000, 480: 9_000, 640: 12_000, 800: 16_500 };

/** How a file is encoded. All of it decides what the file holds. */
interface Recipe {
  format: PictureFormat;
  /** In pixels. Every picture is shown 4:3. */
  width: number;
  height: number;
  /** Qualities to try, the best first: by eye, below the last one the edges of small things blur. */
  qualities: readonly number[];
  /** What else the encoder is told. */
  options: Readonly<Record<string, number>>;
  /** Most bytes, where there is a limit. */
  maxBytes?: number;
}

/** A high effort is slow, but a picture is encoded once and loaded by every visitor. */
const encoding = {
  avif: { qualities: [44, 40, 36, 32], options: { effort: 6 } },
  webp: { qualities: [66], options: { effort: 6, alphaQuality: 80 } },
} as const satisfies Record<PictureFormat, Pick<Recipe, 'qualities' | 'options'>>;

/** Narrowest source image that still looks sharp on a large, dense screen, in pixels. */
const narrowestSource = 1600;

/** Where pictures go: their sources, the encoded files beside them, and the folder that pages load them from. */
export const pictureFolders = {
  sources: sourceFolder,
  encoded: encodedPictures,
  published: 'public/generated/pictures',
};

/**
 * Encodes what is not encoded yet, or no longer right, and publishes all pictures.
 * @throws Error when a source image is no picture or too narrow; the message names the file and the fix.
 */
export async function makePictures({ sources, encoded, published } = pictureFolders): Promise<void> {
  const manifest = await updateFiles(encoded, await picturesToMake(sources), 'Encoding pictures');
  await publishFiles(encoded, manifest, published);
}

/**
 * Stops when the encoded files are not those of the source images, for then they were not committed together.
 * @throws Error that names the files and the fix.
 */
export async function checkEncodedPictures({ sources, encoded } = pictureFolders): Promise<void> {
  const { toMake, toRemove } = await findOutdated(encoded, await picturesToMake(sources));
  const names = [...toMake.map(({ name }) => name), ...toRemove];
  if (names.length === 0) return;
  throw new Error(
    `${encoded}/ does not hold what its sources in ${sources}/ become: ${names.join(', ')}. ` +
      `Run "npm run build" and commit ${encoded}/ with the sources.`,
  );
}

/** Every width and format of every source image. */
export async function picturesToMake(sources: string): Promise<FileToMake[]> {
  const entries = await readdir(sources, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  checkNames(sources, names);
  const files: FileToMake[] = [];
  for (const name of names.sort()) {
    const path = join(sources, name);
    const source = await readFile(path);
    await checkSource(path, source);
    for (const recipe of recipes()) {
      files.push({
        name: encodedName(name, recipe.width, recipe.format),
        ingredients: [JSON.stringify(recipe), source],
        make: () => encode(source, recipe),
      });
    }
  }
  return files;
}

function recipes(): Recipe[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    pictureWidths[format].map((width): Recipe => {
      const maxBytes = format === 'avif' ? largestFiles[width] : undefined;
      const height = Math.round((width * 3) / 4);
      return { format, width, height, ...encoding[format], ...(maxBytes === undefined ? {} : { maxBytes }) };
    }),
  );
}

async function encode(
  source: Buffer,
  { format, width, height, qualities, options, maxBytes }: Recipe,
): Promise<Buffer> {
  const picture = sharp(source).resize(width, height, { fit: 'cover' });
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await picture
      .clone()
      .toFormat(format, { quality, ...options })
      .toBuffer();
    if (file.length <= (maxBytes ?? Number.POSITIVE_INFINITY)) break;
  }
  return file;
}

/** `a.jpg` and `a.png` would become the same files. */
function checkNames(folder: string, names: readonly string[]): void {
  const stems = names.map((name) => name.replace(/\.\w+$/, ''));
  const twin = names.find((_, index) => stems.indexOf(stems[index] ?? '') !== index);
  if (twin === undefined) return;
  const first = names[stems.indexOf(twin.replace(/\.\w+$/, ''))];
  throw new Error(`${folder}/ has ${first} and ${twin}, which differ in their ending only. Rename or remove one.`);
}

async function checkSource(path: string, source: Buffer): Promise<void> {
  const { width } = await sharp(source)
    .metadata()
    .catch(() => ({ width: undefined }));
  if (width === undefined) {
    throw new Error(`${path} is not a picture that can be read. Save it as PNG, JPEG, WebP or AVIF, or remove it.`);
  }
  if (width < narrowestSource) {
    throw new Error(`${path} is ${width} pixels wide. Use a picture that is at least ${narrowestSource} pixels wide.`);
  }
}
