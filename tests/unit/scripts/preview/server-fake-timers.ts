/** Fakes the clock and the timers of the preview. What Node's own servers and connections need stays real. */
export function fakeTime(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
}

/** Waits for a state of a server, also with fake timers. Gives up before the test's own time limit, which ends no loop. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`Never true: ${condition}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
