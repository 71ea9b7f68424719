import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { BrokenBudgetError } from './check-budgets.ts';
import { type ExportedPage, setAttribute, withAttribute } from './html-document.ts';

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

/**
 * Stops the build when a script, or a part of it, weighs more than it may.
 * @param what names it in the message
 * @param most bytes, gzip
 * @param remedy what to do then
 * @throws BrokenBudgetError
 */
export function checkScriptSize(what: string, text: string, most: number, remedy: string): void {
  const size = gzipSync(text, { level: 9 }).length;
  if (size > most) throw new BrokenBudgetError(`The ${what} has ${size} bytes (gzip), and may have ${most}: ${remedy}`);
}

/** Writes the address of a script into the elements that load it. @param name the attribute that marks them */
export function addScriptAddress({ document }: ExportedPage, name: string, path: string): void {
  for (const element of withAttribute(document, name)) setAttribute(element, name, path);
}
