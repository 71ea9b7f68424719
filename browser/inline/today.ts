import { formatDate } from '../../components/legal/format-date.ts';

/** Sets the visitor's current date in every `<time data-today>`; its HTML holds the date of the build. */
export function showToday(page: Document, now: Date): void {
  for (const element of page.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const { text, machine } = formatDate(now);
    element.textContent = text;
    element.dateTime = machine;
  }
}
