import { twelveHour } from '../contact/describe-hours.ts';

/** Opening and closing time of each day of the week from Sunday on, on the 24-hour clock; `null` when closed. */
export type WeekHours = readonly ([opens: string, closes: string] | null)[];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Says in every `[data-open-now]` whether the office is open at this moment in Eastern time, and until or from when. */
export function showOpenNow(page: Document, now: Date): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const { hours = '[]', open = '', closed = '' } = element.dataset;
    const answer = openAt(JSON.parse(hours) as WeekHours, now);
    if (!answer) continue;
    element.textContent = answer.isOpen
      ? open.replace('{time}', answer.time)
      : closed.replace('{day}', answer.day).replace('{time}', answer.time);
    element.dataset['state'] = answer.isOpen ? 'open' : 'closed';
    element.hidden = false;
  }
}

/**
 * Whether the office is open, with the closing time, or else the day and time of the next opening.
 * Nothing when it never opens.
 */
export function openAt(hours: WeekHours, now: Date): { isOpen: boolean; day: string; time: string } | undefined {
  const { weekday, clock } = easternTime(now);
  const today = weekdays.indexOf(weekday);
  const times = hours[today];
  if (times && times[0] <= clock && clock < times[1]) return { isOpen: true, day: 'today', time: twelveHour(times[1]) };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = (today + ahead) % 7;
    const opens = hours[day]?.[0];
    if (opens === undefined || (ahead === 0 && opens <= clock)) continue;
    return { isOpen: false, day: dayName(day, ahead), time: twelveHour(opens) };
  }
  return undefined;
}

function dayName(day: number, ahead: number): string {
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : (weekdays[day] ?? '');
}

function easternTime(now: Date): { weekday: string; clock: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { weekday: part('weekday'), clock: `${part('hour')}:${part('minute')}` };
}
