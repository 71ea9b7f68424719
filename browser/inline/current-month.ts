/**
 * Marks the visitor's current month in the list with `data-months`, and scrolls it to the start of the scroller around it.
 * This happens before the first frame, so nothing moves later; `scrollIntoView` would move the page too.
 * Chromium leaves a link that gets focus where it is when a part of it shows; the list brings all of it into view.
 */
export function markMonth(page: Document, now: Date): void {
  const list = page.querySelector<HTMLElement>('[data-months]');
  const month = list?.children[now.getMonth()] as HTMLElement | undefined;
  if (!list?.parentElement || !month) return;
  month.querySelector('a')?.setAttribute('aria-current', 'date');
  list.parentElement.scrollLeft = month.offsetLeft;
  list.addEventListener('focusin', ({ target }) => {
    (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
