import { type BuildOptions, build } from 'esbuild';

/** How `components/early` becomes the one file that every page loads. Browsers from 2020 on run it. */
export const earlyScriptOptions = {
  entryPoints: ['components/early/early.ts'],
  outfile: 'public/early.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  logLevel: 'warning',
} satisfies BuildOptions;

/** Writes `public/early.js`. */
export async function buildEarlyScript(): Promise<void> {
  await build(earlyScriptOptions);
}
