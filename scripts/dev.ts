/** `npm run dev`: the site with live reload, its early script rebuilt on change. */
import { context } from 'esbuild';
import { earlyScriptOptions } from './early-script.ts';
import { fillPublicFolder } from './public-folder.ts';
import { run, runMain } from './run.ts';

await runMain(async () => {
  await fillPublicFolder();
  const early = await context(earlyScriptOptions);
  await early.watch();
  console.log('Starting the server');
  try {
    await run('next', ['dev', ...process.argv.slice(2)], { ...process.env, NEXT_TELEMETRY_DISABLED: '1' });
  } finally {
    await early.dispose();
  }
});
