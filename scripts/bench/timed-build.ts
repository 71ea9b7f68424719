import { spawn } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';

/** How long the parts of a build took, in milliseconds. */
export interface BuildTimes {
  /** Content check, pictures, icons: everything before `next build`. */
  before: number;
  next: number;
  /** What works on the export: from the end of `next build` to the sitemap. */
  finish: number;
  sitemap: number;
  total: number;
  /** Next's own lines about what it did in how much time. */
  details: string[];
}

/** A command that the build ran, with times in milliseconds since 1970. */
interface Command {
  name: string;
  startedAt: number;
  endedAt: number;
}

/** The commands of the build that are timed. */
const timed = ['next', 'next-sitemap'];

/** A list of thousands of services is beyond every budget, on purpose. */
const buildArguments = ['scripts/build.ts', '--preview', '--without', 'budgets'];

/**
 * Builds a copy of the project and times it from outside, by commands that stand before the real ones in the path and
 * note when they begin and end.
 * @throws with the build's output when it fails.
 */
export async function timedBuild(folder: string): Promise<BuildTimes> {
  const binaries = resolve('node_modules', '.bin');
  const shims = join(folder, '.shims');
  const log = join(shims, 'log');
  await mkdir(shims);
  await writeFile(log, '');
  for (const name of timed) {
    await writeFile(join(shims, name), shim(name, join(binaries, name), log));
    await chmod(join(shims, name), 0o755);
  }
  const path = [shims, binaries, process.env['PATH'] ?? ''].join(delimiter);
  const startedAt = Date.now();
  const output = await runQuietly('tsx', buildArguments, folder, { ...process.env, PATH: path });
  const endedAt = Date.now();
  const commands = (await readFile(log, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Command);
  return { ...buildTimes(commands, startedAt, endedAt), details: nextDetails(output) };
}

/** @throws when the build no longer runs `next`. */
export function buildTimes(
  commands: readonly Command[],
  startedAt: number,
  endedAt: number,
): Omit<BuildTimes, 'details'> {
  const next = commands.find(({ name }) => name === 'next');
  if (!next) throw new Error('The build did not run "next": see scripts/bench/timed-build.ts.');
  const sitemap = commands.find(({ name }) => name === 'next-sitemap');
  const finished = sitemap?.startedAt ?? endedAt;
  return {
    before: next.startedAt - startedAt,
    next: next.endedAt - next.startedAt,
    finish: finished - next.endedAt,
    sitemap: endedAt - finished,
    total: endedAt - startedAt,
  };
}

/** Lines such as `Compiled successfully in 4.2s`, without their tick. */
export function nextDetails(output: string): string[] {
  return output
    .split('\n')
    .map((line) => /^\s*✓ (.+ in [\d.]+ ?(?:ms|s|min)\b.*)$/.exec(line)?.[1])
    .filter((line) => line !== undefined);
}

function shim(name: string, command: string, log: string): string {
  return `#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const startedAt = Date.now();
const child = spawn(${JSON.stringify(command)}, process.argv.slice(2), { stdio: 'inherit' });
child.on('exit', (code) => {
  appendFileSync(${JSON.stringify(log)}, JSON.stringify({ name: ${JSON.stringify(name)}, startedAt, endedAt: Date.now() }) + '\\n');
  process.exit(code ?? 1);
});
`;
}

function runQuietly(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that what the build has started ends with this process.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    // Before the folder is removed, or the build would write into it again.
    process.prependOnceListener('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', end);
      if (code === 0) resolve(output);
      else reject(new Error(`The build in ${cwd} ended with ${signal ?? `code ${code}`}.\n${output.slice(-4000)}`));
    });
  });
}
