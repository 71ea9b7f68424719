/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeExport } from './preview/export-folder.ts';
import { ask } from './preview/http-client.ts';

const ANY_PORTS = ['--site-port', '0', '--inbox-port', '0', '--widget-port', '0'];
// Each run starts Node and its TypeScript loader, which takes seconds on a busy computer.
const TIME_LIMIT = 60_000;

let exported: ReturnType<typeof makeExport>;
let child: ChildProcess | undefined;

beforeAll(() => {
  exported = makeExport({ 'index.html': 'Home' });
});

afterEach(() => {
  child?.kill('SIGKILL');
});

afterAll(() => exported.remove());

/** Starts the command; `output` grows while it runs. */
function serve(...options: string[]): { process: ChildProcess; output: () => string } {
  const started = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', ...options]);
  child = started;
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  started.stdout.on('data', collect);
  started.stderr.on('data', collect);
  return { process: started, output: () => output };
}

describe('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints where the site and the inbox are, and ends cleanly on %s',
    async (signal) => {
      const { process: started, output } = serve('--root', exported.root, ...ANY_PORTS, '--no-rate-limit');
      while (!output().includes('Stop with')) await once(started.stdout ?? started, 'data');
      const siteUrl = /^Site: +(http:\S+)\/$/m.exec(output())?.[1] ?? '';
      const inboxUrl = /^Inbox: +(http:\S+)\//m.exec(output())?.[1] ?? '';
      expect((await ask(siteUrl, '/')).text).toBe('Home');
      expect((await ask(inboxUrl, '/')).status).toBe(200);

      started.kill(signal);
      expect(await once(started, 'close')).toEqual([0, null]);
    },
    TIME_LIMIT,
  );

  it.each([
    ['there is no build', ['--root', 'no-such-folder'], 'Run npm run build first.'],
    ['a port is no number', ['--site-port', 'many'], '--site-port must be a number from 0 to 65535, not "many".'],
    ['a port is too high', ['--inbox-port', '70000'], '--inbox-port must be a number'],
    ['an option is unknown', ['--colour'], "Unknown option '--colour'"],
  ])(
    'says what to do, in one line, when %s',
    async (_case, options, words) => {
      const { process: started, output } = serve(...options);
      expect(await once(started, 'close')).toEqual([1, null]);
      expect(output()).toContain(words);
      expect(output()).not.toMatch(/^\s+at /m);
    },
    TIME_LIMIT,
  );

  it(
    'explains its options',
    async () => {
      const { process: started, output } = serve('--help');
      expect(await once(started, 'close')).toEqual([0, null]);
      expect(output()).toContain('--widget-port');
    },
    TIME_LIMIT,
  );
});
