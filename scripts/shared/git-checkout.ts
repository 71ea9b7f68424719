import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Puts a revision of this project into a temporary folder, which is removed afterwards, also on Ctrl+C.
 * @param revision without it, the last commit with the changes that are not committed yet, except for new files
 */
export async function withCheckout<Result>(
  revision: string | undefined,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 1_000_000_000 });
  const archive = git('archive', revision ?? (git('stash', 'create').toString().trim() || 'HEAD'));
  // Inside the project, so that its packages are found from there. Git ignores it.
  mkdirSync('.cache', { recursive: true });
  const folder = resolve(mkdtempSync('.cache/checkout-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const interrupt = () => process.exit(1);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt).once('exit', remove);
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    // Next looks for packages from the folder with the lockfile.
    rmSync(join(folder, 'package-lock.json'));
    return await use(folder);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt).off('exit', remove);
    remove();
  }
}
