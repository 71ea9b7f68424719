/** `npm run dev`: the site with live reload, its inline scripts rebuilt on change. */
import { context } from 'esbuild';
import { devInlineScripts, fillPublicFolder } from './build/images/public-folder.ts';
import { inlineScriptOptions } from './build/postbuild/inline-scripts.ts';
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  await fillPublicFolder();
  const { entryPoints, ...options } = inlineScriptOptions;
  const contents = entryPoints.map((entry) => `import './${entry}';`).join('\n');
  const inlineScripts = await context({ ...options, stdin: { contents, resolveDir: '.' }, outfile: devInlineScripts });
  await inlineScripts.watch();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    await run('next', ['dev', ...process.argv.slice(2)], env, { signal: stop.signal });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    await inlineScripts.dispose();
  }
});
