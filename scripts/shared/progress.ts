/**
 * Says what a script is doing while that takes long: a line that is rewritten in a terminal; elsewhere, in a log or a
 * pipe, plain lines whenever nothing else was printed for two seconds.
 */
import { run } from './run-command.ts';

/** Where progress is printed: `process.stdout`, or a fake of it. */
export interface ProgressOutput {
  /** Whether it is a terminal, in which a line can be rewritten. */
  isTTY?: boolean;
  write(text: string | Uint8Array): unknown;
}

/** How long nothing may be printed, in milliseconds. Timers come late on a busy computer, so it is less than the 3 s we promise. */
const longestSilence = 2000;

/** How often the line of a terminal is rewritten, in milliseconds. */
const rewriteInterval = 250;

const barLength = 24;
const eraseLine = '\r\x1b[K';

/** Prints a line again and again until it is ended. */
class StatusLine {
  readonly #describe: () => string;
  readonly #output: ProgressOutput;
  readonly #isRewritten: boolean;
  #timer: NodeJS.Timeout;
  #isShown = false;

  constructor(describe: () => string, output: ProgressOutput, isRewritten = output.isTTY === true) {
    this.#describe = describe;
    this.#output = output;
    this.#isRewritten = isRewritten;
    this.#show();
    this.#timer = setInterval(() => this.#show(), isRewritten ? rewriteInterval : longestSilence);
  }

  /** Prints something else, where the line was. */
  passOn(text: string | Uint8Array, target: ProgressOutput): void {
    this.#erase();
    target.write(text);
    this.#timer.refresh();
  }

  end(lastLine?: string): void {
    clearInterval(this.#timer);
    this.#erase();
    if (lastLine !== undefined) this.#output.write(`${lastLine}\n`);
  }

  #show(): void {
    this.#output.write(this.#isRewritten ? `${eraseLine}${this.#describe()}` : `${this.#describe()}\n`);
    this.#isShown = true;
  }

  #erase(): void {
    if (this.#isRewritten && this.#isShown) this.#output.write(eraseLine);
    this.#isShown = false;
  }
}

/**
 * Shows how much of a task is done and how long the rest will take.
 * @param task calls `advance` whenever one more of `total` is done
 */
export async function withProgress<Result>(
  label: string,
  total: number,
  task: (advance: () => void) => Promise<Result>,
  output: ProgressOutput = process.stdout,
): Promise<Result> {
  const startedAt = Date.now();
  let done = 0;
  let advancedAt = startedAt;
  const time = () => {
    if (done === 0) return inWords(Date.now() - startedAt);
    // As long for each of the rest as for those before, less what has passed since the last of them.
    const rest = ((advancedAt - startedAt) / done) * (total - done) - (Date.now() - advancedAt);
    return `about ${inWords(Math.max(rest, 0))} left`;
  };
  const describe = () => {
    const count = `${done} of ${total}, ${time()}`;
    if (!output.isTTY) return `${label}: ${count}`;
    const filled = Math.round((done / total) * barLength);
    return `${label} [${'#'.repeat(filled)}${'.'.repeat(barLength - filled)}] ${count}`;
  };
  const line = new StatusLine(describe, output);
  try {
    const result = await task(() => {
      done += 1;
      advancedAt = Date.now();
    });
    line.end(`${label}: ${total} in ${inWords(Date.now() - startedAt)}`);
    return result;
  } catch (error) {
    line.end();
    throw error;
  }
}

/** Says that a task has begun, and every two seconds how long it has taken. The task may print lines of its own. */
export async function withElapsedTime<Result>(
  label: string,
  task: () => Promise<Result>,
  output: ProgressOutput = process.stdout,
): Promise<Result> {
  const line = new StatusLine(elapsedTime(label), output, false);
  try {
    return await task();
  } finally {
    line.end();
  }
}

/** Runs a command as `run` does, and says how long it has taken while it prints nothing. */
export async function runWithElapsedTime(
  label: string,
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: ProgressOutput = process.stdout,
): Promise<void> {
  const line = new StatusLine(elapsedTime(label), output);
  // The command prints into a pipe, and would take the colors away.
  const colors = output.isTTY && !environment['NO_COLOR'] ? { FORCE_COLOR: '1' } : {};
  try {
    await run(command, args, { ...environment, ...colors }, (text, isError) =>
      line.passOn(text, isError ? process.stderr : output),
    );
  } finally {
    line.end();
  }
}

function elapsedTime(label: string): () => string {
  const startedAt = Date.now();
  return () => {
    const elapsed = Date.now() - startedAt;
    return elapsed < 1000 ? label : `${label}: ${inWords(elapsed)}`;
  };
}

/** A duration in milliseconds as "12 s" or "2 min 5 s". */
function inWords(duration: number): string {
  const seconds = Math.round(duration / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
