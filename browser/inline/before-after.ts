import { afterNextPaint } from './after-next-paint.ts';

/**
 * Loads the second picture of a `components/ui/BeforeAfter.tsx` once the page is complete, then shows it up to the edge
 * that the visitor moves. If the picture does not come, the page stays as it is.
 */
export function slideBeforeAfter(page: Document, view: Window): void {
  const figure = page.querySelector<HTMLElement>('[data-before-after]');
  const before = figure?.querySelector<HTMLImageElement>('.before img');
  if (!figure || !before) return;
  const slider = figure.querySelector('input');
  const canScroll =
    CSS.supports('animation-timeline:scroll()') && !view.matchMedia('(prefers-reduced-motion:reduce)').matches;
  if (!slider && !canScroll) return;
  const move = () => figure.style.setProperty('--edge', `${100 - Number(slider?.value)}%`);
  slider?.addEventListener('input', move);
  const show = async () => {
    before.loading = 'eager';
    await before.decode();
    figure.setAttribute('data-shown', '');
  };
  const start = () => afterNextPaint(() => void show().catch(() => {}));
  if (page.readyState === 'complete') start();
  else view.addEventListener('load', start);
}
