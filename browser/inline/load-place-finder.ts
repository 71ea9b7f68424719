import { afterNextPaint } from './after-next-paint.ts';
import { scriptLoader } from './script-loader.ts';

/**
 * Loads the script of the field with `data-place-finder`, whose address the build writes there, when the visitor comes to the
 * field. If it does not come, the text says so, and the next key tries again.
 */
export function loadPlaceFinder(page: Document): void {
  const finder = page.querySelector<HTMLElement>('[data-place-finder]');
  const input = finder?.querySelector('input');
  const output = finder?.querySelector('output');
  const { placeFinder: address = '', unavailable = '' } = finder?.dataset ?? {};
  // `next dev` has no such script.
  if (!address || !input || !output) return;
  const load = scriptLoader(page, address, () => {
    if (input.value !== '') output.textContent = unavailable;
  });
  const loadAfterPaint = () => afterNextPaint(load);
  for (const use of ['pointerover', 'focus', 'input']) input.addEventListener(use, loadAfterPaint);
  // Typed before this script ran, or restored by the browser.
  if (input.value !== '' || page.activeElement === input) loadAfterPaint();
}
