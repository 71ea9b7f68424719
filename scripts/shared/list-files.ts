import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files below a folder whose names end so, in order, by their paths from there with `/` between the parts. */
export async function listFiles(folder: string, ending = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
