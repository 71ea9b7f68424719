import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { formContent } from '../../../components/forms/form-content.ts';

/** A file to be written into the exported folder. */
export interface NewFile {
  /** Its address, such as `/scripts/islands.0123456789abcdef.js`. */
  path: string;
  content: string;
}

/**
 * Bundles `browser/islands.ts` with React and everything else that the islands need into one file: in several, each link
 * of the chain would cost a round trip. Browsers from 2020 on run it.
 * @param mode `development` bundles React's development build, which reports every hydration mismatch
 */
export async function bundleIslands(mode: 'production' | 'development' = 'production'): Promise<NewFile> {
  const { outputFiles } = await build({
    entryPoints: ['browser/islands.ts'],
    bundle: true,
    minify: mode === 'production',
    format: 'iife',
    target: 'es2020',
    jsx: 'automatic',
    jsxDev: mode === 'development',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Only the build can read `content/`.
      FORM_CONTENT: JSON.stringify(formContent),
    },
    write: false,
    legalComments: 'none',
    // Has Chromium compile all functions off the main thread while the file arrives. Otherwise it does so when React DOM is
    // evaluated: 78 to 96 ms in one task on a slow phone, 48 to 53 ms with it. Other browsers ignore it.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    logLevel: 'warning',
  });
  const content = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/scripts/islands.${hash}.js`, content };
}
