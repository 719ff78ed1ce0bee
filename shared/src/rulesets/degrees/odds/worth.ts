import { type Bearer, type Immune, is, isImmune } from '../book/conditions.ts';
import type { Condition } from '../sheet/tracks.ts';

/* Ratings by which bots compare choices. They were estimated by hand; 1 is the worth of a point of health. */

/** The worth of a condition to the enemies of the fighter that has it. */
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

/** Returns the worth of giving a fighter a condition: 0 if the fighter already has it or is immune. */
export function newWorth(foe: Bearer & Immune, condition: Condition): number {
  return is(foe, condition) || isImmune(foe, condition) ? 0 : worthOfCondition(condition);
}

/** The harm of a bruise or strain in addition to the lost health: the next resistance check is harder. */
export const BRUISE = 0.6;

/** The part of a reaction's cost that forecasts add back, because the reaction returns with the next fighter's turn. */
export const REACTION = 1.7;

/** The worth of a rank of Advantage for a turn. */
export const RANK = 0.25;

/** The worth of a point of Destiny, Fate or Corruption. */
export const POINT = 1;
