/**
 * Marks the visitor's current month in the list with `data-months`, and scrolls it to the start of the scroller around it.
 * This happens before the first frame, so nothing moves later; `scrollIntoView` would move the page too.
 */
export function markMonth(page: Document, now: Date): void {
  const list = page.querySelector('[data-months]');
  const month = list?.children[now.getMonth()] as HTMLElement | undefined;
  if (!list?.parentElement || !month) return;
  month.querySelector('a')?.setAttribute('aria-current', 'date');
  list.parentElement.scrollLeft = month.offsetLeft;
}
