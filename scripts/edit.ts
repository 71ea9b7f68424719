/** `npm run edit`: a page on this computer to edit the content, with a preview beside the form. `-- --help` lists its options. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { build } from 'esbuild';
import { readContent, readSources } from '../content/read-content.ts';
import { ContentStore } from './edit/content-store.ts';
import { createEditHandler, type PreviewState } from './edit/edit-server.ts';
import { run, runMain } from './shared/run-command.ts';

const HELP = `Opens a page on this computer that edits the content, with a preview of the site beside it.

  --port <n>           default 3010, or the next free one; 0 for any
  --no-preview         the form alone
  --content <folder>   the content to edit (default: content)
  --work <folder>      for drafts and earlier versions (default: .cache/edit)
  --help               show this text
`;

/** Only this computer can connect. */
const host = '127.0.0.1';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3010' },
      content: { type: 'string', default: 'content' },
      work: { type: 'string', default: '.cache/edit' },
      'no-preview': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (!/^\d{1,5}$/.test(values.port)) throw new Error(`--port must be a number, not "${values.port}".`);
  const store = new ContentStore(values.content, values.work);
  const preview: PreviewState = { status: values['no-preview'] ? 'stopped' : 'waiting', url: '' };
  const handle = createEditHandler({ store, preview: () => preview, assets: await pageAssets() });
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server, Number(values.port));

  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop.abort();
      server.close();
      server.closeAllConnections();
    });
  }
  console.log(`Open http://${host}:${port}/ in a browser to edit the content. Stop with Ctrl+C.`);
  if (!values['no-preview'])
    await servePreview(store.draftFolder, join(values.work, 'preview.log'), preview, stop.signal);
});

/** Serves the site with the drafts of the editing page until told to stop. */
async function servePreview(folder: string, log: string, preview: PreviewState, signal: AbortSignal): Promise<void> {
  let printed = '';
  try {
    // The development server does not start on content that has mistakes.
    while (readContent(readSources(folder)).problems.length > 0) await wait(500, undefined, { signal });
    const port = await freePort();
    preview.url = `http://${host}:${port}`;
    preview.status = 'starting';
    writeFileSync(log, '');
    const env = { ...process.env, CONTENT_FOLDER: folder };
    const onOutput = (text: Buffer) => {
      writeFileSync(log, text, { flag: 'a' });
      printed = lastLines(`${printed}${stripVTControlCharacters(text.toString())}`);
    };
    const served = run('tsx', ['scripts/dev.ts', '-H', host, '-p', String(port)], env, { signal, onOutput });
    await Promise.all([served, becomeReady(preview)]);
  } catch (error) {
    preview.status = 'stopped';
    preview.reason = printed;
    if (!signal.aborted)
      console.error(`The preview has stopped; editing goes on without it. Why is in ${log}. ${error}`);
  }
}

/** The end of what a program has printed: it says last why it ends. */
function lastLines(text: string): string {
  return text.slice(-1000).replace(/^npm warn .*\n/gm, '');
}

async function becomeReady(preview: PreviewState): Promise<void> {
  while (preview.status === 'starting') {
    await wait(300);
    const isServed = await fetch(`${preview.url}/icon.svg`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) preview.status = 'ready';
  }
}

/** Listens on the port, or on the next free one. */
async function listen(server: Server, first: number): Promise<number> {
  for (let port = first; port < first + 20; port += 1) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`Ports ${first} to ${first + 19} are all taken. Choose another: npm run edit -- --port 4000`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  return port;
}

/** The page, with all that it needs: it asks no other server for anything. */
async function pageAssets() {
  const { outputFiles } = await build({
    entryPoints: ['scripts/edit/page/edit-page.tsx', 'scripts/edit/page/edit-page.css'],
    outdir: '.',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const bodyOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const html =
    '<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Edit the website</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">' +
    '<div id="page"></div><script src="/page.js"></script></html>';
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: bodyOf('.js') }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: bodyOf('.css') }],
  ]);
}
