/** @jest-environment node */
import { blockingTime } from '../../../../scripts/bench/measure-load.ts';

it.each([
  ['a task of 50 ms blocks nobody', [[0, 50]], 0, 0],
  [
    'of longer tasks counts what goes beyond 50 ms',
    [
      [0, 80],
      [100, 170],
    ],
    0,
    50,
  ],
  ['a task that ends before the first paint does not count', [[0, 400]], 400, 0],
  ['of a task across the first paint counts the part after it', [[0, 500]], 400, 50],
])('%s', (_what, tasks, from, expected) => {
  const longTasks = tasks.map(([start = 0, end = 0]) => ({ start, end }));
  expect(blockingTime(longTasks, from)).toBe(expected);
});
