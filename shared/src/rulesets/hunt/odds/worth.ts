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
/** A boss that is brought down decides the hunt. */
const BOSS = 10;
export const EXTRA_ACTION = 3;
export const WILL = 0.7;

/** What an ailment does to somebody who does not have it yet. */
export function ailmentWorth(target: HuntFighter, ailment: Ailment): number {
  return target.conditions.includes(ailment) ? 0 : AILMENT_WORTH[ailment];
}

/** The ailment of somebody that is best cured. */
export function worstAilment({ conditions }: HuntFighter): number {
  const worths = conditions.map((condition) =>
    Object.hasOwn(AILMENT_WORTH, condition) ? AILMENT_WORTH[condition as Ailment] : 0,
  );
  return Math.max(0, ...worths);
}

/** What it is to lose a part, for whoever survives that. */
export function partWorth({ type, parts }: HuntFighter): number {
  return PART + parts.length * (type === 'boss' ? 1 : 0.5);
}

/** What somebody's end is worth beyond what it could still take. */
export function endWorth({ type }: HuntFighter): number {
  return type === 'boss' ? BOSS : 0;
}
