import { LRUCache } from 'lru-cache';
import type { Rate } from './limits.ts';

/** What may still be used of a rate: it fills up again with time, to its burst. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  /** Times are milliseconds of any steady clock. */
  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Gives back what was used for nothing. */
  giveBack(amount: number): void {
    this.#left = Math.min(this.#rate.burst, this.#left + amount);
  }

  /** Uses some of it; false, and nothing is used, if there is not as much. */
  take(amount: number, now: number): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}

/** Of so many addresses the allowance is remembered; those not heard of for longest are forgotten. */
const REMEMBERED = 10_000;

/** An allowance of one rate for each address, or whatever else is limited. */
export class Allowances {
  readonly #rate: Rate;
  readonly #of = new LRUCache<string, Allowance>({ max: REMEMBERED });

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Uses some of an address's allowance, one unless given; returns false, and uses nothing, if there is not as much. */
  take(address: string, now: number, amount = 1): boolean {
    const allowance = this.#of.get(address) ?? new Allowance(this.#rate, now);
    this.#of.set(address, allowance);
    return allowance.take(amount, now);
  }

  /** Gives back what an address has used for nothing. */
  giveBack(address: string, amount = 1): void {
    this.#of.get(address)?.giveBack(amount);
  }
}
