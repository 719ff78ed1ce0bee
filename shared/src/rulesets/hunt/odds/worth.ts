import { averageOf, die } from '../../../kit/odds.ts';
import { deathModifier, lackingPoints } from '../book/death.ts';
import { liesSpared } from '../book/spared.ts';
import type { Ailment } from '../sheet/ailments.ts';
import type { HuntFighter } from '../table.ts';

/* Ratings for bots, in points of Stamina, as a player who knows the rulebook would give them. */

const AILMENT_WORTH: Readonly<Record<Ailment, number>> = {
  poisoned: 2.5,
  burning: 3,
  numbed: 1.5,
  bound: 1.2,
  toppled: 1.2,
  maimed: 0.6,
  exposed: 1.5,
};

/** The worth of a damaged part: it brings death closer and costs the specialties around it. */
const PART = 4;
/** The worth of taking out a fighter. A defeated boss decides the hunt, and a dead hunter is lost for good. */
const END: Readonly<Record<HuntFighter['type'], number>> = { adventurer: 3, enemy: 0, boss: 20 };
export const EXTRA_ACTION = 3;
export const WILL = 0.7;
/** The worth of a point of Willpower spent on a death check. The check cannot be refused, and the next costs more. */
const LIFE = 1.5;

/** Rates an ailment for a fighter that does not have it yet. */
export function ailmentWorth(target: HuntFighter, ailment: Ailment): number {
  return target.conditions.includes(ailment) || liesSpared(target) ? 0 : AILMENT_WORTH[ailment];
}

/** Returns the worth of the fighter's worst ailment. */
export function worstAilment({ conditions }: HuntFighter): number {
  const worths = conditions.map((condition) =>
    Object.hasOwn(AILMENT_WORTH, condition) ? AILMENT_WORTH[condition as Ailment] : 0,
  );
  return Math.max(0, ...worths);
}

/** Rates the loss of a part for a fighter that survives it. */
export function partWorth({ parts }: HuntFighter): number {
  return PART + parts.length;
}

/** Rates taking out a fighter, beyond the Stamina it still has. */
export function endWorth({ type }: HuntFighter): number {
  return END[type];
}

/**
 * Rates the Willpower that a death check with that many damaged parts is likely to cost, in points of
 * Stamina.
 */
export function willToLive(victim: HuntFighter, parts: number): number {
  const modifier = deathModifier(victim);
  return LIFE * averageOf(die(6), (shown) => Math.min(victim.wp, lackingPoints(parts, shown + modifier)));
}

/** The worth of not being Helpless: turns, and Willpower against blows and death checks. */
const HELPLESS: Readonly<Record<HuntFighter['type'], number>> = { adventurer: 5, enemy: 3, boss: 9 };
/** The extra worth of the last point of Willpower. The second-to-last is worth half of it, and so on. */
const SCARCE = 1.2;

/** Rates lost Willpower beyond its base price. It is worth more if less is left. */
export function worthOfWill({ type, wp }: HuntFighter, spent: number): number {
  if (spent <= 0) return 0;
  const left = wp - spent;
  let worth = left <= 0 ? HELPLESS[type] : 0;
  for (let point = Math.max(1, left + 1); point <= wp; point++) worth += SCARCE / point;
  return worth;
}
