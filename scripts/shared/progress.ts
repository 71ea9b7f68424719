import { run } from './run-command.ts';

/** Where progress is printed: `process.stdout`, or a fake of it. */
export interface ProgressOutput {
  /** Whether it is a terminal, in which a line can be rewritten. */
  isTTY?: boolean;
  write(text: string): unknown;
}

/** How often progress is printed, in milliseconds. Nothing may be silent for 3 s, and timers are late on a busy computer. */
const interval = 2000;

/**
 * Prints every two seconds how much of a task is done and how long the rest will take: on one line that is rewritten in a
 * terminal, on plain lines elsewhere.
 * @param task calls `advance` whenever one more of `total` is done
 */
export function withProgress<Result>(
  label: string,
  total: number,
  task: (advance: () => void) => Promise<Result>,
  output: ProgressOutput = process.stdout,
): Promise<Result> {
  const startedAt = Date.now();
  let done = 0;
  const status = () => {
    const elapsed = Date.now() - startedAt;
    const rest = (elapsed / done) * (total - done);
    return `${label}: ${done} of ${total}, ${done === 0 ? inSeconds(elapsed) : `about ${inSeconds(rest)} left`}`;
  };
  const [start, end] = output.isTTY ? ['\r\x1b[K', ''] : ['', '\n'];
  const advance = () => {
    done += 1;
  };
  const show = () => output.write(start + status() + end);
  show();
  return printing(
    show,
    () => task(advance),
    () => output.write(`${start}${label}: ${done} of ${total} in ${inSeconds(Date.now() - startedAt)}\n`),
  );
}

/** Prints every two seconds how long a task has taken. The task may print lines of its own. */
export function withElapsedTime<Result>(
  label: string,
  task: () => Promise<Result>,
  output: ProgressOutput = process.stdout,
): Promise<Result> {
  const startedAt = Date.now();
  const show = () => output.write(`${label}: ${inSeconds(Date.now() - startedAt)}\n`);
  output.write(`${label}\n`);
  return printing(show, task, show);
}

/** Runs a command as `run` does, and prints every two seconds how long it has taken. */
export function runWithElapsedTime(label: string, ...command: Parameters<typeof run>): Promise<void> {
  return withElapsedTime(label, () => run(...command));
}

async function printing<Result>(show: () => void, task: () => Promise<Result>, end: () => void): Promise<Result> {
  const timer = setInterval(show, interval);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    end();
  }
}

/** A duration in milliseconds as "12 s". */
function inSeconds(duration: number): string {
  return `${Math.round(duration / 1000)} s`;
}
