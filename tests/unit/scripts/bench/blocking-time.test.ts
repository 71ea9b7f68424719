/** @jest-environment node */
import { blockingTime } from '../../../../scripts/bench/blocking-time.ts';

it.each([
  ['nothing is nothing', [], 0, 0],
  ['a task of 50 ms blocks nobody', [{ start: 0, end: 50 }], 0, 0],
  [
    'of longer ones counts what goes beyond',
    [
      { start: 0, end: 80 },
      { start: 100, end: 170 },
    ],
    0,
    50,
  ],
  ['what is over before the first paint does not count', [{ start: 0, end: 400 }], 400, 0],
  ['of a task across the first paint counts the part after it', [{ start: 0, end: 500 }], 400, 50],
])('%s', (_what, tasks, from, expected) => {
  expect(blockingTime(tasks, from)).toBe(expected);
});
