import { setTimeout as pause } from 'node:timers/promises';

/** How long a check may take to pass, in milliseconds. Only a busy computer takes so long. */
const timeout = 60_000;

/**
 * Tries until the check passes, and returns its result.
 * @throws what the check threw last, when it has not passed in time.
 */
export async function eventually<Result>(check: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}
