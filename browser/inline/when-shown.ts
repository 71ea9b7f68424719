import { afterNextPaint } from './after-next-paint.ts';

/**
 * Calls back once the browser has drawn the page, and again when it is drawn out of the back/forward cache. For what
 * depends on the moment, and takes too long for the first frame to wait: the first use of `Intl` takes a cheap phone
 * 70 ms.
 */
export function whenShown(view: EventTarget, callback: () => void): void {
  view.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) afterNextPaint(callback);
  });
  afterNextPaint(callback);
}
