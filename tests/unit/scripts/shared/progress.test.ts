/** @jest-environment node */
import { withElapsedTime, withProgress } from '../../../../scripts/shared/progress.ts';

/** An output that remembers what was written to it. */
function fakeOutput(isTTY: boolean) {
  const writes: string[] = [];
  return { isTTY, write: (text: string) => writes.push(text), writes };
}

const after = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  // A timer that goes on would keep the build's process alive.
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

async function encode(advance: () => void): Promise<string> {
  for (let done = 0; done < 4; done += 1) {
    await after(1.4);
    advance();
  }
  return 'result';
}

it('a counted task prints how much is done and how long the rest takes, a line every two seconds', async () => {
  const output = fakeOutput(false);
  const task = withProgress('Encoding', 4, encode, output);
  await jest.advanceTimersByTimeAsync(7000);
  await expect(task).resolves.toBe('result');
  expect(output.writes).toEqual([
    'Encoding: 0 of 4, 0 s\n',
    'Encoding: 1 of 4, about 6 s left\n',
    'Encoding: 2 of 4, about 4 s left\n',
    'Encoding: 4 of 4 in 6 s\n',
  ]);
});

it('in a terminal the line is rewritten in place', async () => {
  const output = fakeOutput(true);
  const task = withProgress('Encoding', 4, encode, output);
  await jest.advanceTimersByTimeAsync(7000);
  await task;
  for (const text of output.writes) expect(text.startsWith('\r\x1b[KEncoding: ')).toBe(true);
  expect(output.writes.map((text) => text.endsWith('\n'))).toEqual([false, false, false, true]);
});

it('a task without a count prints how long it has taken', async () => {
  const output = fakeOutput(true);
  const task = withElapsedTime('Finishing', () => after(5), output);
  await jest.advanceTimersByTimeAsync(5000);
  await task;
  expect(output.writes).toEqual(['Finishing\n', 'Finishing: 2 s\n', 'Finishing: 4 s\n', 'Finishing: 5 s\n']);
});

it('a failure is passed on, with what was done until then', async () => {
  const output = fakeOutput(false);
  const failure = new Error('no picture');
  await expect(withProgress('Encoding', 2, () => Promise.reject(failure), output)).rejects.toBe(failure);
  await expect(withElapsedTime('Finishing', () => Promise.reject(failure), output)).rejects.toBe(failure);
  expect(output.writes.at(1)).toBe('Encoding: 0 of 2 in 0 s\n');
});
