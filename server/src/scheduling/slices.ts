/** The length of one slice of long work, in milliseconds. */
const SLICE = 4;
/**
 * The longest turn of the event loop that needs no pause after it, in milliseconds. A longer turn is followed
 * by a pause of the same length, but of at most `LONGEST_PAUSE`.
 */
const LONG = 20;
const LONGEST_PAUSE = 50;

/**
 * Shares the event loop between long computations of all tables. The computations take turns of a few milliseconds, and
 * all other work runs in between.
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

  /** Yields values one by one. Waits for a turn at the start and at the end of each slice. */
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

  /**
   * Schedules the next turn. After a turn that was longer than `LONG`, pauses for as long as it took, but for at most
   * `LONGEST_PAUSE`.
   */
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
