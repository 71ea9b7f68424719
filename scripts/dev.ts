/** `npm run dev`: the site with live reload, its inline scripts rebuilt on change. */
import { context } from 'esbuild';
import { inlineScriptOptions } from './after-build/inline-scripts.ts';
import { devInlineScripts } from './dev-inline-scripts.ts';
import { makeIcons } from './icons.ts';
import { makePictures } from './pictures.ts';
import { run, runMain } from './run.ts';
import { makeShareCards } from './share-cards.ts';

await runMain(async () => {
  await makePictures();
  await makeShareCards();
  await makeIcons('public');
  const inlineScripts = await context({ ...inlineScriptOptions, outdir: devInlineScripts });
  await inlineScripts.watch();
  try {
    await run('next', ['dev', ...process.argv.slice(2)], { ...process.env, NEXT_TELEMETRY_DISABLED: '1' });
  } finally {
    await inlineScripts.dispose();
  }
});
