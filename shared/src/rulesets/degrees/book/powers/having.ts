import { type ArrayId, effectsOf, isArray, isPower, lentTo, type PowerId } from '../../sheet/powers.ts';
import type { DegreesFighter } from '../../table.ts';

/* Which powers somebody has, and which of an array's effects is active: §7.4. */

/** The arrays of somebody. */
export function arraysOf({ sheet }: DegreesFighter): ArrayId[] {
  return sheet.powers.filter((power): power is ArrayId => isArray(power));
}

/** The effects that somebody can switch an array to, those a Surge has lent included. */
export function effectsIn(fighter: DegreesFighter, array: ArrayId): PowerId[] {
  const lent = lentTo(array).filter((effect) => fighter.lent.includes(effect)); // DEG-96
  return [...effectsOf(array), ...lent];
}

/** All powers that somebody could ever use, of arrays every effect. */
export function effectsHad(fighter: DegreesFighter): PowerId[] {
  return fighter.sheet.powers.flatMap((power) => {
    if (isArray(power)) return effectsIn(fighter, power);
    return isPower(power) ? [power] : [];
  });
}

/** The power that is used under a name: the power itself, or what is active of an array. */
export function activeEffect(fighter: DegreesFighter, named: string): PowerId | undefined {
  const arrays = arraysOf(fighter);
  const array = arrays.find((one) => one === named);
  if (array) return fighter.active[array];
  const isActive = arrays.some((one) => fighter.active[one] === named);
  const isOwn = fighter.sheet.powers.some((power) => power === named);
  return isPower(named) && (isActive || isOwn) ? named : undefined; // §7.4
}
