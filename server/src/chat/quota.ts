import { Allowance, Allowances } from '../guard/allowance.ts';
import type { Rate } from '../guard/limits.ts';
import type { Seat } from '../seats/seating.ts';

/** The limits for all seats of an address and for all seats of a table, as multiples of one seat's rate. */
const OF_ADDRESS = 4;
const OF_TABLE = 10;

/** Limits chat messages per seat, per address and per table. */
export class Quota {
  readonly #seats: Allowances;
  readonly #addresses: Allowances;
  readonly #table: Allowance;

  constructor(rate: Rate) {
    this.#seats = new Allowances(rate);
    this.#addresses = new Allowances(times(OF_ADDRESS, rate));
    this.#table = new Allowance(times(OF_TABLE, rate), performance.now());
  }

  /**
   * Takes one message from each allowance; returns false if one is empty. GMs are limited only by the allowance of
   * their own seat, so players cannot silence them.
   */
  take({ id, role, address = id }: Seat): boolean {
    const now = performance.now();
    if (!this.#seats.take(id, now)) return false;
    return role === 'gm' || (this.#addresses.take(address, now) && this.#table.take(1, now));
  }
}

function times(count: number, { burst, perSecond }: Rate): Rate {
  return { burst: count * burst, perSecond: count * perSecond };
}
