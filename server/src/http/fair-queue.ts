import type { Request } from 'express';
import { Failure } from '../requests/failure.ts';
import { canceled } from '../words/failures.ts';
import type { FailureTerms } from '../words/terms.ts';

/** The limits of a queue. */
export interface QueueTerms {
  /** The maximum number of waiting requests, per address and in total. */
  readonly mostOfOne: number;
  readonly most: number;
  /** The failure for a request that would exceed either maximum. */
  readonly busy: FailureTerms;
}

/** Runs one long task at a time. Addresses take turns, regardless of how many requests each has waiting. */
export class FairQueue {
  readonly #addressOf: (request: Request) => string;
  readonly #terms: QueueTerms;
  /** Waiting requests by address; the address with the next turn comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isBusy = false;

  constructor(addressOf: (request: Request) => string, terms: QueueTerms) {
    this.#addressOf = addressOf;
    this.#terms = terms;
  }

  /**
   * Runs the work in its turn and returns its result. Throws a `Failure` if too many requests are waiting, or if the
   * client has left.
   */
  async through<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(this.#addressOf(request));
    try {
      if (request.socket.destroyed) throw new Failure(canceled);
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turnOf(address: string): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return Promise.resolve();
    }
    const own = this.#waiting.get(address) ?? [];
    const all = [...this.#waiting.values()].reduce((count, { length }) => count + length, 0);
    const { mostOfOne, most, busy } = this.#terms;
    if (own.length >= mostOfOne || all >= most) throw new Failure(busy);
    return new Promise((resolve) => {
      own.push(resolve);
      this.#waiting.set(address, own);
    });
  }

  #passOn(): void {
    const [first] = this.#waiting;
    this.#isBusy = first !== undefined;
    if (!first) return;
    const [address, [next, ...others]] = first;
    this.#waiting.delete(address);
    if (others.length > 0) this.#waiting.set(address, others); // the address gets its next turn after all other addresses
    next?.();
  }
}
