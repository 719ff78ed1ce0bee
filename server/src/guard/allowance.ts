import { LRUCache } from 'lru-cache';
import type { Rate } from './limits.ts';

/** The unused part of a rate. It refills over time, up to the burst. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  /** Times are in milliseconds, by any monotonic clock. */
  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Gives back an amount that was taken unnecessarily. */
  refund(amount: number): void {
    this.#left = Math.min(this.#rate.burst, this.#left + amount);
  }

  /** Takes an amount. Returns false and takes nothing if there is not enough. */
  take(amount: number, now: number): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}

/** The number of addresses whose allowances are remembered. The least recently used ones are dropped. */
const REMEMBERED = 10_000;

/** Allowances with the same rate, one for each address or other key. */
export class Allowances {
  readonly #rate: Rate;
  /**
   * The allowance of each address, limited by total size. A limit by `max` would reserve memory for all addresses at
   * once, and each table has six of these caches.
   */
  readonly #of = new LRUCache<string, Allowance>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /**
   * Takes an amount from the allowance of an address. Returns false and takes nothing if there is not enough.
   */
  take(address: string, now: number, amount = 1): boolean {
    const allowance = this.#of.get(address) ?? new Allowance(this.#rate, now);
    this.#of.set(address, allowance);
    return allowance.take(amount, now);
  }

  /** Gives back an amount that an address took unnecessarily. */
  refund(address: string, amount = 1): void {
    this.#of.get(address)?.refund(amount);
  }
}
