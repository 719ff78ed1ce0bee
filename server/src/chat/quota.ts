import { Allowance, Allowances } from '../guard/allowance.ts';
import type { Rate } from '../guard/limits.ts';
import type { Seat } from '../seats/seating.ts';

/** All seats of one address together have so many times the rate of one seat, and so many times all of a table. */
const OF_ADDRESS = 4;
const OF_TABLE = 10;

/** How much is said at one table: by a seat, by all that one address has taken, and by all. */
export class Quota {
  readonly #seats: Allowances;
  readonly #addresses: Allowances;
  readonly #table: Allowance;

  constructor(rate: Rate) {
    this.#seats = new Allowances(rate);
    this.#addresses = new Allowances(times(OF_ADDRESS, rate));
    this.#table = new Allowance(times(OF_TABLE, rate), performance.now());
  }

  /** Uses one of each; returns whether there was one. Game masters have their own alone: players cannot use up theirs. */
  take({ id, role, address = id }: Seat): boolean {
    const now = performance.now();
    if (!this.#seats.take(id, now)) return false;
    return role === 'gm' || (this.#addresses.take(address, now) && this.#table.take(1, now));
  }
}

function times(count: number, { burst, perSecond }: Rate): Rate {
  return { burst: count * burst, perSecond: count * perSecond };
}
