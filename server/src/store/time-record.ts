import type { Id } from '@riposte/shared/engine/table';
import type { BankKind } from '@riposte/shared/protocol/settings';

/** What is left of everybody's time, as it is kept over a restart. */
export interface TimeRecord {
  readonly clocks: ClocksRecord | null;
  readonly banks: BanksRecord | null;
}

/** How long the turn and each open prompt have been waited for, in milliseconds. */
export interface ClocksRecord {
  readonly turn: { readonly key: string; readonly spent: number };
  readonly answers: Readonly<Record<string, number>>;
}

/** What of everybody's time is left, in milliseconds. */
export interface BanksRecord {
  /** The last round that has refilled them. */
  readonly round: number;
  readonly left: Readonly<Record<string, Readonly<Record<BankKind, number>>>>;
  /** Who was last asked in a fighter's place: handing it to another seat brings no new time. */
  readonly holders: Readonly<Record<Id, string>>;
}
