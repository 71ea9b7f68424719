/** @jest-environment node */
import { compare, comparisonTable, isOverAim } from '../../../../scripts/bench/comparison.ts';

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

it('figures of several rounds are compared by their medians', () => {
  const { time, count } = compare(metrics, site, baseline);
  expect(time).toMatchObject({ site: { median: 110.26, min: 90, max: 130 }, baseline: { median: 100 }, ratio: 1.1026 });
  expect(count.ratio).toBeNull();
});

it('the table shows medians, the range where rounds differ, and the ratio', () => {
  const rows = comparisonTable('/about/', Object.values(compare(metrics, site, baseline)))
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' | '));
  expect(rows).toEqual([
    '/about/ | site | baseline | ratio | aim',
    'Time | 110 ms (90-130) | 100 ms (80-120) | 1.10 | over 100 ms',
    'Size | 43.0 KB | 40.0 KB | 1.07 | 1.15x',
    'Count | 5 | 0 | -',
    'Shift | 0.000 (0.000-0.123) | 0.000 | 1.00',
  ]);
});

it('another build has a column and a ratio of its own', () => {
  const lines = comparisonTable(
    '/about/',
    Object.values(
      compare(
        metrics,
        site,
        baseline,
        site.map((row) => ({ ...row, size: 86_000 })),
      ),
    ),
  );
  expect(lines.split('\n')[0]).toMatch(/other build +ratio$/);
  expect(lines.split('\n')[2]).toMatch(/86\.0 KB +0\.50$/);
});

it('the columns of all lines end at the same place', () => {
  const lines = comparisonTable('/about/', Object.values(compare(metrics, site, baseline))).split('\n');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

it.each([
  ['a ratio that is reached', { ratio: 1.1026 }, false],
  ['a ratio that is passed', { ratio: 1.1 }, true],
  ['a figure that is reached', { most: 110.26 }, false],
  ['a figure that is passed', { most: 110 }, true],
])('the site is over its aim only when it passes it: %s', (_what, aim, expected) => {
  const { time } = compare({ ...metrics, time: { ...metrics.time, aim } }, site, baseline);
  expect(isOverAim(time)).toBe(expected);
});

it('anything is over a ratio to nothing', () => {
  const { count } = compare({ ...metrics, count: { ...metrics.count, aim: { ratio: 9 } } }, site, baseline);
  expect(isOverAim(count)).toBe(true);
});
