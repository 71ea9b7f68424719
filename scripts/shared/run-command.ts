import { type SpawnOptions, spawn } from 'node:child_process';

/** A command that ended with another exit code than 0. Its own output has said why. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command of this project's `node_modules/.bin`, or of the system. It prints for itself.
 * @throws CommandError when it fails or cannot be started.
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  options: Pick<SpawnOptions, 'cwd'> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env, ...options });
    child.on('error', (error) => reject(new CommandError(`${command} could not be started: ${error.message}`)));
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`));
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
