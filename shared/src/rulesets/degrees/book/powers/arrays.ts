import { arrayOf, counterOf, isPower } from '../../sheet/powers.ts';
import type { DegreesFighter } from '../../table.ts';

/* Which powers somebody has, and which of an array's effects is active: §7.4. */

/** The arrays of somebody. */
export function arraysOf(fighter: DegreesFighter): string[] {
  return fighter.sheet.powers.filter((power) => arrayOf(fighter, power) !== undefined);
}

/** The effects that a Surge can lend to an array. */
export function lentTo(fighter: DegreesFighter, array: string): readonly string[] {
  return arrayOf(fighter, array)?.lent ?? []; // DEG-R70
}

/** The effects that somebody can switch an array to, those a Surge has lent included. */
export function effectsIn(fighter: DegreesFighter, array: string): string[] {
  const lent = lentTo(fighter, array).filter((effect) => fighter.lent.includes(effect)); // DEG-96
  return [...(arrayOf(fighter, array)?.effects ?? []), ...lent];
}

/** Returns the power whose rank a trait names, if it names one. DEG-R57. */
export function powerInTrait(trait: string): string | undefined {
  return trait.startsWith('power.') ? trait.slice('power.'.length) : undefined;
}

/** Returns the powers with a rank: all that could ever be used, and those that only counter. DEG-R57. */
export function rankedPowers(fighter: DegreesFighter): string[] {
  return [...effectsHad(fighter), ...fighter.sheet.powers.filter((power) => counterOf(fighter, power))];
}

/** All powers that somebody could ever use, of arrays every effect. */
export function effectsHad(fighter: DegreesFighter): string[] {
  return fighter.sheet.powers.flatMap((power) => {
    if (arrayOf(fighter, power)) return effectsIn(fighter, power);
    return isPower(fighter, power) ? [power] : [];
  });
}

/** The power that is used under a name: the power itself, or what is active of an array. */
export function activeEffect(fighter: DegreesFighter, named: string): string | undefined {
  const arrays = arraysOf(fighter);
  const array = arrays.find((one) => one === named);
  if (array) return fighter.active[array];
  const isActive = arrays.some((one) => fighter.active[one] === named);
  const isOwn = fighter.sheet.powers.some((power) => power === named);
  return isPower(fighter, named) && (isActive || isOwn) ? named : undefined; // §7.4
}
