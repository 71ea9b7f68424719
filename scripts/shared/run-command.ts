import { spawn } from 'node:child_process';

/** A command that ended with another exit code than 0. Its own output has said why. */
export class CommandError extends Error {
  override name = 'CommandError';
}

interface RunOptions {
  /** The folder to run in. */
  cwd?: string;
  /** Gets what the command prints. Without it, the command prints for itself. */
  onOutput?: (text: Buffer) => void;
  /** Ends the command, which then counts as one that failed. */
  signal?: AbortSignal;
}

/**
 * Runs a command of this project's `node_modules/.bin`, or of the system.
 * @throws CommandError when it fails or cannot be started.
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  { cwd, onOutput, signal }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit', env, cwd, signal });
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    child.on('error', (error) => reject(new CommandError(`${command} could not be started: ${error.message}`)));
    // After "exit", there may still be output to read.
    child.on('close', (code, endedBy) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${[command, ...args].join(' ')} ended with ${endedBy ?? `code ${code}`}.`));
    });
  });
}

/** Runs a script's main function; an error ends the process with code 1 and its message alone. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
