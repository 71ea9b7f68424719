/** Reads the owner's photos, of whatever camera: what cannot be used is refused, the rest turned upright and cropped. */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Photo } from '../../../content/photos.ts';
import { type ContentProblem, describeProblem } from '../../../content/read-content.ts';

/** Pixels of a photo that take too much memory to read: more than any phone or camera makes. */
const mostPixels = 150_000_000;

/** The size of the widest file that is made of a photo. The part that is shown must have as many pixels. */
export const largestPart = { width: 1440, height: 1080 };

/** How much of a photo must remain when it is cropped to 4:3. A phone held upright takes photos of which 42% remains. */
const smallestShare = 0.4;

const asJpeg = 'Open it on your phone or computer and export it as JPEG.';

const damaged = 'is damaged: only a part of it can be read. Copy the original again, or use another photo.';

/** @throws Error that names each photo that cannot be used, and the fix. */
export async function checkPhotos(photos: readonly Photo[]): Promise<void> {
  const problems = await findPhotoProblems(photos);
  if (problems.length === 0) return;
  throw new Error(
    ['There are photos that cannot be used. Nothing was built.', ...problems.map(describeProblem)].join('\n'),
  );
}

/** What is wrong with photos. Each is read whole, which takes a tenth of a second or more. */
export async function findPhotoProblems(photos: readonly Pick<Photo, 'path'>[]): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const { path } of photos) {
    const message = await findProblem(await readFile(path));
    if (message !== undefined) problems.push({ file: path, field: '', message });
  }
  return problems;
}

async function findProblem(file: Buffer): Promise<string | undefined> {
  if (file.length === 0) return 'is empty. Copy the photo into the folder again.';
  const container = isoMediaKind(file);
  if (container === 'HEIC') return `is a HEIC photo, which browsers do not show. ${asJpeg}`;
  const known = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!known && startsAsPicture(file)) return damaged;
  if (!known || container === 'other')
    return `is not a picture that can be read. ${asJpeg} If that fails, use another photo.`;
  const { format, pages = 1, autoOrient } = known;
  if (format === 'svg') return `is an SVG drawing, not a photo. ${asJpeg}`;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) return `is a ${format.toUpperCase()} file. ${asJpeg}`;
  if (pages > 1) return `is a moving picture. Use a photo. ${asJpeg}`;
  return (await findSizeProblem(autoOrient)) ?? (await findDamage(file));
}

/** Whether a file begins as a JPEG, a PNG or a WebP does. */
function startsAsPicture(file: Buffer): boolean {
  return /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP)/s.test(file.toString('latin1', 0, 12));
}

/** HEIC, AVIF and videos are files of the same kind, which name what they hold. */
function isoMediaKind(file: Buffer): 'AVIF' | 'HEIC' | 'other' | undefined {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const brands = file.toString('latin1', 8, Math.min(file.readUInt32BE(0), 200)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'AVIF';
  return brands.some((brand) => /^(he[iv][cxms]|mif1|msf1)$/.test(brand)) ? 'HEIC' : 'other';
}

function findSizeProblem({ width, height }: { width: number; height: number }): string | undefined {
  const size = `is ${width} by ${height} pixels`;
  if (width * height > mostPixels) return `${size}, more than can be read. Save it at most 10,000 pixels wide.`;
  const part = partOf({ width, height }, largestPart);
  if ((part.width * part.height) / (width * height) < smallestShare) {
    const shape = part.width < width ? 'wide' : 'tall';
    return `${size}, which is too ${shape}: pictures are shown 4:3, so most of it would be cut off. Crop it to about 4:3 yourself, or use another photo.`;
  }
  if (part.width >= largestPart.width) return undefined;
  const kept =
    part.width === width && part.height === height ? '' : `, of which the site shows ${part.width} by ${part.height}`;
  return (
    `${size}${kept}. That is too small: it must be at least ${largestPart.width} by ${largestPart.height}. ` +
    'Use the original from the phone or camera: chat apps shrink photos.'
  );
}

/** Reads all of the photo, for a file that breaks off has a size like any other. */
async function findDamage(file: Buffer): Promise<string | undefined> {
  try {
    await open(file).resize(64).raw().toBuffer();
    return undefined;
  } catch {
    return damaged;
  }
}

/** Warnings are let pass: many phones write files that are not quite by the book. */
function open(file: Buffer): Sharp {
  return sharp(file, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient();
}

/** The largest part of a picture that has the shape of another, in pixels. */
function partOf(whole: { width: number; height: number }, shape: { width: number; height: number }) {
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height);
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
}

/**
 * A photo at a size: upright, cropped around its focus, in the colors of the web, on white where it is transparent.
 * Nothing that the camera wrote about it is left.
 */
export async function cropPhoto({ path, focus }: Photo, size: { width: number; height: number }): Promise<Buffer> {
  const file = await readFile(path);
  const { autoOrient: whole } = await sharp(file, { limitInputPixels: mostPixels }).metadata();
  const part = partOf(whole, size);
  const offset = (share: number, all: number, kept: number) =>
    Math.round(Math.min(Math.max(share * all - kept / 2, 0), all - kept));
  return (
    open(file)
      .extract({
        left: offset(focus.x, whole.width, part.width),
        top: offset(focus.y, whole.height, part.height),
        ...part,
      })
      .resize(size.width, size.height, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      // 16 bits in Display P3 would otherwise keep their numbers and lose their profile.
      .withIccProfile('srgb', { attach: false })
      .png({ compressionLevel: 1 })
      .toBuffer()
  );
}
