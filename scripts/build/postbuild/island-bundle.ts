import { formContent } from '../../../components/forms/form-content.ts';
import { bundleForBrowsers, type NewFile } from './browser-bundle.ts';

/**
 * Bundles `browser/islands.ts` with React and everything else that the islands need into one file: in several, each link
 * of the chain would cost a round trip.
 * @param mode `development` bundles React's development build, which reports every hydration mismatch
 */
export function bundleIslands(mode: 'production' | 'development' = 'production'): Promise<NewFile> {
  return bundleForBrowsers('islands', 'browser/islands.ts', {
    minify: mode === 'production',
    jsx: 'automatic',
    jsxDev: mode === 'development',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Only the build can read `content/`.
      FORM_CONTENT: JSON.stringify(formContent),
    },
    // Has Chromium compile all functions off the main thread while the file arrives. Otherwise it does so when React DOM is
    // evaluated: 78 to 96 ms in one task on a slow phone, 48 to 53 ms with it. Other browsers ignore it.
    banner: { js: '//# allFunctionsCalledOnLoad' },
  });
}
