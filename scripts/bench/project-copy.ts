import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { GeneratedFile } from './scale-content.ts';

/** A copy of this project in which something can be tried. */
export interface ProjectCopy {
  folder: string;
  write: (files: readonly GeneratedFile[]) => Promise<void>;
  /** Also done when this process ends. */
  remove: () => void;
}

/**
 * What stays behind: what a build makes, what no build needs, and the lockfile, without which Next takes the project
 * around the copy for its root, and finds the packages there.
 */
const leftBehind = new Set([
  ...['node_modules', 'package-lock.json', '.git', '.cache', '.next', 'out', 'test-results', 'screenshots'],
  ...['art', 'docs', 'tests'],
]);

/** Where copies live: ignored by Git, inside the project, so that its packages are found from there. */
const parent = '.cache';

/** Copies the project. */
export async function copyProject(): Promise<ProjectCopy> {
  await mkdir(parent, { recursive: true });
  const folder = resolve(await mkdtemp(join(parent, 'copy-')));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    for (const name of await readdir('.')) {
      // Folders of tools begin with a dot; the few files among them that matter are not folders.
      if (leftBehind.has(name) || name.endsWith('.tsbuildinfo')) continue;
      await cp(name, join(folder, name), { recursive: true });
    }
  } catch (error) {
    remove();
    throw error;
  }
  const write = async (files: readonly GeneratedFile[]) => {
    for (const { path, content } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
  };
  return { folder, write, remove };
}
