import { setTimeout as pause } from 'node:timers/promises';

/**
 * Tries until the check passes, and gives back its answer.
 * @throws what the check threw last, when it has not passed in time.
 */
export async function eventually<Answer>(check: () => Promise<Answer>, milliseconds = 10_000): Promise<Answer> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}
