/** The days of the week. Rows of opening hours count them in this order. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** The days of a row of opening hours, both ends included. A row must not run past Sunday: the content validation says so. */
export function daysOf({ from, to }: { from: Weekday; to: Weekday }): readonly Weekday[] {
  return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1);
}
