import type { OpeningHours } from '../../content/schema.ts';

/** "Monday to Friday", or "Sunday" for a single day. */
export function describeDays({ from, to }: OpeningHours): string {
  return from === to ? from : `${from} to ${to}`;
}

/** "9:00 AM to 6:00 PM", or "Closed". */
export function describeTimes({ opens, closes }: OpeningHours): string {
  return opens === null || closes === null ? 'Closed' : `${twelveHour(opens)} to ${twelveHour(closes)}`;
}

function twelveHour(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
