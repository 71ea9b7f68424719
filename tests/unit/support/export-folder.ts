/** Writes a small exported site into a folder of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Makes the folder `out` inside a fresh temporary folder, which also holds what the files name outside it. */
export function makeExport(files: Readonly<Record<string, string | Buffer>>): { root: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), 'preview-test-'));
  const root = join(parent, 'out');
  mkdirSync(root);
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return { root, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
