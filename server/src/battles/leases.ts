import type { Claim, Ownership } from '../store/store.ts';

/** The code that runs a battle under a lease. The lease is this process's exclusive right to write to the battle. */
export interface LeaseHolder {
  /** Called repeatedly while another process owns the battle, until the holder has closed the battle. */
  lose(): void;
  /** Saves the state that is not in the store yet. */
  save(): Promise<void>;
}

/** Tracks whether this process still owns its battles. */
export interface Leases {
  /**
   * Returns the claim with which to take a battle from its owner in `epoch`; undefined if there is only one
   * process.
   */
  claim(epoch: number | undefined): Claim | undefined;
  /** Watches a battle that this process has taken. */
  hold(owner: Ownership, holder: LeaseHolder): void;
  /** True if no other process can have taken this process's battles, so their state may be shown. */
  readonly isSure: boolean;
  /** Resolves once `isSure` is true again. Throws `StoreUnavailable` if that cannot be determined. */
  confirm(): Promise<void>;
  /** Releases a battle, so that any process can take it. */
  giveUp(owner: Ownership): Promise<void>;
}

/** The leases of a single process, which always owns its battles. */
export const SINGLE_PROCESS_LEASES: Leases = {
  claim: () => undefined,
  hold: () => undefined,
  isSure: true,
  confirm: async () => undefined,
  giveUp: async () => undefined,
};
