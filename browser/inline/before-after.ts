import { afterNextPaint } from './after-next-paint.ts';

/**
 * Loads the second picture of a `components/ui/BeforeAfter.tsx` once the page is complete, then shows it up to the edge
 * that the visitor moves. If the picture does not come, the page stays as it is. A picture that gets clean as the page
 * scrolls is clean from the start where that does not work or is not wanted.
 */
export function slideBeforeAfter(page: Document, view: Window): void {
  const figure = page.querySelector<HTMLElement>('[data-before-after]');
  const before = figure?.querySelector<HTMLImageElement>('.before img');
  const slider = figure?.querySelector('input');
  if (!figure || !before || !slider) return;
  const move = () => {
    figure.setAttribute('data-held', '');
    figure.style.setProperty('--edge', `${100 - slider.valueAsNumber}%`);
  };
  slider.addEventListener('input', move);
  if (
    figure.getAttribute('data-before-after') &&
    (!CSS.supports('animation-timeline:scroll()') || view.matchMedia('(prefers-reduced-motion:reduce)').matches)
  ) {
    slider.value = '100';
    move();
  }
  const show = async () => {
    before.loading = 'eager';
    await before.decode();
    figure.setAttribute('data-shown', '');
  };
  const start = () => afterNextPaint(() => void show().catch(() => {}));
  if (page.readyState === 'complete') start();
  else view.addEventListener('load', start);
}
