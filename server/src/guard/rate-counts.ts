import { Allowances } from './allowance.ts';
import { Counts } from './counts.ts';
import type { Limits } from './limits.ts';

/** The limits that are counted per address. */
export const COUNTED = [
  'requests',
  'joins',
  'battles',
  'recordings',
  'pictures',
  'changes',
  'shelves',
  'kept',
  'receivers',
  'mails',
  'rings',
  'codes',
  'stored',
] as const;
export type Counted = (typeof COUNTED)[number];

/** Counts the requests and connections of each address. */
export interface RateCounts {
  /**
   * Counts an amount for an address, 1 by default. Resolves to true, or to false without counting if the limit does not
   * allow it.
   */
  take(what: Counted, address: string, amount?: number): Promise<boolean>;
  /** Counts one more connection. Returns the number of connections of the address. */
  hold(address: string): Promise<number>;
  /** Counts one connection fewer. */
  release(address: string): void;
}

/** Counts the requests and connections of this process only. */
export class LocalRateCounts implements RateCounts {
  readonly #allowances: Readonly<Record<Counted, Allowances>>;
  /** Connections per address in this process. */
  protected readonly held = new Counts();

  constructor(limits: Limits) {
    const each = COUNTED.map((what) => [what, new Allowances(limits[what])]);
    this.#allowances = Object.fromEntries(each) as Record<Counted, Allowances>;
  }

  async take(what: Counted, address: string, amount = 1): Promise<boolean> {
    return this.#allowances[what].take(address, performance.now(), amount);
  }

  async hold(address: string): Promise<number> {
    return this.held.change(address, 1);
  }

  release(address: string): void {
    this.held.change(address, -1);
  }
}
