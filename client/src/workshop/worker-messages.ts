import type { Id, Setup } from '@riposte/shared';
import type { Attack } from '@riposte/shared/scenario/attacks';
import type { Summary } from '@riposte/shared/simulate/report';

/** Reply while bots play fights: the results so far, or the reason why no fight can be played. */
export type BalanceReply = { readonly sofar: Summary } | { readonly fault: string };

/** Two fighters of a setup, attacker first, and the number of hexes between them. */
export interface AttackPair {
  readonly ruleset: string;
  readonly setup: Setup;
  readonly pair: readonly [Id, Id];
  readonly hexes: number;
}

/** Asks for the odds of an attack; the reply carries the same number. */
export interface OddsRequest extends AttackPair {
  readonly number: number;
}

export interface OddsReply {
  readonly number: number;
  readonly ways: readonly Attack[];
}
