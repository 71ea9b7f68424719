import { run } from './run-command.ts';

/**
 * Builds the site, unless the command has the option `--no-build`.
 * @returns the command's other options, which are for the test runner
 */
export async function buildForTests(...buildOptions: string[]): Promise<string[]> {
  const args = process.argv.slice(2);
  if (!args.includes('--no-build')) await run('tsx', ['scripts/build.ts', ...buildOptions]);
  return args.filter((arg) => arg !== '--no-build');
}
