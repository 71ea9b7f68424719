import { type BuildOptions, build } from 'esbuild';
import { earlyScriptFiles } from './early-script-files.ts';

/** How `components/early` becomes these files. Browsers from 2020 on run them. */
export const earlyScriptOptions = {
  entryPoints: earlyScriptFiles.map(({ name }) => `components/early/${name.replace('.js', '.ts')}`),
  outdir: 'public',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  logLevel: 'warning',
} satisfies BuildOptions;

/** Writes the files. */
export async function buildEarlyScripts(): Promise<void> {
  await build(earlyScriptOptions);
}
