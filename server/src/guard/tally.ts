import { Allowances } from './allowance.ts';
import type { Limits } from './limits.ts';

/** What is counted of each address as it asks for it. */
export const COUNTED = ['requests', 'joins', 'battles', 'recordings', 'pictures', 'shelves', 'kept'] as const;
export type Counted = (typeof COUNTED)[number];

/** Counts what each address asks for, and the connections that it holds. */
export interface Tally {
  /** Whether an address may have one more of that. */
  take(what: Counted, address: string): Promise<boolean>;
  /** An address holds one more connection; gives how many that makes. */
  hold(address: string): Promise<number>;
  /** An address holds one less. */
  release(address: string): void;
}

/** Counts in this process, which is the only one. */
export class OwnTally implements Tally {
  readonly #allowances: Readonly<Record<Counted, Allowances>>;
  readonly #held = new Map<string, number>();

  constructor(limits: Limits) {
    const each = COUNTED.map((what) => [what, new Allowances(limits[what])]);
    this.#allowances = Object.fromEntries(each) as Record<Counted, Allowances>;
  }

  async take(what: Counted, address: string): Promise<boolean> {
    return this.#allowances[what].take(address, performance.now());
  }

  async hold(address: string): Promise<number> {
    return this.change(address, 1);
  }

  release(address: string): void {
    this.change(address, -1);
  }

  /** Every address that holds connections here, with how many. */
  protected get held(): ReadonlyMap<string, number> {
    return this.#held;
  }

  protected change(address: string, by: number): number {
    const count = (this.#held.get(address) ?? 0) + by;
    if (count > 0) this.#held.set(address, count);
    else this.#held.delete(address);
    return count;
  }
}
