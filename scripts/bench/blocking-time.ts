/** When a task of the browser's main thread began and ended, in milliseconds from the start of the navigation. */
export interface Task {
  start: number;
  end: number;
}

/** A task shorter than this, in milliseconds, blocks nobody; of a longer one what goes beyond counts. */
const longTask = 50;

/**
 * Total Blocking Time as it is defined: what long tasks took beyond 50 ms each, from a moment on, which is the first
 * paint: before it there is nothing on screen to press. Of a task that has begun earlier the part since then counts.
 */
export function blockingTime(tasks: readonly Task[], from: number): number {
  return tasks.reduce((total, { start, end }) => total + Math.max(0, end - Math.max(start, from) - longTask), 0);
}
