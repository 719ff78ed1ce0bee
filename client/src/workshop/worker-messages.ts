import type { Id, Setup } from '@riposte/shared';
import type { Attack } from '@riposte/shared/scenario/attacks';

/** Asks a worker that has received a scenario to play one of its fights. */
export interface FightRequest {
  readonly fight: number;
}

/** Two fighters of a setup, the attacker first, and their distance in hexes. */
export interface AttackPair {
  readonly ruleset: string;
  readonly setup: Setup;
  readonly pair: readonly [Id, Id];
  readonly hexes: number;
}

/** A request for the odds of one fighter's attacks on another. The reply carries the same number. */
export interface OddsRequest extends AttackPair {
  readonly number: number;
}

export interface OddsReply {
  readonly number: number;
  readonly ways: readonly Attack[];
}
