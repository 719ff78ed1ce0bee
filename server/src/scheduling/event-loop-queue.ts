/** Runs one task per turn of the event loop, so that other work runs in between. */
export class EventLoopQueue {
  readonly #waiting: (() => void)[] = [];

  /** Runs a task after all earlier ones. Resolves when it has run. */
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
