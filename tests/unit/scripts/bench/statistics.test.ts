/** @jest-environment node */
import { median, ratioOf, summarize } from '../../../../scripts/bench/statistics.ts';

it.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the middle of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('no values have no middle', () => {
  expect(() => median([])).toThrow('There is no median of no values.');
});

it('a summary leaves the values in their order', () => {
  const values = [3, 1, 2];
  expect(summarize(values)).toEqual({ median: 2, min: 1, max: 3 });
  expect(values).toEqual([3, 1, 2]);
});

const always = (value: number) => ({ median: value, min: value, max: value });

it.each([
  [105, 100, 1.05],
  [0, 100, 0],
  [0, 0, 1],
  [3, 0, null],
])('%d beside a baseline of %d is a ratio of %s', (site, baseline, ratio) => {
  expect(ratioOf(always(site), always(baseline))).toBe(ratio);
});
