/** `npm run build`, once the content is checked. */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import nextEnvironment from '@next/env';
import { business, contentFiles, hosting, sitePages } from '../../content/content.ts';
import { previewEnvironment } from '../preview/preview-environment.ts';
import { runWithElapsedTime, withElapsedTime } from '../shared/progress.ts';
import { hostNames, writeHostFiles } from './hosts/write-host-files.ts';
import { fillPublicFolder, ownPublicFiles } from './images/public-folder.ts';
import { makeFavicon } from './images/render-icons.ts';
import { cspSources } from './postbuild/content-security-policy-sources.ts';
import { optionalSteps, runPostbuild } from './postbuild/postbuild.ts';

/**
 * Builds the site into `out/`, from content that has no problems.
 * @param args what was written after `npm run build --`
 */
export async function buildSite(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
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
  const { emailJsAccount: emailJs, reviewsWidget: reviews } = await import('../../content/environment.ts');
  const { findPlaceholders } = await import('./placeholders.ts');
  if (emailJs === null) {
    console.warn(
      'Warning: no EmailJS account is connected, so both forms will fail on the site that this builds. ' +
        'See docs/connect-emailjs.md.',
    );
  }
  const sources = cspSources(hosting, { emailJs, reviews });
  // The site may be built with placeholders, to be shown to somebody, but must not be put online with them.
  const { length: left } = options.preview ? [] : findPlaceholders(contentFiles, process.env);
  if (left > 0) {
    console.warn(
      `Warning: ${left === 1 ? '1 placeholder is' : `${left} placeholders are`} left. "npm run ready" lists them with file, field and fix.`,
    );
  }

  await fillPublicFolder();
  for (const earlier of ['out', 'hosts']) await rm(earlier, { recursive: true, force: true });
  await runWithElapsedTime('next build', 'next', ['build'], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SKIP_TYPE_CHECK: options.preview ? '1' : '0',
  });
  checkRoutes('out');
  const ownFiles = await ownPublicFiles();
  if (!ownFiles.includes('favicon.ico')) await writeFile(join('out', 'favicon.ico'), await makeFavicon());
  // An owner's facts and words must not stop a build that was within the limits with ours.
  const headroom = business.placeholders.includes('name') ? 0 : 0.1;
  try {
    await withElapsedTime('Finishing the pages', () => runPostbuild('out', sources, without, ownFiles, headroom));
  } catch (error) {
    // Nobody should upload a site that is half finished.
    await rm('out', { recursive: true, force: true });
    throw error;
  }
  await runWithElapsedTime('next-sitemap', 'next-sitemap', ['--config', 'next-sitemap.config.mjs'], {
    ...process.env,
    NODE_OPTIONS: '--import tsx',
  });
  // A preview is never put online.
  if (options.preview) return;
  await withElapsedTime("Writing the hosts' files", () => writeHostFiles('out', 'hosts', hosting, host));
  console.log(`\nDone. The folder to upload is out/${host ? `, made for ${host}` : ''}.`);
}

/** Every page that the content describes has a route: otherwise menus and lists would lead nowhere. */
function checkRoutes(out: string): void {
  for (const { path } of sitePages) {
    if (existsSync(join(out, path, 'index.html'))) continue;
    throw new Error(
      `The content has the page ${path}, but app${path}page.tsx does not exist. Write it as docs/add-a-page.md shows, ` +
        'or remove the file from content/.',
    );
  }
}

/** The value of an option, which takes one of these. */
function oneOf<Value extends string>(values: readonly Value[], value: string, option: string): Value {
  const known = values.find((candidate) => candidate === value);
  if (!known) throw new Error(`${option} takes one of: ${values.join(', ')}. There is no "${value}".`);
  return known;
}
