import { pages } from '../../content/content.ts';
import type { OpeningHours } from '../../content/schema/business.ts';
import { daysOf, type Weekday, weekdays } from '../../content/weekdays.ts';

const { closed, range } = pages.contact.hours;

/** "Monday to Friday", or "Sunday" for a single day. */
export function describeDays({ from, to }: OpeningHours): string {
  return from === to ? from : describeRange(from, to);
}

/** "9:00 AM to 6:00 PM", or "Closed". */
export function describeTimes({ opens, closes }: OpeningHours): string {
  return opens === null || closes === null ? closed : describeRange(twelveHour(opens), twelveHour(closes));
}

function describeRange(from: string, to: string): string {
  return range.replace('{from}', from).replace('{to}', to);
}

/** "18:00" as "6:00 PM". */
function twelveHour(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** A time of day on the 24-hour clock and as visitors read it, such as `["18:00", "6:00 PM"]`. */
export type ClockTime = readonly [clock: string, read: string];

/** A day of the week, with its times unless the office is closed. */
export interface DayHours {
  weekday: Weekday;
  opens?: ClockTime;
  closes?: ClockTime;
}

/** The hours of each day of the week, from Monday on, as `browser/inline/open-now.ts` reads them. */
export function weekHours(rows: readonly OpeningHours[]): DayHours[] {
  return weekdays.map((weekday) => {
    const row = rows.find((candidate) => daysOf(candidate).includes(weekday));
    if (!row || row.opens === null || row.closes === null) return { weekday };
    return { weekday, opens: [row.opens, twelveHour(row.opens)], closes: [row.closes, twelveHour(row.closes)] };
  });
}
