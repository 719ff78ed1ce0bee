import { Allowances } from './allowance.ts';
import { Counts } from './counts.ts';
import type { Limits } from './limits.ts';

/** What is counted of each address as it asks for it. */
export const COUNTED = [
  'requests',
  'joins',
  'battles',
  'recordings',
  'pictures',
  'shelves',
  'kept',
  'stored',
] as const;
export type Counted = (typeof COUNTED)[number];

/** Counts what each address asks for, and the connections that it holds. */
export interface Tally {
  /** Resolves to whether an address may have so much more of that, and counts it if so; `amount` is one unless given. */
  take(what: Counted, address: string, amount?: number): Promise<boolean>;
  /** An address holds one more connection; gives how many that makes. */
  hold(address: string): Promise<number>;
  /** An address holds one less. */
  release(address: string): void;
}

/** Counts in this process, which is the only one. */
export class OwnTally implements Tally {
  readonly #allowances: Readonly<Record<Counted, Allowances>>;
  /** The connections that each address holds here. */
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
