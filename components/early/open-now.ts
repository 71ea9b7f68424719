import type { DayHours } from '../contact/describe-hours.ts';

/** Says in every `[data-open-now]` whether the office is open at this moment in Eastern time, and until or from when. */
export function showOpenNow(page: Document, now: Date): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const { hours = '[]', open = '', closed = '' } = element.dataset;
    const answer = openAt(JSON.parse(hours) as DayHours[], now);
    element.hidden = !answer;
    if (!answer) continue;
    element.textContent = answer.isOpen
      ? open.replace('{time}', answer.time)
      : closed.replace('{day}', answer.day).replace('{time}', answer.time);
    element.dataset['state'] = answer.isOpen ? 'open' : 'closed';
  }
}

/**
 * Whether the office is open, with the closing time, or else the day and time of the next opening.
 * Nothing when it never opens. @param hours of the seven days of the week, in order
 */
export function openAt(
  hours: readonly DayHours[],
  now: Date,
): { isOpen: boolean; day: string; time: string } | undefined {
  const moment = easternTime(now);
  const clock = moment.slice(-'09:00'.length);
  const today = hours.findIndex(({ weekday }) => moment.startsWith(weekday));
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = hours[(today + ahead) % 7];
    if (!day?.opens || !day.closes) continue;
    const [opens, closes] = [day.opens, day.closes];
    if (ahead > 0 || clock < opens[0]) {
      return { isOpen: false, day: ['today', 'tomorrow'][ahead] ?? day.weekday, time: opens[1] };
    }
    if (clock < closes[0]) return { isOpen: true, day: 'today', time: closes[1] };
  }
  return undefined;
}

/** Weekday and time in Ohio, such as "Friday 09:00": what is between the two is the browser's affair. */
function easternTime(now: Date): string {
  return now.toLocaleString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
