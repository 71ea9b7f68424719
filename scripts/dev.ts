/**
 * `npm run dev`: the site with live reload, its inline scripts rebuilt on change. A change of a content file starts the
 * server again, for Next does not know that pages read it.
 */
import { watch } from 'node:fs';
import { context } from 'esbuild';
import { describeProblem, readContent, readSources } from '../content/read-content.ts';
import { devInlineScripts, fillPublicFolder } from './build/images/public-folder.ts';
import { inlineScriptOptions } from './build/postbuild/inline-scripts.ts';
import { run, runMain } from './shared/run-command.ts';

await runMain(async () => {
  await fillPublicFolder();
  const { entryPoints, ...options } = inlineScriptOptions;
  const contents = entryPoints.map((entry) => `import './${entry}';`).join('\n');
  const inlineScripts = await context({ ...options, stdin: { contents, resolveDir: '.' }, outfile: devInlineScripts });
  await inlineScripts.watch();
  try {
    for (;;) await serveUntilEdited();
  } finally {
    await inlineScripts.dispose();
  }
});

/** Serves the site, or says what is wrong in its content, until a content file changes. */
async function serveUntilEdited(): Promise<void> {
  const edit = new AbortController();
  const edited = new Promise<void>((resolve) => edit.signal.addEventListener('abort', () => resolve()));
  const watcher = watch('content', { recursive: true }, (_event, file) => {
    if (file?.endsWith('.json')) edit.abort();
  });
  try {
    const { problems } = readContent(readSources());
    if (problems.length > 0) {
      console.error(
        ['The content has problems. Mend them, and the server starts.', ...problems.map(describeProblem)].join('\n'),
      );
      await edited;
      return;
    }
    console.log('Starting the server');
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    await run('next', ['dev', ...process.argv.slice(2)], env, { signal: edit.signal });
  } catch (error) {
    if (!edit.signal.aborted) throw error;
  } finally {
    watcher.close();
  }
}
