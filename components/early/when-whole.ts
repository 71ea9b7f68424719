/** Calls back once the page has been read to its end. */
export function whenWhole(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}
