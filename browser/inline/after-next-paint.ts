/** Calls back once the browser has painted the current frame. A prerendered page has no frame before it is shown. */
export function afterNextPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/**
 * Calls back after the next paint, and again when the page is restored from the back/forward cache. For what depends on
 * the current time and would delay the first frame: the first use of `Intl` takes a cheap phone 70 ms.
 */
export function whenShown(view: EventTarget, callback: () => void): void {
  view.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) afterNextPaint(callback);
  });
  afterNextPaint(callback);
}
