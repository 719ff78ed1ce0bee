import { rollMany } from '../engine/state/verbs.ts';
import type { ToyTable } from '../engine/testing/toy-table.ts';
import { certainly, type Distribution, difference, mapped, orNothing, sumOf } from '../kit/odds.ts';

/* The dice pools that docs/writing-a-ruleset.md explains. */

/** Rolls a pool of d6s. Returns the number of successes. */
export function rollPool(table: ToyTable, count: number): number {
  return rollMany(table, count, 6).filter((face) => face >= 4).length;
}

/** Returns the distribution of the hits: the attacker's successes minus the defender's, at least 0. */
export function hitsOf(attack: number, defense: number): Distribution {
  const success = orNothing([[1 / 2, certainly(1)]]);
  const margin = difference(sumOf(attack, success), sumOf(defense, success));
  return mapped(margin, (more) => Math.max(0, more));
}
