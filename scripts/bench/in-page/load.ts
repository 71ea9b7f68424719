/** Runs in a page before its own scripts: keeps what the browser says of its loading, for `measure-load.ts`. */
import type { Task } from '../blocking-time.ts';
import type { PageTimings } from '../measure-load.ts';

declare global {
  interface Window {
    benchTimings: PageTimings;
  }
}

const timings: PageTimings & { longTasks: Task[] } = {
  timeOrigin: performance.timeOrigin,
  fcp: 0,
  lcp: 0,
  longTasks: [],
  layoutShift: 0,
};
window.benchTimings = timings;

function watch(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}

watch('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime;
});
watch('largest-contentful-paint', (entry) => {
  timings.lcp = entry.startTime;
});
watch('longtask', ({ startTime, duration }) => {
  timings.longTasks.push({ start: startTime, end: startTime + duration });
});
watch('layout-shift', (entry) => {
  if ('value' in entry) timings.layoutShift += Number(entry.value);
});
