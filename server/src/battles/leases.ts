import type { Claim, Ownership } from '../store/store.ts';

/** Whoever is at a battle that this process holds. */
export interface LeaseHolder {
  /** Called, as often as it takes until the battle is given up, once another has it. */
  lose(): void;
  /** Writes down what only this process knows. */
  save(): Promise<void>;
}

/** How this process knows that the battles it has taken up are still its own. */
export interface Leases {
  /** Says who takes a battle; undefined: there is nobody else who could. */
  claim(epoch: number | undefined): Claim | undefined;
  /** Watches over a battle that has been taken. */
  hold(owner: Ownership, holder: LeaseHolder): void;
  /** Whether nobody else can have them, so that what is here may be shown. */
  readonly isSure: boolean;
  /** Resolves once that is so again. Throws `StoreUnavailable` if it cannot be found out. */
  confirm(): Promise<void>;
  /** Lets whoever wants a battle have it. */
  giveUp(owner: Ownership): Promise<void>;
}

/** Of the one process of a database, which needs to ask nobody. */
export const SINGLE_PROCESS_LEASES: Leases = {
  claim: () => undefined,
  hold: () => undefined,
  isSure: true,
  confirm: async () => undefined,
  giveUp: async () => undefined,
};
