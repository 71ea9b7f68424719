/** @jest-environment node */
import { describeDays, describeTimes, weekHours } from '../../../../components/contact/opening-hours.ts';

const row = { from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00' } as const;

it('several days are named by the first and the last', () => {
  expect(describeDays(row)).toBe('Monday to Friday');
});

it('a single day is named once', () => {
  expect(describeDays({ ...row, from: 'Saturday', to: 'Saturday' })).toBe('Saturday');
});

it.each([
  ['09:00', '18:00', '9:00 AM to 6:00 PM'],
  ['10:00', '16:00', '10:00 AM to 4:00 PM'],
  ['00:00', '12:00', '12:00 AM to 12:00 PM'],
  ['00:05', '12:30', '12:05 AM to 12:30 PM'],
  ['11:59', '23:59', '11:59 AM to 11:59 PM'],
])('the times %s and %s are read as %s', (opens, closes, expected) => {
  expect(describeTimes({ ...row, opens, closes })).toBe(expected);
});

it.each([
  [null, null],
  ['09:00', null],
  [null, '18:00'],
])('the times %s and %s are read as closed', (opens, closes) => {
  expect(describeTimes({ ...row, opens, closes })).toBe('Closed');
});

it('the week from Monday on has the hours of each day', () => {
  expect(
    weekHours([
      row,
      { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '16:00' },
      { from: 'Sunday', to: 'Sunday', opens: null, closes: null },
    ]),
  ).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((weekday) => ({
      weekday,
      opens: ['09:00', '9:00 AM'],
      closes: ['18:00', '6:00 PM'],
    })),
    { weekday: 'Saturday', opens: ['10:00', '10:00 AM'], closes: ['16:00', '4:00 PM'] },
    { weekday: 'Sunday' },
  ]);
});

it('a day that no row names is a closed one', () => {
  expect(weekHours([row])[5]).toEqual({ weekday: 'Saturday' });
});
