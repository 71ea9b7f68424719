/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestName, readManifest } from '../../../../../components/generated-manifest.ts';
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

describe('a file is made again, and no other, when', () => {
  const inFolder = (name: string) => join(folder, name);

  it.each<[what: string, change: () => Promise<unknown>]>([
    ['it is truncated', () => truncate(inFolder('b.avif'), 3)],
    ['it is empty', () => truncate(inFolder('b.avif'))],
    ['it is missing', () => rm(inFolder('b.avif'))],
    ['its bytes are others', async () => writeFile(inFolder('b.avif'), 'b.avif of X, small')],
    [
      'the manifest does not know it',
      async () => {
        const { 'b.avif': _, ...rest } = readManifest(folder);
        await writeFile(inFolder(manifestName), JSON.stringify(rest));
      },
    ],
  ])('%s', async (_, change) => {
    await madeAgain();
    await change();
    expect(await madeAgain()).toEqual(['b.avif']);
    expect(await madeAgain()).toEqual([]);
  });

  it('its source is another', async () => {
    await madeAgain();
    expect(await madeAgain([file('b.avif', 'B2')])).toEqual(['b.avif']);
  });

  it('its recipe is another', async () => {
    await madeAgain();
    expect(await madeAgain([file('b.avif', 'B', 'large')])).toEqual(['b.avif']);
  });

  it('the same letters are divided between its ingredients in another way', async () => {
    const withIngredients = (...ingredients: string[]) => ({ ...file('b.avif', ''), ingredients });
    await update([withIngredients('AB', 'C')]);
    const other = withIngredients('A', 'BC');
    await update([other]);
    expect(other.make).toHaveBeenCalledTimes(1);
  });
});

it.each(['', '{"a.avif":', 'null', '[]'])('with the manifest %j, everything is made again', async (content) => {
  await madeAgain();
  await writeFile(join(folder, manifestName), content);
  expect(await madeAgain()).toEqual(['a.avif', 'b.avif', 'c.avif']);
});

it('what is no longer wanted, and what an interrupted build left, is removed', async () => {
  await madeAgain();
  await writeFile(join(folder, 'a.avif.0b1c.tmp'), 'half');
  await update([file('a.avif', 'A')]);
  expect((await readdir(folder)).sort()).toEqual(['a.avif', manifestName]);
  expect(Object.keys(readManifest(folder))).toEqual(['a.avif']);
});

it('what was made before a failure is kept, and nothing half-made has a name', async () => {
  const broken = { ...file('b.avif', 'B'), make: () => Promise.reject(new Error('no picture')) };
  await expect(update([file('a.avif', 'A'), broken])).rejects.toThrow('no picture');
  const again = file('a.avif', 'A');
  const mended = file('b.avif', 'B');
  await update([again, mended]);
  expect(again.make).not.toHaveBeenCalled();
  expect(mended.make).toHaveBeenCalledTimes(1);
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
  expect(first).toMatch(/^a-320\.[0-9a-f]{10}\.avif$/);
  expect(await publish('B')).not.toBe(first);
  expect(await publish('A')).toBe(first);
});
