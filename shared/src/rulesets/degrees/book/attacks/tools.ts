import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Hex } from '../../../../hex/axial.ts';
import { isPower, powerOf } from '../../sheet/powers.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { isLocked } from '../influence-and-command/locks.ts';
import { faultOfDelivery, hasCheck, powerMeans } from '../powers/aiming.ts';
import { activeEffect } from '../powers/arrays.ts';
import { faultOfRange, has, type Means, meansOf, weaponsOf } from './wielding.ts';

/* Weapons and attack powers, for actions that can use either (DEG-R60). */

/** The weapon or power that an intent names for its attack check. */
export interface Tool {
  readonly weapon?: string;
  readonly power?: string;
}

export const TOOL = { weapon: optional(anId()), power: optional(anId()) };

/**
 * Returns whether an intent names exactly one means of attack: a weapon, or a power that makes an attack check.
 * DEG-R60.
 */
export function isOneTool(me: DegreesFighter | undefined, { weapon, power }: Tool): boolean {
  if ((weapon === undefined) === (power === undefined)) return false;
  const id = me && power !== undefined ? (activeEffect(me, power) ?? power) : undefined;
  return id === undefined || !isPower(me, id) || hasCheck(powerOf(me, id));
}

/** Returns the named weapon or power as the means of an attack; undefined if the fighter cannot use it now. */
export function meansBy(me: DegreesFighter, { weapon, power }: Tool): Means | undefined {
  if (weapon !== undefined) return has(me, weapon) ? meansOf(me, weapon) : undefined;
  const id = power === undefined ? undefined : activeEffect(me, power);
  return id !== undefined && hasCheck(powerOf(me, id)) ? powerMeans(me, id) : undefined;
}

/** Returns the weapons and powers with which a fighter can make attack checks, in order of preference. */
export function toolsOf(me: DegreesFighter): Tool[] {
  const powers = me.sheet.powers.flatMap((power) => activeEffect(me, power) ?? []);
  return [
    ...weaponsOf(me).map((weapon) => ({ weapon })), // DEG-R47
    ...powers.filter((power) => hasCheck(powerOf(me, power))).map((power) => ({ power })), // DEG-R60
  ];
}

/** Returns the fault if a weapon or power cannot attack a hex, by the range rules of its type. */
export function faultOfMeans(
  table: DegreesTable,
  me: DegreesFighter,
  { weapon, power }: Means,
  to: Hex,
): Fault | undefined {
  if (power !== undefined) return faultOfDelivery(table, me, powerOf(me, power), to); // DEG-R60
  return faultOfRange(table, me.at, to, weaponOf(me, weapon ?? 'fists'), me);
}

/** Returns the fault if a power is locked against a target. */
export function faultOfLock(me: DegreesFighter, { power }: Means, target: Id): Fault | undefined {
  const isShut = power !== undefined && isLocked(me, power, target);
  return isShut ? unlessWaived(me, { code: 'locked', clause: 'DEG-R25' }) : undefined; // DEG-R25
}
