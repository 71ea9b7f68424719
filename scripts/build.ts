/**
 * `npm run build`: checks the content, builds the site, and runs the postbuild on the exported files.
 * With `--preview` it builds for the local preview, whatever the environment says.
 * With `--for cloudflare` (or `netlify`, `apache`) it puts what that host reads into the folder to upload.
 * With `--without islands` or `--without budgets` it leaves out a step of the postbuild.
 */
import { runMain } from './shared/run-command.ts';

await runMain(async () => {
  // Imported here, for the content is checked when it is imported: its problems are printed as any other error.
  const { buildSite } = await import('./build/build-site.ts');
  await buildSite(process.argv.slice(2));
});
