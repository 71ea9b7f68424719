import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNotFoundPage } from './service-not-found-page.ts';

/**
 * Finishes the folder that `next build` exported: writes the not-found page of the services section, and removes the
 * second and third copies of the general one, which would answer under an address of their own.
 */
export async function finishExport(folder: string): Promise<void> {
  const notFound = await readFile(join(folder, '404.html'), 'utf8');
  await writeFile(join(folder, 'services', '404.html'), serviceNotFoundPage(notFound));
  for (const copy of ['404', '_not-found']) await rm(join(folder, copy), { recursive: true, force: true });
}
