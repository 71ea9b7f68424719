import { encodedPictures, type GeneratedFiles, publishedName, readManifest } from './image-manifest.ts';

/** Widths in pixels of each format. WebP is for few visitors: two widths are enough. */
export const pictureWidths = { avif: [320, 480, 640, 800, 1120, 1440], webp: [640, 1120] } as const;

export type PictureFormat = keyof typeof pictureWidths;

/** Address and width in pixels of the files that are made of one source image, from narrow to wide. */
export type PictureFiles = Record<PictureFormat, { path: string; width: number }[]>;

/** The name of a source image's file in a width and a format. */
export function encodedName(source: string, width: number, format: PictureFormat): string {
  return `${source.replace(/\.\w+$/, '')}-${width}.${format}`;
}

let manifest: GeneratedFiles | undefined;

/**
 * The files that are made of a source image.
 * @throws Error when there are none, which happens only if the pictures were not encoded before the build.
 */
export function pictureFilesOf(source: string): PictureFiles {
  manifest ??= readManifest(encodedPictures);
  const files = manifest;
  const filesOf = (format: PictureFormat) =>
    pictureWidths[format].map((width) => {
      const name = encodedName(source, width, format);
      const file = files[name];
      if (!file) throw new Error(`${encodedPictures}/${name} was not made of ${source}. Build with "npm run build".`);
      return { path: `/generated/pictures/${publishedName(name, file)}`, width };
    });
  return { avif: filesOf('avif'), webp: filesOf('webp') };
}
