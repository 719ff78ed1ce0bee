import { is, isImmune } from '../book/conditions.ts';
import type { Condition } from '../sheet/tracks.ts';
import type { DegreesFighter } from '../table.ts';

/* How somebody who knows the rulebook would rate what an action brings besides, in points of condition. For bots. */

/** What it is to have a condition, for whoever has it. */
const CONDITION: Readonly<Partial<Record<Condition, number>>> = {
  dazed: 0.8,
  staggered: 1.2,
  stunned: 4,
  hindered: 0.3,
  immobile: 1,
  impaired: 1.2,
  disabled: 2.4,
  vulnerable: 1.2,
  defenseless: 2.4,
  prone: 0.9,
  fatigued: 0.3,
  exhausted: 1.4,
  compelled: 3.5,
  controlled: 4,
  held: 0.9,
  restrained: 1.8,
  bound: 3,
};

export function worthOfCondition(condition: Condition): number {
  return CONDITION[condition] ?? 0;
}

/** What it is worth that somebody comes to be so who was not. */
export function newWorth(foe: DegreesFighter, condition: Condition): number {
  return is(foe, condition) || isImmune(foe, condition) ? 0 : worthOfCondition(condition);
}

/** A bruise or a strain, beside the health that it takes: the next resistance is the harder. */
export const BRUISE = 0.6;

/** A reaction comes back with the next turn, whoever's that is: it is cheap in this book. */
export const REACTION = 1.7;

/** A rank of Advantage for a turn. */
export const RANK = 0.25;

/** A point of Destiny, Fate or Corruption. */
export const POINT = 1;
