import { averageOf, die } from '../../../kit/odds.ts';
import { deathModifier, lackingPoints } from '../book/death.ts';
import { liesSpared } from '../book/spared.ts';
import type { Ailment } from '../sheet/ailments.ts';
import type { HuntFighter } from '../table.ts';

/* The worth of effects, in points of Stamina. The numbers are estimates, which bots use to compare their options. */

const AILMENT_WORTH: Readonly<Record<Ailment, number>> = {
  poisoned: 2.5,
  burning: 3,
  numbed: 1.5,
  bound: 1.2,
  toppled: 1.2,
  maimed: 0.6,
  exposed: 1.5,
};

/**
 * The worth of damaging a part: it brings the fighter closer to death and takes away the specialties around the part.
 */
const PART = 4;
/**
 * The worth of taking a fighter out of the fight. Defeating a boss decides the hunt, and a dead hunter is lost for
 * good.
 */
const END: Readonly<Record<HuntFighter['type'], number>> = { adventurer: 3, enemy: 0, boss: 20 };
export const EXTRA_ACTION = 3;
export const WILL = 0.7;
/**
 * The worth of a point of Willpower spent on a death check. Death checks cannot be refused, and each death check is
 * harder than the last.
 */
const LIFE = 1.5;

/** Returns the worth of inflicting an ailment on a fighter; 0 if the fighter already has it or is spared. */
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

/** Returns the worth of damaging a part of a fighter that survives the damage. */
export function partWorth({ parts }: HuntFighter): number {
  return PART + parts.length;
}

/** Returns the worth of taking a fighter out of the fight, in addition to its lost Stamina. */
export function endWorth({ type }: HuntFighter): number {
  return END[type];
}

/** Returns the worth of the Willpower that a death check is likely to cost. `parts` is the number of damaged parts. */
export function willToLive(victim: HuntFighter, parts: number): number {
  const modifier = deathModifier(victim);
  return LIFE * averageOf(die(6), (shown) => Math.min(victim.wp, lackingPoints(parts, shown + modifier)));
}

/** The worth of not being Helpless: a Helpless fighter has no turns, and no Willpower for evasions and death checks. */
const HELPLESS: Readonly<Record<HuntFighter['type'], number>> = { adventurer: 5, enemy: 3, boss: 9 };
/**
 * The extra worth of a fighter's last point of Willpower. The second-to-last point is worth half as much, the
 * third-to-last a third, and so on.
 */
const SCARCE = 1.2;

/**
 * Returns the worth of spent Willpower in addition to its base worth `WILL`. Each point is worth more if less Willpower
 * is left.
 */
export function worthOfWill({ type, wp }: HuntFighter, spent: number): number {
  if (spent <= 0) return 0;
  const left = wp - spent;
  let worth = left <= 0 ? HELPLESS[type] : 0;
  for (let point = Math.max(1, left + 1); point <= wp; point++) worth += SCARCE / point;
  return worth;
}
