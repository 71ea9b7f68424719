import { isPreviewBuild } from '../preview/is-preview-build.ts';

/**
 * Makes sure that an export sends its forms to the local fake, as the measurements need it.
 * @throws when there is no export, or one that was built to go online; the message says what to run.
 */
export async function checkPreviewBuild(folder: string): Promise<void> {
  if (await isPreviewBuild(folder)) return;
  throw new Error(`There is no build for the preview in ${folder}/. Run: npm run build -- --preview`);
}
