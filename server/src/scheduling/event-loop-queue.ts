/** Does pieces of work one in each turn of the event loop, so that whoever plays here is served in between. */
export class EventLoopQueue {
  readonly #waiting: (() => void)[] = [];

  /** Does it once all that came before is done; resolves then. */
  add(work: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(() => {
        work();
        resolve();
      });
      if (this.#waiting.length === 1) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    const [work] = this.#waiting;
    if (this.#waiting.length > 1) setImmediate(() => this.#next());
    this.#waiting.shift();
    work?.();
  }
}
