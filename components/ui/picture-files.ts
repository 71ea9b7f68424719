import { readFileSync } from 'node:fs';

/** The files made of each master, by the master's name, from narrow to wide. */
export type PictureFiles = Record<string, Record<'avif' | 'webp', { path: string; width: number }[]>>;

/** Where `scripts/pictures.ts` lists what it made, from the project's folder. */
export const pictureManifestPath = '.cache/pictures/manifest.json';

let manifest: PictureFiles | undefined;

/**
 * The files made of a master.
 * @throws Error when there are none, which happens only if the pictures were not made before the build.
 */
export function pictureFilesOf(master: string): PictureFiles[string] {
  manifest ??= JSON.parse(readFileSync(pictureManifestPath, 'utf8')) as PictureFiles;
  const files = manifest[master];
  if (!files) throw new Error(`No files were made of content/pictures/${master}. Build with "npm run build".`);
  return files;
}
