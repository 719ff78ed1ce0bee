import { type Bearer, type Immune, is, isImmune } from '../book/conditions.ts';
import type { Condition } from '../sheet/tracks.ts';

/* Ratings for bots, as by a player who knows the rulebook, in points of condition. */

/** The price of a condition for its bearer. */
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

/** Rates a condition for a fighter that does not have it yet. */
export function newWorth(foe: Bearer & Immune, condition: Condition): number {
  return is(foe, condition) || isImmune(foe, condition) ? 0 : worthOfCondition(condition);
}

/** The price of a bruise or strain besides the lost health: the next resistance is harder. */
export const BRUISE = 0.6;

/** The worth of a reaction. It is low because a reaction returns with the next turn of any fighter. */
export const REACTION = 1.7;

/** The worth of a rank of Advantage for a turn. */
export const RANK = 0.25;

/** The worth of a point of Destiny, Fate or Corruption. */
export const POINT = 1;
