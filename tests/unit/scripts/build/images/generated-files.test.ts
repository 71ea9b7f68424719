/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestName, readManifest } from '../../../../../components/ui/image-manifest.ts';
import {
  type FileToMake,
  findOutdated,
  publishFiles,
  updateFiles,
} from '../../../../../scripts/build/images/generated-files.ts';

/** Progress has tests of its own. */
const silent = { write: () => {} };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A file whose content says what it was made of. */
function file(name: string, source: string, recipe = 'small'): FileToMake & { make: jest.Mock } {
  const make = jest.fn(async () => Buffer.from(`${name} of ${source}, ${recipe}`));
  return { name, ingredients: [Buffer.from(source), recipe], make };
}

const update = (files: readonly FileToMake[]) => updateFiles(folder, files, 'Making', silent);

/** Makes the same files as before but for those given, and says which were made. */
async function madeAgain(changed: readonly ReturnType<typeof file>[] = []): Promise<string[]> {
  const files = [file('a.avif', 'A'), file('b.avif', 'B'), file('c.avif', 'C')].map(
    (former) => changed.find(({ name }) => name === former.name) ?? former,
  );
  await update(files);
  for (const { name, ingredients } of files) {
    expect(await readFile(join(folder, name), 'utf8')).toBe(`${name} of ${ingredients.join(', ')}`);
  }
  return files.filter(({ make }) => make.mock.calls.length > 0).map(({ name }) => name);
}

it('files that are as they should be are kept, and all are made where none are', async () => {
  expect(await madeAgain()).toEqual(['a.avif', 'b.avif', 'c.avif']);
  const manifest = await readFile(join(folder, manifestName), 'utf8');
  expect(await madeAgain()).toEqual([]);
  expect(await readFile(join(folder, manifestName), 'utf8')).toBe(manifest);
});

it.each<[what: string, change: () => Promise<unknown>]>([
  ['is truncated', () => truncate(join(folder, 'b.avif'), 3)],
  ['is missing', () => rm(join(folder, 'b.avif'))],
  ['has other bytes', () => writeFile(join(folder, 'b.avif'), 'b.avif of X, small')],
  [
    'is not in the manifest',
    async () => {
      const { 'b.avif': _, ...rest } = readManifest(folder);
      await writeFile(join(folder, manifestName), JSON.stringify(rest));
    },
  ],
])('a file that %s is made again, and no other', async (_, change) => {
  await madeAgain();
  await change();
  expect(await madeAgain()).toEqual(['b.avif']);
  expect(await madeAgain()).toEqual([]);
});

it.each([
  ['another source', file('b.avif', 'B2')],
  ['another recipe', file('b.avif', 'B', 'large')],
  ['the same letters, divided in another way', { ...file('b.avif', ''), ingredients: ['Bs', 'mall'] }],
])('a file of %s is made again', async (_what, { name, ingredients }) => {
  await madeAgain();
  const { toMake } = await findOutdated(folder, [{ ...file(name, ''), ingredients }]);
  expect(toMake.map((outdated) => outdated.name)).toEqual(['b.avif']);
});

it.each(['', '{"a.avif":', 'null', '[]'])('with the manifest %j, everything is made again', async (content) => {
  await madeAgain();
  await writeFile(join(folder, manifestName), content);
  expect(await madeAgain()).toEqual(['a.avif', 'b.avif', 'c.avif']);
});

it('files that are not wanted are removed', async () => {
  await madeAgain();
  await update([file('a.avif', 'A')]);
  expect((await readdir(folder)).sort()).toEqual(['a.avif', manifestName]);
  expect(Object.keys(readManifest(folder))).toEqual(['a.avif']);
});

it('what was made before a failure is kept', async () => {
  const broken = { ...file('b.avif', 'B'), make: () => Promise.reject(new Error('no picture')) };
  await expect(update([file('a.avif', 'A'), broken])).rejects.toThrow('no picture');
  const [again, fixed] = [file('a.avif', 'A'), file('b.avif', 'B')];
  await update([again, fixed]);
  expect(again.make).not.toHaveBeenCalled();
  expect(fixed.make).toHaveBeenCalledTimes(1);
});

it('what is outdated can be found without being made', async () => {
  await madeAgain();
  await rm(join(folder, 'a.avif'));
  const { toMake, toRemove } = await findOutdated(folder, [file('a.avif', 'A'), file('b.avif', 'B')]);
  expect(toMake.map(({ name }) => name)).toEqual(['a.avif']);
  expect(toRemove).toEqual(['c.avif']);
  expect(await readdir(folder)).not.toContain('a.avif');
});

it('files are published under names that follow their content, and others go', async () => {
  const published = join(folder, 'public', 'pictures');
  const publish = async (source: string) => {
    const kept = join(folder, 'kept');
    await publishFiles(kept, await updateFiles(kept, [file('a-320.avif', source)], 'Making', silent), published);
    const [name = '', ...others] = await readdir(published);
    expect(others).toEqual([]);
    expect(await readFile(join(published, name), 'utf8')).toBe(`a-320.avif of ${source}, small`);
    return name;
  };
  const first = await publish('A');
  expect(first).toMatch(/^a-320\.[0-9a-f]{6}\.avif$/);
  expect(await publish('B')).not.toBe(first);
  expect(await publish('A')).toBe(first);
});
