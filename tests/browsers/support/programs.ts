import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What must be undone when this process ends, however it does. */
const endings = new Set<() => void>();

process.on('exit', () => {
  for (const end of endings) end();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

export interface Program {
  child: ChildProcess;
  /** Ends the program and everything that it started. May be called more than once. */
  end: () => void;
}

/** Starts a program in a process group of its own, which ends with this process at the latest. */
export function startProgram(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Program {
  const child = spawn(command, args, { env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  // Nobody reads most of what browsers say, but a full pipe would stop them.
  child.stdout?.resume();
  child.stderr?.resume();
  child.on('error', () => {});
  const end = () => {
    endings.delete(end);
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It had ended by itself.
    }
  };
  endings.add(end);
  return { child, end };
}

export interface Folder {
  path: string;
  remove: () => void;
}

/** Makes an empty folder, which goes with this process at the latest. */
export function makeTemporaryFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'browser-'));
  const remove = () => {
    endings.delete(remove);
    // The browser may still be writing while it ends.
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  endings.add(remove);
  return { path, remove };
}
