/** Writes ten random edits that the checks take into a copy of the project: `tsx apply-edits.ts SEED FOLDER`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent, readSources } from '../../content/read-content.ts';
import { seededRandom } from '../unit/support/random.ts';
import { randomEdits } from '../unit/support/random-edits.ts';

const [seed, folder = ''] = process.argv.slice(2);
const { texts, ...others } = readSources();
const changed = new Map<string, string>();
for (const { name, file, sources } of randomEdits(seededRandom(Number(seed)), 400)) {
  const path = file.replace('content/', '');
  const text = sources.texts.get(path) ?? '';
  const alone = readContent(sources).problems.length === 0 && !changed.has(path) && text !== texts.get(path);
  const together = { texts: new Map([...texts, ...changed, [path, text]]), ...others };
  if (!alone || readContent(together).problems.length > 0) continue;
  changed.set(path, text);
  await writeFile(join(folder, file), text);
  console.log(name);
  if (changed.size === 10) break;
}
