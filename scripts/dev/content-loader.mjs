/** A loader for Turbopack: `next dev` renders again when a content file changes, although no module imports it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Adds a hash of the content to the module that reads it, because only a module that differs is evaluated again.
 * @this {{ addDependency(file: string): void, addContextDependency(folder: string): void }}
 * @param {string} source
 */
export default function contentLoader(source) {
  const root = resolve(process.env['CONTENT_FOLDER'] ?? 'content');
  const hash = createHash('sha256');
  for (const folder of ['.', 'pages', 'services', 'industries', 'legal'].map((name) => join(root, name))) {
    this.addContextDependency(folder);
    for (const name of readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'))) {
      const file = join(folder, name);
      this.addDependency(file);
      hash.update(name).update(readFileSync(file));
    }
  }
  return `${source}\n// ${hash.digest('hex')}\n`;
}
