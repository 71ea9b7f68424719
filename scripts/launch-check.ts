/**
 * `npm run launch-check`: lists what must be replaced before the site goes online, a line each with file, field and fix.
 * Ends with code 1 while anything is left. First come the statements that the site could make if the owner confirmed them.
 */
import nextEnvironment from '@next/env';
import { type ContentProblem, describeProblem } from '../content/read-content.ts';
import { runMain } from './shared/run-command.ts';

await runMain(async () => {
  // Imported here, for the content is checked when it is imported: its problems are printed as any other error.
  const { contentFiles, toConfirm, undescribedPhotos } = await import('../content/content.ts');
  const { findPlaceholders } = await import('./build/placeholders.ts');
  for (const { text, place } of toConfirm.statements) console.log(`To confirm, for ${place}: ${text}`);
  nextEnvironment.loadEnvConfig(process.cwd());
  const left = [...findPlaceholders(contentFiles, process.env), ...undescribedPhotos, ...(await previewBuild('out'))];
  if (left.length === 0) {
    console.log('Ready: no placeholder is left. Build with "npm run build" and put out/ online.');
    return;
  }
  const things = left.length === 1 ? '1 placeholder is' : `${left.length} placeholders are`;
  throw new Error([`Not ready: ${things} left.`, ...left.map(describeProblem)].join('\n'));
});

/** A build that sends to the preview's fakes must not be uploaded. */
async function previewBuild(folder: string): Promise<ContentProblem[]> {
  const { isPreviewBuild } = await import('./preview/preview-environment.ts');
  if (!(await isPreviewBuild(folder))) return [];
  return [
    {
      file: `${folder}/`,
      field: 'the whole folder',
      message: 'was built for the preview, and its forms send nowhere else. Build it again with "npm run build".',
    },
  ];
}
