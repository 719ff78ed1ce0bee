import { arrayOf, counterOf, isPower } from '../../sheet/powers.ts';
import type { DegreesFighter } from '../../table.ts';

/* The powers of a fighter, and the active effects of its arrays. */

export function arraysOf(fighter: DegreesFighter): string[] {
  return fighter.sheet.powers.filter((power) => arrayOf(fighter, power) !== undefined);
}

/** Returns the effects that a Surge can add to an array. */
export function lentTo(fighter: DegreesFighter, array: string): readonly string[] {
  return arrayOf(fighter, array)?.lent ?? []; // DEG-R70
}

/** Returns the effects that an array can be switched to, including those that a Surge added. */
export function effectsIn(fighter: DegreesFighter, array: string): string[] {
  const lent = lentTo(fighter, array).filter((effect) => fighter.lent.includes(effect)); // DEG-96
  return [...(arrayOf(fighter, array)?.effects ?? []), ...lent];
}

/** Returns the power whose rank a trait names, if any: DEG-R57. */
export function powerInTrait(trait: string): string | undefined {
  return trait.startsWith('power.') ? trait.slice('power.'.length) : undefined;
}

/** Returns the powers with a rank: all usable ones, and those that only counter. DEG-R57. */
export function rankedPowers(fighter: DegreesFighter): string[] {
  return [...effectsHad(fighter), ...fighter.sheet.powers.filter((power) => counterOf(fighter, power))];
}

/** Returns the usable powers of a fighter, with all effects of its arrays. */
export function effectsHad(fighter: DegreesFighter): string[] {
  return fighter.sheet.powers.flatMap((power) => {
    if (arrayOf(fighter, power)) return effectsIn(fighter, power);
    return isPower(fighter, power) ? [power] : [];
  });
}

/** Returns the power used under a name: the power itself, or the active effect of an array. */
export function activeEffect(fighter: DegreesFighter, named: string): string | undefined {
  const arrays = arraysOf(fighter);
  const array = arrays.find((one) => one === named);
  if (array) return fighter.active[array];
  const isActive = arrays.some((one) => fighter.active[one] === named);
  const isOwn = fighter.sheet.powers.some((power) => power === named);
  return isPower(fighter, named) && (isActive || isOwn) ? named : undefined; // DEG-120
}
