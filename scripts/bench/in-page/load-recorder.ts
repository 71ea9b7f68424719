/** Runs in a page before its own scripts: records what the browser reports of its loading, for `measure-load.ts`. */
import type { PageTimings, Task } from '../measure-load.ts';

declare global {
  interface Window {
    benchTimings: PageTimings;
  }
}

const timings: PageTimings & { longTasks: Task[] } = { fcp: 0, lcp: 0, longTasks: [], layoutShift: 0 };
window.benchTimings = timings;

function observe(type: string, record: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
}

observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime;
});
observe('largest-contentful-paint', (entry) => {
  timings.lcp = entry.startTime;
});
observe('longtask', ({ startTime, duration }) => {
  timings.longTasks.push({ start: startTime, end: startTime + duration });
});
observe('layout-shift', (entry) => {
  if ('value' in entry) timings.layoutShift += Number(entry.value);
});
