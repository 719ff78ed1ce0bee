import type { Id } from '@riposte/shared/engine/schema/ids';
import type { BankKind } from '@riposte/shared/protocol/settings';

/** The time that is left to all seats of a battle. Survives a restart as plain JSON. */
export interface TimeRecord {
  readonly clocks: ClocksRecord | null;
  readonly banks: BanksRecord | null;
  /**
   * The number of the rewind since which the time has been counted; 0 if it has been counted since the start. Missing
   * in records of earlier releases.
   */
  readonly since?: number;
}

/** Milliseconds that the current turn and each open prompt have used up. */
export interface ClocksRecord {
  readonly turn: { readonly key: string; readonly spent: number };
  readonly answers: Readonly<Record<string, number>>;
}

/** The time banks of all seats, in milliseconds. */
export interface BanksRecord {
  /** The last round that refilled the banks. */
  readonly round: number;
  readonly left: Readonly<Record<string, TimeLeft>>;
  /**
   * The seat that was last asked for each fighter. It is saved so that passing the fighter to another seat adds no
   * time.
   */
  readonly holders: Readonly<Record<Id, string>>;
}

/** Milliseconds left in each bank of a seat. */
export type TimeLeft = Readonly<Record<BankKind, number>>;
