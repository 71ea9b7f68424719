import { build } from 'esbuild';

/** A file of `in-page/` as one small script that a page can run. */
export async function bundleInPageScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`scripts/bench/in-page/${name}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
