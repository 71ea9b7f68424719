import type { OpeningHours } from '../../content/schema.ts';

/** "Monday to Friday", or "Sunday" for a single day. */
export function describeDays({ from, to }: OpeningHours): string {
  return from === to ? from : `${from} to ${to}`;
}

/** "9:00 AM to 6:00 PM", or "Closed". */
export function describeTimes({ opens, closes }: OpeningHours): string {
  return opens === null || closes === null ? 'Closed' : `${twelveHour(opens)} to ${twelveHour(closes)}`;
}

/** "18:00" as "6:00 PM". */
function twelveHour(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A time of the day, on the 24-hour clock and as it is read, such as `["18:00", "6:00 PM"]`. */
export type ClockTime = readonly [clock: string, read: string];

/** A day of the week, with its times unless the office is closed. */
export interface DayHours {
  weekday: string;
  opens?: ClockTime;
  closes?: ClockTime;
}

/** The hours of each day of the week, from Sunday on, as `browser/inline/open-now.ts` reads them. */
export function weekHours(rows: readonly OpeningHours[]): DayHours[] {
  return weekdays.map((weekday) => {
    const row = rows.find(({ from, to }) => daysBetween(from, to).includes(weekday));
    if (!row || row.opens === null || row.closes === null) return { weekday };
    return { weekday, opens: [row.opens, twelveHour(row.opens)], closes: [row.closes, twelveHour(row.closes)] };
  });
}

/** The days from one to another, both included, over the weekend where it must. */
function daysBetween(from: string, to: string): string[] {
  const first = weekdays.indexOf(from);
  const count = ((weekdays.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => weekdays[(first + index) % 7] ?? '');
}
