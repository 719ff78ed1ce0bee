import { excused, isWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { type FieldSchema, text, thing } from '../../../engine/schema/field-schema.ts';
import { attackOf, weaponOf } from '../sheet/content.ts';
import { IMPROVISED, isSlow, WEAPONS } from '../sheet/weapons.ts';
import type { PhasesFighter } from '../table.ts';
import { has } from './conditions.ts';

/** A weapon's id, or any other word: whoever names what they do not have is told so, and no more. */
export const weaponId: FieldSchema<string> = { ...thing(WEAPONS), shape: text(40, 1).shape, initial: '' };

/** Whether somebody has that weapon: what is improvised, everybody has (PHASE-62); all of the sheet is at hand (PHASE-67). */
export function owns({ weapons }: PhasesFighter, weapon: string): boolean {
  return IMPROVISED.includes(weapon) || weapons.includes(weapon); // PHASE-62, PHASE-67
}

/** What keeps somebody from attacking with that, whomever: it lacks it, or it does not work, or a condition forbids it. */
export function faultOfArm(me: PhasesFighter, arm: string, isFull?: true): Fault | undefined {
  if (!owns(me, arm)) return 'no-such-item';
  if (me.broken.includes(arm)) return 'broken'; // PHASE-R7
  if (me.unloaded.includes(arm) && !isWaived(me, 'not-loaded')) return 'not-loaded'; // section 7.1: reloading
  if (isSlow(attackOf(me, arm)) && !isFull && !isWaived(me, 'needs-full-attack')) return 'needs-full-attack'; // PHASE-64
  return undefined;
}

/** What conditions forbid of an attack: PHASE-R13. */
export function faultOfCondition(me: PhasesFighter, arm: string): Fault | undefined {
  const { class: of, action } = attackOf(me, arm);
  const isPlain = action === 'grapple' || action === 'shove' || IMPROVISED.includes(arm); // PHASE-57
  const isBarred =
    (of === 'weapon' && !isPlain && has(me, 'disarmed')) || (of === 'spell' && has(me, 'silenced'));
  return isBarred ? excused(me, 'prevented') : undefined; // PHASE-R13
}

/** How far an attack goes: what strikes and has no reach needs its target next to it. */
export function rangeOf(me: PhasesFighter, arm: string): number {
  const { form, range, reach } = attackOf(me, arm);
  return form === 'ranged' ? (range ?? me.scope) : (reach ?? 1); // PHASE-49, PHASE-50, PHASE-54, PHASE-55
}

/** The largest reach among the weapons that are whole: the table view's `reach`, and that of PHASE-R40. */
export function reachOf(me: PhasesFighter): number {
  const whole = me.weapons.filter((weapon) => !me.broken.includes(weapon));
  return Math.max(0, ...whole.map((weapon) => weaponOf(me, weapon)?.reach ?? 0));
}
