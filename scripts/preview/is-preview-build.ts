import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesWithin } from '../files-within.ts';
import { previewEnvironment } from './preview-environment.ts';

/** Whether a folder holds an export that sends its forms to the local stand-in. False where there is no export. */
export async function isPreviewBuild(folder: string): Promise<boolean> {
  const files = await filesWithin(folder).catch(() => []);
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    if (text.includes(previewEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY)) return true;
  }
  return false;
}
