/**
 * `npm run build`: checks what the owner may have changed, builds the site, and finishes the exported files.
 * With `--preview` it builds for the local preview, whatever the environment says.
 * With `--for cloudflare` (or `netlify`, `apache`) it puts what that host reads into the folder to upload.
 */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nextEnvironment from '@next/env';
import { allContent } from '../content/all-content.ts';
import { hosting } from '../content/hosting.ts';
import { type HostName, hostNames, writeHostFiles } from './build/hosts/write-host-files.ts';
import { fillPublicFolder, ownPublicFiles } from './build/images/public-folder.ts';
import { makeFavicon } from './build/images/render-icons.ts';
import { type CspSources, cspSources } from './build/postbuild/csp-sources.ts';
import { type OptionalStep, optionalSteps, runPostbuild } from './build/postbuild/postbuild.ts';
import { describeProblem, validateContent } from './build/validate/validate-content.ts';
import { devInlineScripts } from './dev-inline-scripts.ts';
import { previewEnvironment } from './preview/preview-environment.ts';
import { runWithElapsedTime, withElapsedTime } from './shared/progress.ts';
import { runMain } from './shared/run-command.ts';

await runMain(async () => {
  nextEnvironment.loadEnvConfig(process.cwd());
  const isPreview = process.argv.includes('--preview');
  if (isPreview) Object.assign(process.env, previewEnvironment);
  const host = chosenHost();
  const sources = await checkEnvironment();
  checkContent();
  if (!isPreview) await countPlaceholders();
  await fillPublicFolder();
  // Those of `npm run dev`.
  await rm(devInlineScripts, { force: true });
  // What an earlier build exported must not linger.
  for (const folder of ['out', 'hosts']) await rm(folder, { recursive: true, force: true });
  await runWithElapsedTime('next build', 'next', ['build'], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SKIP_TYPE_CHECK: isPreview ? '1' : '0',
  });
  const ownFiles = await ownPublicFiles();
  if (!ownFiles.includes('favicon.ico')) await writeFile(join('out', 'favicon.ico'), await makeFavicon());
  await withElapsedTime('Finishing the pages', () => runPostbuild('out', sources, leftOutSteps(), ownFiles));
  await runWithElapsedTime('next-sitemap', 'next-sitemap', ['--config', 'next-sitemap.config.mjs'], {
    ...process.env,
    NODE_OPTIONS: '--import tsx',
  });
  // A preview is never put online.
  if (!isPreview) {
    await withElapsedTime("Writing the hosts' files", () => writeHostFiles('out', 'hosts', hosting, host));
  }
});

/**
 * Stops on a half-set or malformed variable; warns while the forms have no account to send through.
 * Returns what the pages' policies must allow for them.
 */
async function checkEnvironment(): Promise<CspSources> {
  // Imported here, after the `.env` files were read: the module reads the environment when it is loaded.
  const { emailJsAccount, reviewsWidget } = await import('../content/environment.ts');
  if (emailJsAccount === null) {
    console.warn(
      'Warning: no EmailJS account is connected, so both forms will fail on the site that this builds. ' +
        'See docs/connect-emailjs.md.',
    );
  }
  return cspSources(hosting, { emailJs: emailJsAccount, reviews: reviewsWidget });
}

/** The host named after `--for`, if any. */
function chosenHost(): HostName | undefined {
  const place = process.argv.indexOf('--for');
  if (place === -1) return undefined;
  const named = process.argv[place + 1];
  const host = hostNames.find((candidate) => candidate === named);
  if (!host) throw new Error(`There is no host "${named}". --for takes one of: ${hostNames.join(', ')}.`);
  return host;
}

/** The site may be built with placeholders, to be shown to somebody, but not be put online with them. */
async function countPlaceholders(): Promise<void> {
  // Imported here for the same reason.
  const { findPlaceholders } = await import('./build/validate/placeholders.ts');
  const { length } = findPlaceholders(allContent, process.env);
  if (length === 0) return;
  console.warn(
    `Warning: ${length} placeholder${length === 1 ? ' is' : 's are'} left. "npm run launch-check" lists them with file, field and fix.`,
  );
}

/** The steps named after `--without`, such as `npm run build -- --without islands`. */
function leftOutSteps(): OptionalStep[] {
  const named = process.argv.flatMap((word, index, words) => (words[index - 1] === '--without' ? word.split(',') : []));
  return named.map((name) => {
    const step = optionalSteps.find((candidate) => candidate === name);
    if (!step) throw new Error(`There is no step "${name}". --without takes some of: ${optionalSteps.join(', ')}.`);
    return step;
  });
}

function checkContent(): void {
  const problems = validateContent(allContent, {
    pictureExists: (file) => existsSync(join('content', 'pictures', file)),
  });
  if (problems.length === 0) return;
  throw new Error(['The content has problems. Nothing was built.', ...problems.map(describeProblem)].join('\n'));
}
