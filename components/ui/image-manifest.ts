import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a file that the build made of others. Both values are SHA-256 hashes in hexadecimal digits. */
export interface GeneratedFile {
  /** The hash of everything that the file was made of: its sources and how they were used. */
  madeFrom: string;
  /** The hash of the file's content. */
  sha256: string;
}

/** The files of a folder by their names, such as `about-320.avif`. */
export type GeneratedFiles = Record<string, GeneratedFile>;

/** The file in a folder of generated files that lists them. */
export const manifestName = 'manifest.json';

/** Where `scripts/build/images/encode-pictures.ts` keeps encoded pictures, with their sources in Git. */
export const encodedPictures = 'content/pictures/encoded';

/** Where `scripts/build/images/render-social-images.ts` keeps social images from one build to the next. */
export const keptSocialImages = '.cache/social-images';

/** Reads the list of the files in a folder. @throws Error when there is none, or it is not JSON. */
export function readManifest(folder: string): GeneratedFiles {
  return JSON.parse(readFileSync(join(folder, manifestName), 'utf8')) as GeneratedFiles;
}

/** The name under which a file is published. It holds a hash of the content, so that browsers may keep the file for good. */
export function publishedName(name: string, { sha256 }: GeneratedFile): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${sha256.slice(0, 6)}${name.slice(dot)}`;
}
