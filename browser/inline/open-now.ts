import type { DayHours } from '../../components/contact/describe-hours.ts';

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
 * Nothing when it never opens. @param hours of the seven days of the week, from Sunday on
 */
export function openAt(
  hours: readonly DayHours[],
  now: Date,
): { isOpen: boolean; day: string; time: string } | undefined {
  const moment = easternTime(now);
  const today = new Date(moment.slice(0, 10)).getUTCDay();
  const clock = moment.slice(11, 16);
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

/**
 * Date and time in Ohio, such as "2026-11-21 09:00:00"; what stands between the two and after them is the browser's
 * affair. Temporal takes a cheap phone 3 ms where there is one, the first use of Intl 70.
 */
function easternTime(now: Date): string {
  const timeZone = 'America/New_York';
  // Swedes write dates this way.
  return now.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toString() ?? now.toLocaleString('sv', { timeZone });
}
