/** @jest-environment node */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { sendRequest } from '../../support/http-client.ts';
import { makeExport } from '../support/export-folder.ts';

// Each run starts Node and its TypeScript loader, which takes seconds on a busy computer.
jest.setTimeout(60_000);

let exported: ReturnType<typeof makeExport>;
let child: ChildProcessByStdio<null, Readable, Readable>;
/** What the command has printed so far. */
let output: string;

beforeAll(() => {
  exported = makeExport({ 'index.html': 'Home', 'live/index.html': 'connect-src https://api.emailjs.com' });
});

afterEach(() => {
  child.kill('SIGKILL');
});

afterAll(() => exported.remove());

function preview(...options: string[]): void {
  child = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'prints the addresses of the site and the inbox, and ends on %s',
  async (signal) => {
    preview('--root', exported.root, '--site-port', '0', '--inbox-port', '0', '--widget-port', '0', '--no-rate-limit');
    while (!output.includes('Stop with')) await once(child.stdout, 'data');
    const [siteUrl = '', inboxUrl = ''] = ['Site', 'Inbox'].map(
      (name) => new RegExp(`^${name}: +(http:\\S+)/`, 'm').exec(output)?.[1],
    );
    expect((await sendRequest(siteUrl, '/')).text).toBe('Home');
    expect((await sendRequest(inboxUrl, '/')).status).toBe(200);
    expect(output).not.toContain('really e-mailed');

    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
  },
);

it('says so where the forms of the build send for real', async () => {
  const root = join(exported.root, 'live');
  preview('--root', root, '--site-port', '0', '--inbox-port', '0', '--widget-port', '0');
  while (!output.includes('Stop with')) await once(child.stdout, 'data');
  expect(output).toContain('what you send is really e-mailed');
});

it.each([
  ['there is no build', ['--root', 'no-such-folder'], 'Run npm run build first.'],
  ['a port is too high', ['--site-port', '70000'], '--site-port must be a number from 0 to 65535, not "70000".'],
])('says what to do, in one line, when %s', async (_case, options, message) => {
  preview(...options);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output).toContain(message);
  expect(output).not.toMatch(/^\s+at /m);
});
