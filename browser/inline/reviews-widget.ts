import { afterNextPaint } from './after-next-paint.ts';

/** How long the widget may take to show something before the links are offered instead, in milliseconds. */
export const widgetTimeout = 10_000;

/**
 * Loads the reviews widget, a third party's script, once its section comes near the window, and never while the browser
 * only prerenders the page. The section's `data-state` says what became of it: `shown`, or `failed` when the script does
 * not load or draws nothing in time. A widget that comes later still shows.
 */
export function loadReviewsWidget(page: Document): void {
  const section = page.querySelector<HTMLElement>('[data-reviews-script]');
  const mount = section?.querySelector('[data-reviews-widget]');
  if (!section || !mount) return;
  const setState = (state: 'shown' | 'failed') => {
    if (section.dataset['state'] !== 'shown') section.dataset['state'] = state;
  };

  const load = () => {
    const script = page.createElement('script');
    script.src = section.dataset['reviewsScript'] ?? '';
    script.onerror = () => setState('failed');
    page.head.append(script);
    setTimeout(() => setState('failed'), widgetTimeout);
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      if ('prerendering' in page && page.prerendering)
        page.addEventListener('prerenderingchange', load, { once: true });
      else load();
    },
    { rootMargin: '400px' },
  );
  new MutationObserver(() => setState('shown')).observe(mount, { childList: true });
  afterNextPaint(() => near.observe(section));
}
