/**
 * `npm run build`: checks the content, builds the site, and runs the postbuild on the exported files.
 * With `--preview` it builds for the local preview, whatever the environment says.
 * With `--for cloudflare` (or `netlify`, `apache`) it puts what that host reads into the folder to upload.
 * With `--without islands` or `--without budgets` it leaves out a step of the postbuild.
 */
import { checkContent } from './build/check-content.ts';
import { runMain } from './shared/run-command.ts';

await runMain(async () => {
  checkContent();
  const { buildSite } = await import('./build/build-site.ts');
  await buildSite(process.argv.slice(2));
});
