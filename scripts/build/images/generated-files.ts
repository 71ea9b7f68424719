/**
 * Files that take long to make, kept from one build to the next. A manifest beside them says what each was made of and
 * what it holds, so a file is made again exactly when it is missing, damaged, or was made of something else.
 */
import { createHash, randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type GeneratedFiles,
  manifestName,
  publishedName,
  readManifest,
} from '../../../components/generated-manifest.ts';
import { type ProgressOutput, withProgress } from '../../shared/progress.ts';

/** A file to make. */
export interface FileToMake {
  /** Its name in the folder. */
  name: string;
  /** All that decides what it holds: with other ingredients it is made again. */
  ingredients: readonly (string | Buffer)[];
  make: () => Promise<Buffer>;
}

/** The files of a folder that are not as they should be, by name. */
export interface Outdated {
  /** Missing, damaged, or made of something else. */
  toMake: FileToMake[];
  /** In the folder, but not among the files to make. */
  toRemove: string[];
}

/** Compares a folder with the files that it should hold. */
export async function findOutdated(folder: string, files: readonly FileToMake[]): Promise<Outdated> {
  const manifest = readManifestIfAny(folder);
  const toMake: FileToMake[] = [];
  for (const file of files) {
    const known = manifest[file.name];
    const content = await readFile(join(folder, file.name)).catch(() => undefined);
    const isCurrent =
      content !== undefined && known?.madeFrom === hashOfAll(file.ingredients) && known.sha256 === hashOf(content);
    if (!isCurrent) toMake.push(file);
  }
  const present = await readdir(folder).catch(() => []);
  const toRemove = present.filter((name) => name !== manifestName && !files.some((file) => file.name === name));
  return { toMake, toRemove };
}

/**
 * Makes the files of a folder that are missing, damaged or outdated, in parallel, and removes those that it should not
 * hold. Every file gets its name only when it is whole, so an interrupted build leaves nothing that the next one believes.
 * @param label what is made, for the progress
 */
export async function updateFiles(
  folder: string,
  files: readonly FileToMake[],
  label: string,
  output?: ProgressOutput,
): Promise<GeneratedFiles> {
  const { toMake, toRemove } = await findOutdated(folder, files);
  const former = readManifestIfAny(folder);
  const manifest: GeneratedFiles = {};
  for (const { name } of files) {
    const known = former[name];
    if (known && !toMake.some((file) => file.name === name)) manifest[name] = known;
  }
  await mkdir(folder, { recursive: true });
  for (const name of toRemove) await rm(join(folder, name), { recursive: true });
  const make = async (file: FileToMake) => {
    const content = await file.make();
    await writeWhole(join(folder, file.name), content);
    manifest[file.name] = { madeFrom: hashOfAll(file.ingredients), sha256: hashOf(content) };
    writeManifest(folder, files, manifest);
  };
  if (toMake.length > 0) {
    await withProgress(
      label,
      toMake.length,
      (advance) => inParallel(toMake, (file) => make(file).then(advance)),
      output,
    );
  }
  writeManifest(folder, files, manifest);
  return manifest;
}

/** Copies the files into a folder that is served as it is, under their published names. What was there is removed. */
export async function publishFiles(folder: string, manifest: GeneratedFiles, published: string): Promise<void> {
  await rm(published, { recursive: true, force: true });
  await mkdir(published, { recursive: true });
  for (const [name, file] of Object.entries(manifest)) {
    await copyFile(join(folder, name), join(published, publishedName(name, file)));
  }
}

/** A manifest that cannot be read is none: everything is then made again. */
function readManifestIfAny(folder: string): Partial<GeneratedFiles> {
  try {
    return { ...readManifest(folder) };
  } catch {
    return {};
  }
}

/** In the order of the files, whatever the order in which they were made. Synchronous, so that two writes cannot cross. */
function writeManifest(folder: string, files: readonly FileToMake[], manifest: GeneratedFiles): void {
  const known = files.flatMap(({ name }) => (manifest[name] ? [[name, manifest[name]] as const] : []));
  const path = join(folder, manifestName);
  const temporary = temporaryName(path);
  writeFileSync(temporary, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
  renameSync(temporary, path);
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = temporaryName(path);
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/** In the same folder, for a rename between disks copies. One that an interrupted build leaves is removed by the next. */
function temporaryName(path: string): string {
  return `${path}.${randomUUID()}.tmp`;
}

/** Works on as many items at a time as the computer has cores. After a failure no other item is begun. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: availableParallelism() }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hashOfAll(ingredients: FileToMake['ingredients']): string {
  return hashOf(ingredients.map(hashOf).join());
}
