import { Allowance } from '../guard/allowance.ts';
import type { Rate } from '../guard/limits.ts';
import type { TableClient } from './connections.ts';

/** How much of what happened before has been told to each connection. A few bytes ask for a whole evening. */
export class Histories {
  readonly #rate: Rate;
  readonly #left = new WeakMap<TableClient, Allowance>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Whether so many inputs may be told to somebody; however many they are, once they may. */
  mayTell(client: TableClient, inputs: number): boolean {
    const now = performance.now();
    const allowance = this.#left.get(client) ?? new Allowance(this.#rate, now);
    this.#left.set(client, allowance);
    return allowance.take(Math.min(inputs, this.#rate.burst), now);
  }
}
