/** @jest-environment node */
import { formatDate } from '../../../../components/legal/format-date.ts';

it.each([
  [new Date(2026, 10, 21, 12), 'November 21, 2026', '2026-11-21'],
  [new Date(2027, 0, 5, 0, 0, 0), 'January 5, 2027', '2027-01-05'],
  [new Date(2028, 1, 29, 23, 59, 59), 'February 29, 2028', '2028-02-29'],
  [new Date(2026, 11, 31, 23, 59, 59), 'December 31, 2026', '2026-12-31'],
])('%s is the same day for people and for machines, where the visitor is', (date, text, machine) => {
  expect(formatDate(date)).toEqual({ text, machine });
});
