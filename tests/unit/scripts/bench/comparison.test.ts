/** @jest-environment node */
import { compare, comparisonTable, isOverAim, median } from '../../../../scripts/bench/comparison.ts';
import type { Metric } from '../../../../scripts/bench/metrics.ts';

const metrics = {
  time: { label: 'Time', unit: 'ms', aim: { most: 100 } },
  size: { label: 'Size', unit: 'KB', aim: { ratio: 1.15 } },
  count: { label: 'Count', unit: 'count' },
  shift: { label: 'Shift', unit: 'score' },
} as const;

const site = [
  { time: 110.26, size: 43_000, count: 5, shift: 0 },
  { time: 90, size: 43_000, count: 5, shift: 0.1234 },
  { time: 130, size: 43_000, count: 5, shift: 0 },
];
const baseline = [
  { time: 100, size: 40_000, count: 0, shift: 0 },
  { time: 80, size: 40_000, count: 0, shift: 0 },
  { time: 120, size: 40_000, count: 0, shift: 0 },
];

it.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
  expect(() => median([])).toThrow('There is no median of no values.');
});

it('the table shows medians, the range where rounds differ, the ratio and the aim, in columns', () => {
  const lines = comparisonTable('/about/', compare(metrics, site, baseline)).split('\n');
  expect(lines.map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
    '/about/ | site | baseline | ratio | aim',
    'Time | 110 ms (90-130) | 100 ms (80-120) | 1.10 | over 100 ms',
    'Size | 43.0 KB | 40.0 KB | 1.07 | 1.15x',
    'Count | 5 | 0 | -',
    'Shift | 0.000 (0.000-0.123) | 0.000 | 1.00',
  ]);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

it('another build has a column and a ratio of its own', () => {
  const other = site.map((row) => ({ ...row, size: 86_000 }));
  const lines = comparisonTable('/about/', compare(metrics, site, baseline, other)).split('\n');
  expect(lines[0]).toMatch(/other build +ratio$/);
  expect(lines[2]).toMatch(/86\.0 KB +0\.50$/);
});

it.each<[what: string, aim: NonNullable<Metric['aim']>, expected: boolean]>([
  ['a ratio that is reached', { ratio: 1.1026 }, false],
  ['a ratio that is passed', { ratio: 1.1 }, true],
  ['a figure that is reached', { most: 110.26 }, false],
  ['a figure that is passed', { most: 110 }, true],
])('the site is over its aim only when it passes it: %s', (_what, aim, expected) => {
  const [time] = compare({ ...metrics, time: { ...metrics.time, aim } }, site, baseline);
  expect(time && isOverAim(time)).toBe(expected);
});

it('anything is over a ratio to nothing', () => {
  const [, , count] = compare({ ...metrics, count: { ...metrics.count, aim: { ratio: 9 } } }, site, baseline);
  expect(count && isOverAim(count)).toBe(true);
});
