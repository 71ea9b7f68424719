/** Calls back once the browser has drawn what is there now. In a page that is drawn ahead, that is when it is shown. */
export function afterNextPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
