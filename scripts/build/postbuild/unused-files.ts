import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../shared/list-files.ts';

/**
 * Removes what only Next's own client would ask for: the payloads of its router, and the files of its build that no page
 * names. Files of the owner stay.
 * @param pages the paths of the finished pages in the folder
 * @param ownFiles the paths of the owner's files in it
 */
export async function removeNextClientFiles(
  folder: string,
  pages: readonly string[],
  ownFiles: readonly string[],
): Promise<void> {
  const html = await Promise.all(pages.map((page) => readFile(join(folder, page), 'utf8')));
  for (const file of await listFiles(folder)) {
    if (ownFiles.includes(file)) continue;
    const name = file.split('/').at(-1) ?? '';
    const isPayload = name.endsWith('.txt') && (name === 'index.txt' || name.startsWith('__next.'));
    const isUnused = file.startsWith('_next/') && !html.some((text) => text.includes(`/${file}`));
    if (isPayload || isUnused) await rm(join(folder, file));
  }
  const entries = await readdir(join(folder, '_next'), { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  // The deepest first. One with files in it stays.
  for (const path of folders.sort().reverse()) await rmdir(path).catch(() => {});
}
