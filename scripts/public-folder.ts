import { filesWithin } from './files-within.ts';
import { makeIcons } from './icons.ts';
import { makePictures } from './pictures.ts';
import { makeShareCards } from './share-cards.ts';

/** Fills `public/generated/`, which Git ignores: pictures, share cards and icons. */
export async function fillPublicFolder(): Promise<void> {
  await makePictures();
  await makeShareCards();
  await makeIcons('public/generated/icons');
}

/** The files in `public/` that the owner put there, by their paths from there. */
export async function ownPublicFiles(): Promise<string[]> {
  const files = await filesWithin('public');
  return files.filter((file) => !file.startsWith('generated/'));
}
