declare const brand: unique symbol;

/** Proof that the holder runs inside a mutex; only a `Mutex` makes one. Functions that need the mutex require it. */
export interface Lock {
  readonly [brand]: true;
}

/** Runs one piece of work at a time, in the order of the calls. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the work once all earlier work has settled. Returns what the work returns, and throws what it throws. */
  run<Result>(work: (lock: Lock) => Promise<Result> | Result): Promise<Result> {
    const run = this.#last.then(() => work({} as Lock));
    this.#last = run.catch(() => undefined);
    return run;
  }
}
