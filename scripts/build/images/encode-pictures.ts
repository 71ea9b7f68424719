/**
 * Encodes the pictures that pages load of the source images in `content/pictures/` and of the owner's photos: each in
 * several widths, as AVIF and as WebP for browsers without it. The files are kept in Git with their sources, so that a
 * fresh clone encodes nothing.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodedPictures } from '../../../components/ui/image-manifest.ts';
import { encodedName, type PictureFormat, pictureWidths } from '../../../components/ui/picture-files.ts';
import { ownPhotos } from '../../../content/content.ts';
import { isPhoto, type Photo } from '../../../content/photos.ts';
import { type FileToMake, findOutdated, publishFiles, updateFiles } from './generated-files.ts';
import { checkPhotos, cropPhoto, largestPart } from './read-photo.ts';

/** Where the source images are. */
export const sourceFolder = 'content/pictures';

/** Most bytes that the AVIF of a width may have; wider ones, which only large windows take, have no limit. */
const largestFiles: Readonly<Record<number, number>> = { 320: 6_000, 480: 9_000, 640: 12_000, 800: 16_500 };

/** The same for photos. The 800 pixels that phones load fit each page's limit (`scripts/build/postbuild/budgets.ts`). */
const largestPhotoFiles: Readonly<Record<number, number>> = {
  ...largestFiles,
  800: 15_200,
  1120: 40_000,
  1440: 60_000,
};

/** How a file is encoded. All of it decides what the file holds. */
interface Recipe {
  format: PictureFormat;
  /** In pixels. Every picture is shown 4:3. */
  width: number;
  height: number;
  /** Qualities to try, the best first: by eye, below the last one the edges of small things blur. */
  qualities: readonly number[];
  /** What else the encoder is told. */
  options: Readonly<Record<string, number | string>>;
  /** Most bytes, where there is a limit. */
  maxBytes?: number;
}

/** A high effort is slow, but a picture is encoded once and loaded by every visitor. */
const encoding = {
  avif: { qualities: [44, 40, 36, 32], options: { effort: 6 } },
  webp: { qualities: [66], options: { effort: 6, alphaQuality: 80 } },
} as const satisfies Record<PictureFormat, Pick<Recipe, 'qualities' | 'options'>>;

/**
 * Photos have finer detail than drawings, so more qualities are tried: the last one fits pure noise. Halving the
 * resolution of their colors costs nothing that the eye sees.
 */
const photoEncoding = {
  ...encoding,
  avif: { qualities: [50, 42, 36, 31, 26, 22, 18], options: { effort: 4, chromaSubsampling: '4:2:0' } },
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
 * @throws Error when a source image or a photo cannot be used; the message names the file and the fix.
 */
export async function makePictures(
  { sources, encoded, published } = pictureFolders,
  photos: readonly Photo[] = ownPhotos,
): Promise<void> {
  const ofPhotos = await Promise.all(photos.map(async (photo) => ({ photo, files: await photoFilesToMake(photo) })));
  // A photo that was encoded before was checked before.
  const { toMake } = await findOutdated(
    encoded,
    ofPhotos.flatMap(({ files }) => files),
  );
  await checkPhotos(
    ofPhotos.filter(({ files }) => files.some((file) => toMake.includes(file))).map(({ photo }) => photo),
  );
  const all = [...(await picturesToMake(sources)), ...ofPhotos.flatMap(({ files }) => files)];
  const manifest = await updateFiles(encoded, all, 'Encoding pictures');
  await publishFiles(encoded, manifest, published);
}

/**
 * Stops when the encoded files are not those of the source images, for then they were not committed together. Photos may
 * be committed without theirs: an owner can add one in the browser, and each build then encodes it.
 * @throws Error that names the files and the fix.
 */
export async function checkEncodedPictures({ sources, encoded } = pictureFolders): Promise<void> {
  const { toMake, toRemove } = await findOutdated(encoded, await picturesToMake(sources));
  const names = [...toMake.map(({ name }) => name), ...toRemove.filter((file) => !isPhoto({ file }))];
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

/** Every width and format of a photo. */
export async function photoFilesToMake(photo: Photo): Promise<FileToMake[]> {
  const fingerprint = await hashPhoto(photo);
  let cropped: Promise<Buffer> | undefined;
  return recipes(photoEncoding, largestPhotoFiles).map((recipe) => ({
    name: encodedName(photo.name, recipe.width, recipe.format),
    ingredients: [JSON.stringify(recipe), fingerprint],
    make: async () => {
      cropped ??= cropPhoto(photo, largestPart);
      return encode(await cropped, recipe);
    },
  }));
}

/** All that decides what is made of a photo, as a hash: the photos of all pages together may not fit in memory. */
export async function hashPhoto({ path, focus }: Photo): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .update(JSON.stringify(focus))
    .digest('hex');
}

function recipes(
  encodings: Record<PictureFormat, Pick<Recipe, 'qualities' | 'options'>> = encoding,
  limits = largestFiles,
): Recipe[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    pictureWidths[format].map((width): Recipe => {
      const maxBytes = format === 'avif' ? limits[width] : undefined;
      const height = Math.round((width * 3) / 4);
      return { format, width, height, ...encodings[format], ...(maxBytes === undefined ? {} : { maxBytes }) };
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
