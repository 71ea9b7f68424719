/**
 * Files that take long to make, kept from one build to the next. A manifest beside them says what each was made of and
 * what it holds, so a file is made again exactly when it is missing, damaged, or was made of something else.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type GeneratedFiles,
  manifestName,
  publishedName,
  readManifest,
} from '../../../components/ui/image-manifest.ts';
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
 * hold. The manifest has a file only when it is whole, so the next build makes again what an interrupted one left.
 * @param label what is made, for the progress
 */
export async function updateFiles(
  folder: string,
  files: readonly FileToMake[],
  label: string,
  output?: ProgressOutput,
): Promise<GeneratedFiles> {
  const { toMake, toRemove } = await findOutdated(folder, files);
  const current = readManifestIfAny(folder);
  for (const { name } of toMake) delete current[name];
  await mkdir(folder, { recursive: true });
  for (const name of toRemove) await rm(join(folder, name), { recursive: true });
  /** In the order of the files, whatever the order in which they were made. Synchronous, so that two writes cannot cross. */
  const writeManifest = (): GeneratedFiles => {
    const manifest = Object.fromEntries(files.flatMap(({ name }) => (current[name] ? [[name, current[name]]] : [])));
    writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  };
  const make = async (file: FileToMake) => {
    const content = await file.make();
    await writeFile(join(folder, file.name), content);
    current[file.name] = { madeFrom: hashOfAll(file.ingredients), sha256: hashOf(content) };
    writeManifest();
  };
  if (toMake.length > 0) {
    await withProgress(
      label,
      toMake.length,
      (advance) => inParallel(toMake, (file) => make(file).then(advance)),
      output,
    );
  }
  return writeManifest();
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

/** Works on as many items at a time as the computer has cores. After a failure no other item is begun. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const stop = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const results = await Promise.allSettled(Array.from({ length: availableParallelism() }, () => worker().catch(stop)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hashOfAll(ingredients: FileToMake['ingredients']): string {
  return hashOf(ingredients.map(hashOf).join());
}
