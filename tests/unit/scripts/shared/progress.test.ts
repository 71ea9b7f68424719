/** @jest-environment node */
import { runWithElapsedTime, withElapsedTime, withProgress } from '../../../../scripts/shared/progress.ts';
import { CommandError, run } from '../../../../scripts/shared/run-command.ts';

jest.mock('../../../../scripts/shared/run-command.ts', () => ({
  ...jest.requireActual('../../../../scripts/shared/run-command.ts'),
  run: jest.fn(),
}));

/** An output that remembers what was written to it, and when, in milliseconds. */
function fakeOutput(isTTY: boolean) {
  const writes: { text: string; at: number }[] = [];
  return {
    isTTY,
    write: (text: string | Uint8Array) => writes.push({ text: String(text), at: Date.now() }),
    writes,
    text: () => writes.map(({ text }) => text).join(''),
  };
}

/** What a terminal shows of a text: a rewritten line covers what was there. */
function shown(text: string): string[] {
  return text.split('\n').map((line) => line.split('\r\x1b[K').at(-1) ?? '');
}

/** An environment without what the one of these tests may hold. */
const environment = (variables: Record<string, string> = {}) => variables as unknown as NodeJS.ProcessEnv;

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  // A timer that goes on would keep the build's process alive.
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

describe('in a log', () => {
  it('a counted task says how much is done and how long the rest takes, every two seconds', async () => {
    const output = fakeOutput(false);
    const task = withProgress(
      'Encoding',
      4,
      async (advance) => {
        for (let done = 0; done < 4; done += 1) {
          await new Promise((resolve) => setTimeout(resolve, 1400));
          advance();
        }
        return 'result';
      },
      output,
    );
    await seconds(7);
    await expect(task).resolves.toBe('result');
    expect(output.text().split('\n')).toEqual([
      'Encoding: 0 of 4, 0 s',
      'Encoding: 1 of 4, about 4 s left',
      'Encoding: 2 of 4, about 2 s left',
      'Encoding: 4 in 6 s',
      '',
    ]);
  });

  it('a long rest is told in minutes', async () => {
    const output = fakeOutput(false);
    const task = withProgress(
      'Encoding',
      41,
      (advance) => {
        setTimeout(advance, 3000);
        return new Promise((resolve) => setTimeout(resolve, 4500));
      },
      output,
    );
    await seconds(5);
    await task;
    expect(output.text()).toContain('Encoding: 1 of 41, about 1 min 59 s left\n');
  });

  it('a task without a count says how long it has taken', async () => {
    const output = fakeOutput(false);
    const task = withElapsedTime('Finishing', () => new Promise((resolve) => setTimeout(resolve, 5000)), output);
    await seconds(5);
    await task;
    expect(output.text()).toBe('Finishing\nFinishing: 2 s\nFinishing: 4 s\n');
  });

  it('a command is never silent for longer than 2.5 seconds, and what it prints is passed on', async () => {
    const output = fakeOutput(false);
    const printedAt = [0.1, 1.9, 9, 9.1, 10.9, 20];
    jest.mocked(run).mockImplementation(async (_command, _args, _environment, onOutput) => {
      for (const at of printedAt) setTimeout(() => onOutput?.(Buffer.from(`line at ${at}\n`), false), at * 1000);
      await new Promise((resolve) => setTimeout(resolve, 23_000));
    });
    const startedAt = Date.now();
    const task = runWithElapsedTime('next build', 'next', ['build'], environment(), output);
    await seconds(23);
    await task;
    const times = [startedAt, ...output.writes.map(({ at }) => at), Date.now()];
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2500);
    const lines = output.text().split('\n');
    expect(lines.filter((line) => line.startsWith('line'))).toEqual(printedAt.map((at) => `line at ${at}`));
    // Not while the command speaks for itself.
    expect(lines.slice(0, 4)).toEqual(['next build', 'line at 0.1', 'line at 1.9', 'next build: 4 s']);
  });
});

describe('in a terminal', () => {
  it('a bar is rewritten in place, and one line stays', async () => {
    const output = fakeOutput(true);
    let advance = () => {};
    let finish = () => {};
    const task = withProgress(
      'Encoding',
      3,
      (next) => {
        advance = next;
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
      output,
    );
    expect(shown(output.text())).toEqual(['Encoding [........................] 0 of 3, 0 s']);
    await seconds(2);
    expect(shown(output.text())).toEqual(['Encoding [........................] 0 of 3, 2 s']);
    advance();
    await seconds(1);
    expect(shown(output.text())).toEqual(['Encoding [########................] 1 of 3, about 3 s left']);
    await seconds(5);
    expect(shown(output.text())).toEqual(['Encoding [########................] 1 of 3, about 0 s left']);
    finish();
    await task;
    expect(shown(output.text())).toEqual(['Encoding: 3 in 8 s', '']);
  });

  it('the line gives way to what a command prints, and comes back below it', async () => {
    const output = fakeOutput(true);
    jest.mocked(run).mockImplementation(async (_command, _args, _environment, onOutput) => {
      await seconds(3);
      onOutput?.(Buffer.from('Compiled\n'), false);
      expect(shown(output.text())).toEqual(['Compiled', '']);
      await seconds(1);
      expect(shown(output.text())).toEqual(['Compiled', 'next build: 4 s']);
    });
    await runWithElapsedTime('next build', 'next', ['build'], environment(), output);
    expect(shown(output.text())).toEqual(['Compiled', '']);
  });

  it('a command keeps its colors, unless nobody wants them', async () => {
    jest.mocked(run).mockResolvedValue();
    await runWithElapsedTime('next build', 'next', [], environment({ PATH: '/bin' }), fakeOutput(true));
    await runWithElapsedTime('next build', 'next', [], environment({ NO_COLOR: '1' }), fakeOutput(true));
    await runWithElapsedTime('next build', 'next', [], environment(), fakeOutput(false));
    expect(jest.mocked(run).mock.calls.map(([, , given]) => given)).toEqual([
      { PATH: '/bin', FORCE_COLOR: '1' },
      { NO_COLOR: '1' },
      {},
    ]);
  });
});

it.each([true, false])('a failure ends the line and is passed on (in a terminal: %s)', async (isTTY) => {
  const output = fakeOutput(isTTY);
  const failure = new CommandError('next build ended with code 1.');
  jest.mocked(run).mockRejectedValue(failure);
  await expect(runWithElapsedTime('next build', 'next', ['build'], environment(), output)).rejects.toBe(failure);
  await expect(withProgress('Encoding', 2, () => Promise.reject(failure), output)).rejects.toBe(failure);
  await expect(withElapsedTime('Finishing', () => Promise.reject(failure), output)).rejects.toBe(failure);
  expect(output.text()).not.toContain('2 in');
});
