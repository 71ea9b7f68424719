/** Fakes the clock and the timers of the preview. What Node's own servers and connections need to answer stays real. */
export function fakeTime(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
}

/** Waits until something is true of a server. It works with faked timers, too. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
