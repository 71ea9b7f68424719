/**
 * `npm run build`: validates the content, builds the site, and runs the postbuild on the exported files.
 * With `--preview` it builds for the local preview, whatever the environment says.
 * With `--for cloudflare` (or `netlify`, `apache`) it puts what that host reads into the folder to upload.
 * With `--without islands` or `--without budgets` it leaves out a step of the postbuild.
 */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import nextEnvironment from '@next/env';
import { allContent } from '../content/all-content.ts';
import { hosting } from '../content/hosting.ts';
import { hostNames, writeHostFiles } from './build/hosts/write-host-files.ts';
import { fillPublicFolder, ownPublicFiles } from './build/images/public-folder.ts';
import { makeFavicon } from './build/images/render-icons.ts';
import { cspSources } from './build/postbuild/content-security-policy-sources.ts';
import { optionalSteps, runPostbuild } from './build/postbuild/postbuild.ts';
import { describeProblem, validateContent } from './build/validate/validate-content.ts';
import { previewEnvironment } from './preview/preview-environment.ts';
import { runWithElapsedTime, withElapsedTime } from './shared/progress.ts';
import { runMain } from './shared/run-command.ts';

await runMain(async () => {
  const { values: options } = parseArgs({
    options: {
      preview: { type: 'boolean', default: false },
      for: { type: 'string' },
      without: { type: 'string', multiple: true, default: [] },
    },
  });
  const host = options.for === undefined ? undefined : oneOf(hostNames, options.for, '--for');
  const without = options.without
    .flatMap((names) => names.split(','))
    .map((name) => oneOf(optionalSteps, name, '--without'));
  nextEnvironment.loadEnvConfig(process.cwd());
  if (options.preview) Object.assign(process.env, previewEnvironment);

  // Imported after the `.env` files were read: both read the environment when they are loaded.
  const { emailJsAccount: emailJs, reviewsWidget: reviews } = await import('../content/environment.ts');
  const { findPlaceholders } = await import('./build/validate/placeholders.ts');
  if (emailJs === null) {
    console.warn(
      'Warning: no EmailJS account is connected, so both forms will fail on the site that this builds. ' +
        'See docs/connect-emailjs.md.',
    );
  }
  const sources = cspSources(hosting, { emailJs, reviews });
  const problems = validateContent(allContent, {
    pictureExists: (file) => existsSync(join('content', 'pictures', file)),
  });
  if (problems.length > 0) {
    throw new Error(['The content has problems. Nothing was built.', ...problems.map(describeProblem)].join('\n'));
  }
  // The site may be built with placeholders, to be shown to somebody, but must not be put online with them.
  const { length: left } = options.preview ? [] : findPlaceholders(allContent, process.env);
  if (left > 0) {
    console.warn(
      `Warning: ${left === 1 ? '1 placeholder is' : `${left} placeholders are`} left. "npm run launch-check" lists them with file, field and fix.`,
    );
  }

  await fillPublicFolder();
  for (const earlier of ['out', 'hosts']) await rm(earlier, { recursive: true, force: true });
  await runWithElapsedTime('next build', 'next', ['build'], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SKIP_TYPE_CHECK: options.preview ? '1' : '0',
  });
  const ownFiles = await ownPublicFiles();
  if (!ownFiles.includes('favicon.ico')) await writeFile(join('out', 'favicon.ico'), await makeFavicon());
  await withElapsedTime('Finishing the pages', () => runPostbuild('out', sources, without, ownFiles));
  await runWithElapsedTime('next-sitemap', 'next-sitemap', ['--config', 'next-sitemap.config.mjs'], {
    ...process.env,
    NODE_OPTIONS: '--import tsx',
  });
  // A preview is never put online.
  if (options.preview) return;
  await withElapsedTime("Writing the hosts' files", () => writeHostFiles('out', 'hosts', hosting, host));
});

/** The value of an option, which takes one of these. */
function oneOf<Value extends string>(values: readonly Value[], value: string, option: string): Value {
  const known = values.find((candidate) => candidate === value);
  if (!known) throw new Error(`${option} takes one of: ${values.join(', ')}. There is no "${value}".`);
  return known;
}
