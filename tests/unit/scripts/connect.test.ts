/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Each run starts Node and its TypeScript loader, which takes seconds on a busy computer.
jest.setTimeout(60_000);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-'));
  copyFileSync('.env.example', join(folder, '.env.example'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function connect(...answers: string[]) {
  const loader = pathToFileURL(require.resolve('tsx')).href;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', loader, resolve('scripts/connect.ts')], {
    cwd: folder,
    input: answers.map((answer) => `${answer}\n`).join(''),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const settings = () => readFileSync(join(folder, '.env.local'), 'utf8');

it('writes what is answered, and asks again for what the build would refuse', () => {
  const { status, output } = connect('key 1', 'service_1', 'key1', 'template_1', 'service_1', 'template_1', '', '', '');
  expect(output).toContain('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is "key 1", which has characters that no identifier has.');
  expect(output).toContain('"service_1" begins with "service_", so it is not the Public key.');
  expect(output).toContain('"template_1" begins with "template_", so it is not the Service ID.');
  expect(output).not.toContain('Copy this file');
  expect(status).toBe(0);
  expect(settings()).toBe(`NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key1
NEXT_PUBLIC_EMAILJS_SERVICE_ID=service_1
NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template_1
NEXT_PUBLIC_EMAILJS_ORIGIN=
NEXT_PUBLIC_REVIEWS_SCRIPT_URL=
NEXT_PUBLIC_REVIEWS_WIDGET_ID=
`);
});

it('keeps other lines and what Enter leaves, and empties what "-" stands for', () => {
  writeFileSync(
    join(folder, '.env.local'),
    '# Mine\nOTHER=1\nNEXT_PUBLIC_REVIEWS_SCRIPT_URL=https://a.example/b.js\nNEXT_PUBLIC_REVIEWS_WIDGET_ID=old\n',
  );
  expect(connect('-', '', '', '', '', 'new').status).toBe(0);
  expect(settings()).toMatch(/^# Mine\nOTHER=1\nNEXT_PUBLIC_EMAILJS_PUBLIC_KEY=\n/);
  expect(settings()).toContain('SCRIPT_URL=https://a.example/b.js\nNEXT_PUBLIC_REVIEWS_WIDGET_ID=new\n');
});

it('writes nothing when the answers end too soon', () => {
  const { status, output } = connect('key1');
  expect(output).toContain('Nothing was written: the answers ended at NEXT_PUBLIC_EMAILJS_SERVICE_ID.');
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual(['.env.example']);
});
