import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../shared/list-files.ts';
import { previewEnvironment } from './preview-environment.ts';

/** Whether a folder holds an export that sends its forms to the local fake. False where there is no export. */
export async function isPreviewBuild(folder: string): Promise<boolean> {
  const files = await listFiles(folder).catch(() => []);
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    if (text.includes(previewEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY)) return true;
  }
  return false;
}
