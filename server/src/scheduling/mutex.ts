/** Lets pieces of work through one at a time, in the order in which they came. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Gives what the work gives, once all work before it is done, however that ended. */
  through<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
