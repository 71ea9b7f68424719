import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { content } from '../../../content/content.ts';
import { photoFolders, photosFolder } from '../../../content/photos.ts';
import { listFiles } from '../../shared/list-files.ts';
import { makePictures } from './encode-pictures.ts';
import { makeIcons } from './render-icons.ts';
import { makeSocialImages } from './render-social-images.ts';

/** Where `npm run dev` puts all inline scripts as one file, which `app/layout.tsx` loads in development. */
export const devInlineScripts = 'public/generated/inline-scripts.js';

/** Fills `public/generated/`, which Git ignores: pictures, social images and icons. */
export async function fillPublicFolder(): Promise<void> {
  await makePhotoFolders();
  await rm(devInlineScripts, { force: true });
  await makePictures();
  await makeSocialImages();
  await makeIcons('public/generated/icons');
}

/** Makes a folder for photos for each page that has none yet, with a file in it, for Git keeps no empty folders. */
async function makePhotoFolders(): Promise<void> {
  for (const page of photoFolders(content)) {
    await mkdir(join(photosFolder, page), { recursive: true });
    await writeFile(join(photosFolder, page, '.gitkeep'), '');
  }
}

/** The files in `public/` that the build did not make, by their paths from there. */
export async function ownPublicFiles(): Promise<string[]> {
  const files = await listFiles('public');
  return files.filter((file) => !file.startsWith('generated/'));
}
