import { averageOf, die } from '../../../kit/odds.ts';
import { deathModifier, lackingPoints } from '../book/death.ts';
import { liesSpared } from '../book/spared.ts';
import type { Ailment } from '../sheet/ailments.ts';
import type { HuntFighter } from '../table.ts';

/* What somebody who knows the book would give for what no field of the table counts, in points of Stamina. */

const AILMENT_WORTH: Readonly<Record<Ailment, number>> = {
  poisoned: 2.5,
  burning: 3,
  numbed: 1.5,
  bound: 1.2,
  toppled: 1.2,
  maimed: 0.6,
  exposed: 1.5,
};

/** A damaged part: a step towards the end, and the skills around it gone. */
const PART = 4;
/** A boss that is brought down decides the hunt; a hunter lost is lost for good. */
const END: Readonly<Record<HuntFighter['type'], number>> = { adventurer: 3, enemy: 0, boss: 20 };
export const EXTRA_ACTION = 3;
export const WILL = 0.7;
/** What a point that Death takes is worth: there is no saying no to it, and the next one asks for more. */
const LIFE = 1.5;

/** What an ailment does to somebody who does not have it yet. */
export function ailmentWorth(target: HuntFighter, ailment: Ailment): number {
  return target.conditions.includes(ailment) || liesSpared(target) ? 0 : AILMENT_WORTH[ailment];
}

/** The ailment of somebody that is best cured. */
export function worstAilment({ conditions }: HuntFighter): number {
  const worths = conditions.map((condition) =>
    Object.hasOwn(AILMENT_WORTH, condition) ? AILMENT_WORTH[condition as Ailment] : 0,
  );
  return Math.max(0, ...worths);
}

/** What it is to lose a part, for whoever survives that. */
export function partWorth({ parts }: HuntFighter): number {
  return PART + parts.length;
}

/** What somebody's end is worth beyond what it could still take. */
export function endWorth({ type }: HuntFighter): number {
  return END[type];
}

/** The Willpower that a death check with so many parts damaged is likely to take, in points of Stamina. */
export function willToLive(victim: HuntFighter, parts: number): number {
  const modifier = deathModifier(victim);
  return LIFE * averageOf(die(6), (shown) => Math.min(victim.wp, lackingPoints(parts, shown + modifier)));
}

/** Lying Helpless: turns lost, and nothing left against blows and Death. */
const HELPLESS: Readonly<Record<HuntFighter['type'], number>> = { adventurer: 5, enemy: 3, boss: 9 };
/** The last points of Willpower are dearer than the first. */
const SCARCE = 1.2;

/** What it is to have so much less Willpower, beyond its plain price: the less there is, the more. */
export function thrift({ type, wp }: HuntFighter, spent: number): number {
  if (spent <= 0) return 0;
  const left = wp - spent;
  let worth = left <= 0 ? HELPLESS[type] : 0;
  for (let point = Math.max(1, left + 1); point <= wp; point++) worth += SCARCE / point;
  return worth;
}
