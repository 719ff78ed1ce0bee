import { rollMany } from '../engine/state/verbs.ts';
import type { ToyTable } from '../engine/testing/toy-table.ts';
import { type Distribution, difference, mapped, successes } from '../kit/odds.ts';

/* This file is the example of dice pools in docs/writing-a-ruleset.md. */

/** Rolls a pool of d6s. Returns the number of successes. */
export function rollPool(table: ToyTable, count: number): number {
  return rollMany(table, count, 6).filter((face) => face >= 4).length;
}

/** Returns the distribution of the hits: the attacker's successes minus the defender's, at least 0. */
export function hitsOf(attack: number, defense: number): Distribution {
  const margin = difference(successes(attack, 1 / 2), successes(defense, 1 / 2));
  return mapped(margin, (more) => Math.max(0, more));
}
