import type { Id } from '@riposte/shared/engine/schema/ids';
import type { IntentMessage } from '@riposte/shared/protocol/messages';
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
  /**
   * The time of this record, in milliseconds since 1970. Given only at a table that is played by post, where time runs
   * even if no process has the battle open.
   */
  readonly at?: number;
  /**
   * The time when a process must open the battle even if no client asks for it, in milliseconds since 1970. It is 0
   * while a process has it open. Null or missing if never.
   */
  readonly due?: number | null;
  /** How long the table has been without a connected player or GM. Given only at a table that is played by post. */
  readonly alone?: AloneRecord;
  /** The answers that wait until their reaction window closes. Missing if there are none. */
  readonly held?: readonly HeldRecord[];
}

/**
 * The time since which no player or GM has been connected, in milliseconds since 1970, and the number of inputs since
 * then.
 */
export interface AloneRecord {
  readonly since: number;
  readonly inputs: number;
}

/** An answer that is held until its prompt's reaction window closes, and the seat that sent it. */
export interface HeldRecord {
  readonly prompt: string;
  readonly seat: string;
  readonly message: IntentMessage;
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
