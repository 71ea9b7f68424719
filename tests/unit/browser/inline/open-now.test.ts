import { openAt, showOpenNow } from '../../../../browser/inline/open-now.ts';
import { type DayHours, weekHours } from '../../../../components/contact/opening-hours.ts';

/** The hours of the specification: Monday to Friday 9 to 6, Saturday 10 to 4, Sunday closed. */
const hours = weekHours([
  { from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00' },
  { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '16:00' },
  { from: 'Sunday', to: 'Sunday', opens: null, closes: null },
]);

const days = ['today', 'tomorrow'];
const open = (time: string) => ({ isOpen: true, day: 'today', time });
const opens = (day: string, time: string) => ({ isOpen: false, day, time });

// January 2, 2026 was a Friday; -05:00 is Eastern time in winter, -04:00 in summer.
it.each([
  ['on Friday at 8:59 AM', '2026-01-02T08:59:59-05:00', opens('today', '9:00 AM')],
  ['on Friday at 9:00 AM', '2026-01-02T09:00:00-05:00', open('6:00 PM')],
  ['on Friday at 5:59 PM', '2026-01-02T17:59:59-05:00', open('6:00 PM')],
  ['on Friday at 6:00 PM', '2026-01-02T18:00:00-05:00', opens('tomorrow', '10:00 AM')],
  ['on Saturday at midnight', '2026-01-03T00:00:00-05:00', opens('today', '10:00 AM')],
  ['on Saturday at noon', '2026-01-03T12:00:00-05:00', open('4:00 PM')],
  ['on Saturday night', '2026-01-03T23:59:00-05:00', opens('Monday', '9:00 AM')],
  ['on Sunday', '2026-01-04T12:00:00-05:00', opens('tomorrow', '9:00 AM')],
  ['on a Friday in summer', '2026-07-03T09:00:00-04:00', open('6:00 PM')],
  ['while it is Saturday in Tokyo and Friday in Ohio', '2026-01-03T00:30:00+09:00', open('6:00 PM')],
])('%s', (_when, now, expected) => {
  expect(openAt(hours, days, new Date(now))).toEqual(expected);
});

it('an office that is open on one day of the week names that day, a week ahead, too', () => {
  const onFridays = weekHours([{ from: 'Friday', to: 'Friday', opens: '09:00', closes: '12:00' }]);
  expect(openAt(onFridays, days, new Date('2026-01-02T13:00:00-05:00'))).toEqual(opens('Friday', '9:00 AM'));
});

describe('the note on the page', () => {
  const note = () => document.querySelector<HTMLElement>('[data-open-now]');

  function show(week: readonly DayHours[], now: string) {
    document.body.innerHTML = `
      <p data-open-now data-open="Open until {time}." data-closed="Opens {day} at {time}."
        data-days='${JSON.stringify(days)}'
        data-hours='${JSON.stringify(week)}'></p>`;
    showOpenNow(document, new Date(now));
  }

  it('says until when the office is open', () => {
    show(hours, '2026-01-02T12:00:00-05:00');
    expect(note()).toBeVisible();
    expect(note()).toHaveTextContent(/^Open until 6:00 PM\.$/);
    expect(note()).toHaveAttribute('data-state', 'open');
  });

  it('says when it opens again', () => {
    show(hours, '2026-01-04T12:00:00-05:00');
    expect(note()).toBeVisible();
    expect(note()).toHaveTextContent(/^Opens tomorrow at 9:00 AM\.$/);
    expect(note()).toHaveAttribute('data-state', 'closed');
  });

  it('stays away when the office never opens', () => {
    show(weekHours([]), '2026-01-02T12:00:00-05:00');
    expect(note()).not.toBeVisible();
  });
});
