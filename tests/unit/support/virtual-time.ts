/** A clock that moves only when it is told to, from one appointment to the next. */
export class VirtualTime {
  now = 0;
  readonly #appointments: { at: number; callback: () => void }[] = [];

  /** Calls back after some milliseconds. Returns a function that prevents it. */
  schedule = (callback: () => void, milliseconds: number): (() => void) => {
    const appointment = { at: this.now + milliseconds, callback };
    this.#appointments.push(appointment);
    return () => {
      const index = this.#appointments.indexOf(appointment);
      if (index !== -1) this.#appointments.splice(index, 1);
    };
  };

  /** Lets time pass until nothing is left to happen, or for some milliseconds. */
  async pass(milliseconds = Number.POSITIVE_INFINITY): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await settle();
      const next = this.#appointments.reduce<{ at: number; callback: () => void } | undefined>(
        (first, candidate) => (first && first.at <= candidate.at ? first : candidate),
        undefined,
      );
      if (!next || next.at > end) break;
      this.#appointments.splice(this.#appointments.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      next.callback();
    }
    if (Number.isFinite(end)) this.now = end;
  }
}

/** Lets promises that are decided be heard. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
