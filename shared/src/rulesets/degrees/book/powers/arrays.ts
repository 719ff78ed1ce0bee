import { arrayOf, counterOf, isPower } from '../../sheet/powers.ts';
import type { DegreesFighter } from '../../table.ts';

/* A fighter's powers. An array is a power with several effects, only one of which is active. */

export function arraysOf(fighter: DegreesFighter): string[] {
  return fighter.sheet.powers.filter((power) => arrayOf(fighter, power) !== undefined);
}

/** Returns the effects that a Surge can add to an array. */
export function lentTo(fighter: DegreesFighter, array: string): readonly string[] {
  return arrayOf(fighter, array)?.lent ?? []; // DEG-R70
}

/** Returns the effects to which an array can be switched, including those that a Surge has added. */
export function effectsIn(fighter: DegreesFighter, array: string): string[] {
  const lent = lentTo(fighter, array).filter((effect) => fighter.lent.includes(effect)); // DEG-96
  return [...(arrayOf(fighter, array)?.effects ?? []), ...lent];
}

/** Returns the id of the power that a trait such as `power.mend` names; undefined for other traits (DEG-R57). */
export function powerInTrait(trait: string): string | undefined {
  return trait.startsWith('power.') ? trait.slice('power.'.length) : undefined;
}

/**
 * Returns the powers that have a rank: all usable powers, and the powers that can only counter other powers (DEG-R57).
 */
export function rankedPowers(fighter: DegreesFighter): string[] {
  return [...effectsHad(fighter), ...fighter.sheet.powers.filter((power) => counterOf(fighter, power))];
}

/** Returns the powers that a fighter can use, including inactive effects of its arrays. */
export function effectsHad(fighter: DegreesFighter): string[] {
  return fighter.sheet.powers.flatMap((power) => {
    if (arrayOf(fighter, power)) return effectsIn(fighter, power);
    return isPower(fighter, power) ? [power] : [];
  });
}

/**
 * Returns the power that a fighter uses with the id `named`: the power itself or, for an array, its active effect.
 * Returns undefined if the fighter cannot use that power now.
 */
export function activeEffect(fighter: DegreesFighter, named: string): string | undefined {
  const arrays = arraysOf(fighter);
  const array = arrays.find((one) => one === named);
  if (array) return fighter.active[array];
  const isActive = arrays.some((one) => fighter.active[one] === named);
  const isOwn = fighter.sheet.powers.some((power) => power === named);
  return isPower(fighter, named) && (isActive || isOwn) ? named : undefined; // DEG-120
}
