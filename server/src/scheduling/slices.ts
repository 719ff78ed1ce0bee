/** Milliseconds that long work goes on at a stretch. */
const SLICE = 4;
/** Milliseconds of a turn of the event loop that are too many: as many, up to a bound, are left to everything else. */
const LONG = 20;
const LONGEST_PAUSE = 50;

/**
 * Shares the event loop between the long work of all tables: those who wait go on one after the other, each for a few
 * milliseconds, and between any two of them everything else that the process has to do is done.
 */
export class Slices {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#arrange();
    });
  }

  /** Yields values one by one, and waits for a turn before the first and whenever a slice is used up. */
  async *over<Value>(values: Iterable<Value>): AsyncGenerator<Value> {
    await this.next();
    let end = performance.now() + SLICE;
    for (const value of values) {
      yield value;
      if (performance.now() < end) continue;
      await this.next();
      end = performance.now() + SLICE;
    }
  }

  /** What cannot be cut into slices is made up for: everything else has as long before the next goes on. */
  #arrange(): void {
    const start = performance.now();
    setImmediate(() => {
      const took = performance.now() - start;
      if (took > LONG) setTimeout(() => this.#pass(), Math.min(took, LONGEST_PAUSE));
      else this.#pass();
    });
  }

  #pass(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#arrange();
  }
}
