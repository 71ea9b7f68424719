/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Runs in a page: scrolls an element into view and returns where to click it, or what a click would have to wait for.
 * Tests that send the pointer's events themselves need it, for a moving element misses them: the pointer goes down on it
 * and up beside it. The element must have the same box in two frames, without an animation, and receive what is sent there.
 *
 * It is passed on as its text, so it must not use anything from outside, nor name functions within.
 */
export async function clickPoint(element: Element | null): Promise<Point | string> {
  if (element === null) return 'it is not on the page';
  // WebKit's driver does not scroll the page.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getClientRects()[0];
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = element.getClientRects()[0];
  if (before === undefined || box === undefined) return 'it is not visible';
  if (JSON.stringify(before) !== JSON.stringify(box)) return 'it moves';
  const isAnimated = document.getAnimations().some(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
    // What turns in a button, such as the sign that it is busy, does not move the button.
    return effect.pseudoElement === null && effect.target?.contains(element);
  });
  if (isAnimated) return 'an animation of it, or of what it is in, is running';
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const receiver = document.elementFromPoint(point.x, point.y);
  if (!element.contains(receiver)) return `${receiver?.outerHTML.slice(0, 80)} covers it`;
  return point;
}
