import { createHash } from 'node:crypto';
import { type BuildOptions, build } from 'esbuild';

/** A file to be written into the exported folder. */
export interface NewFile {
  /** Its address, such as `/scripts/islands.0123456789abcdef.js`. */
  path: string;
  content: string;
}

/**
 * Bundles an entry and all that it imports into one file, with the hash of its content in its name. Browsers from 2020 on
 * run it.
 */
export async function bundleForBrowsers(name: string, entry: string, options: BuildOptions): Promise<NewFile> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
    write: false,
  });
  const content = outputFiles?.[0]?.text ?? '';
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/scripts/${name}.${hash}.js`, content };
}
