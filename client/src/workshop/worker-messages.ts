import type { Id, Setup } from '@riposte/shared';
import type { Attack } from '@riposte/shared/scenario/attacks';
import type { Summary } from '@riposte/shared/simulate/report';

/** A reply from the worker while bots play fights: the results so far, or the reason why the fight cannot be played. */
export type BalanceReply = { readonly sofar: Summary } | { readonly fault: string };

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
