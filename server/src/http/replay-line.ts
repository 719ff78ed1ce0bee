import type { Request } from 'express';
import { Failure } from './failure.ts';

/** Replays that may wait: of one address, and of all together. */
const MOST_OF_ONE = 12;
const MOST = 60;

/**
 * Lets through, one at a time, what plays a whole fight again for a request. Addresses take turns, however many requests
 * each of them has waiting.
 */
export class ReplayLine {
  readonly #addressOf: (request: Request) => string;
  /** What waits of each address; the address whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isBusy = false;

  constructor(addressOf: (request: Request) => string) {
    this.#addressOf = addressOf;
  }

  /** Returns the result of the work once it has had its turn. Throws a `Failure` if too much waits, or the requester has left. */
  async through<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(this.#addressOf(request));
    try {
      if (request.socket.destroyed) throw new Failure(400, 'bad-request', 'The request was broken off.');
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
    if (own.length >= MOST_OF_ONE || all >= MOST)
      throw new Failure(
        503,
        'busy',
        'Many fights are being replayed right now. Please try again in a minute.',
      );
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
    if (others.length > 0) this.#waiting.set(address, others); // behind all other addresses
    next?.();
  }
}
