/** `npm run dev`: the site with live reload, its inline scripts rebuilt on change. */
import { context } from 'esbuild';
import { devInlineScripts, fillPublicFolder } from './build/images/public-folder.ts';
import { inlineScriptOptions } from './build/postbuild/inline-scripts.ts';
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  await fillPublicFolder();
  const inlineScripts = await context({ ...inlineScriptOptions, outdir: devInlineScripts });
  await inlineScripts.watch();
  console.log('Starting the server');
  try {
    await run('next', ['dev', ...process.argv.slice(2)], { ...process.env, NEXT_TELEMETRY_DISABLED: '1' });
  } finally {
    await inlineScripts.dispose();
  }
});
