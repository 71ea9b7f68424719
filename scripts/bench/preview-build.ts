import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewEnvironment } from '../preview/preview-environment.ts';

/**
 * Makes sure that an export sends its forms to the local stand-in, as the measurements need it.
 * @throws when there is no export, or one that was built to go online; the message says what to run.
 */
export async function checkPreviewBuild(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(html|js)$/.test(entry.name)) continue;
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    if (text.includes(previewEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY)) return;
  }
  throw new Error(`There is no build for the preview in ${folder}/. Run: npm run build -- --preview`);
}
