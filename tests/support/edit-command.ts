/** Runs `npm run edit` on a copy of the content. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the content into a new folder of this name, which must be inside the project: Turbopack watches no other. */
export function copyContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', join(folder, 'content'), { recursive: true, filter: (path) => !path.endsWith('.ts') });
}

export interface EditCommand {
  /** Address of the editing page. */
  address: string;
  stop: () => Promise<void>;
}

/** Starts the command on the copy, and waits until it listens. */
export async function startEditing(folder: string, ...options: string[]): Promise<EditCommand> {
  const args = ['--content', join(folder, 'content'), '--work', join(folder, 'work'), ...options];
  const edit: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  while (!output.includes('Ctrl+C')) {
    const [chunk] = await once(edit.stdout ?? edit, 'data');
    output += chunk;
  }
  const stop = async () => {
    if (edit.exitCode !== null) return;
    edit.kill('SIGTERM');
    await once(edit, 'exit');
  };
  return { address: /http:\/\/\S+/.exec(output)?.[0] ?? '', stop };
}
