import { afterNextPaint } from './after-next-paint.ts';

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
  let isRequested = false;
  // `hydrate-on-interaction.ts` loads its script much alike. Sharing that costs some 10 bytes (gzip) on every page.
  const load = () => {
    if (isRequested) return;
    isRequested = true;
    afterNextPaint(() => {
      const script = page.createElement('script');
      script.src = address;
      script.onerror = () => {
        script.remove();
        isRequested = false;
        if (input.value !== '') output.textContent = unavailable;
      };
      page.head.append(script);
    });
  };
  for (const use of ['pointerover', 'focus', 'input']) input.addEventListener(use, load);
  // Typed before this script ran, or restored by the browser.
  if (input.value !== '' || page.activeElement === input) load();
}
