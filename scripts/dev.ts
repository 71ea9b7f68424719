/** `npm run dev`: the site with live reload, its early script rebuilt on change. */
import { context } from 'esbuild';
import { earlyScriptOptions } from './early-script.ts';
import { makeIcons } from './icons.ts';
import { makePictures } from './pictures.ts';
import { run, runMain } from './run.ts';
import { makeShareCards } from './share-cards.ts';

await runMain(async () => {
  await makePictures();
  await makeShareCards();
  await makeIcons('public');
  const early = await context(earlyScriptOptions);
  await early.watch();
  try {
    await run('next', ['dev', ...process.argv.slice(2)], { ...process.env, NEXT_TELEMETRY_DISABLED: '1' });
  } finally {
    await early.dispose();
  }
});
