/** Calls back once the browser has drawn what is there now. A prerendered page has no frame before it is shown. */
export function afterNextPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
