import { isWaived, unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { type FieldSchema, text, thing } from '../../../engine/schema/field-schema.ts';
import { attackOf, weaponOf } from '../sheet/content.ts';
import { IMPROVISED, isSlow, WEAPONS } from '../sheet/weapons.ts';
import type { PhasesFighter } from '../table.ts';
import { has } from './conditions.ts';
import { faultOfSilence, prevented } from './hindrances.ts';

/**
 * The schema of a weapon's id. It accepts any text, so an unknown weapon gets the same rejection as a weapon that the
 * fighter lacks.
 */
export const weaponId: FieldSchema<string> = { ...thing(WEAPONS), shape: text(40, 1).shape, initial: '' };

/**
 * Returns whether a fighter has a weapon: a weapon on its sheet (PHASE-67), or an improvised weapon, which every
 * fighter has (PHASE-62).
 */
export function owns({ weapons }: PhasesFighter, weapon: string): boolean {
  return IMPROVISED.includes(weapon) || weapons.includes(weapon); // PHASE-62, PHASE-67
}

/**
 * Returns the fault if a weapon cannot be used: it is missing, broken or unloaded, or it is slow. With `isFull`, a
 * slow weapon is allowed.
 */
export function faultOfArm(me: PhasesFighter, arm: string, isFull?: true): Fault | undefined {
  if (!owns(me, arm)) return 'no-such-item';
  if (me.broken.includes(arm)) return 'broken'; // PHASE-R7
  if (me.unloaded.includes(arm) && !isWaived(me, 'not-loaded')) return 'not-loaded';
  if (isSlow(attackOf(me, arm)) && !isFull && !isWaived(me, 'needs-full-attack')) return 'needs-full-attack'; // PHASE-64
  return undefined;
}

/** Returns the fault if a condition forbids an attack with this weapon or hold (PHASE-R13). */
export function faultOfCondition(me: PhasesFighter, arm: string): Fault | undefined {
  const { class: of, action } = attackOf(me, arm);
  const isPlain = action === 'grapple' || action === 'shove' || IMPROVISED.includes(arm); // PHASE-57
  if (of === 'spell') return faultOfSilence(me);
  const isBarred = of === 'weapon' && !isPlain && has(me, 'disarmed');
  return isBarred ? unlessWaived(me, prevented('disarmed')) : undefined; // PHASE-R13
}

/** Returns the range of an attack, in hexes. A melee attack without reach needs an adjacent target. */
export function rangeOf(me: PhasesFighter, arm: string): number {
  const { form, range, reach } = attackOf(me, arm);
  return form === 'ranged' ? (range ?? me.scope) : (reach ?? 1); // PHASE-49, PHASE-50, PHASE-54, PHASE-55
}

/**
 * Returns the largest reach of the fighter's intact weapons, in hexes (PHASE-R40). The table view shows it as
 * `reach`.
 */
export function reachOf(me: PhasesFighter): number {
  const whole = me.weapons.filter((weapon) => !me.broken.includes(weapon));
  return Math.max(0, ...whole.map((weapon) => weaponOf(me, weapon)?.reach ?? 0));
}
