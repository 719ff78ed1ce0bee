import type { Fault } from '../../../engine/presentation/rejection.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { hasLineOfSight } from '../../../hex/line.ts';
import { faultOfAiming } from '../../../kit/aim.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { weaponOf } from './weapons-and-armor.ts';

/** Returns whether a hex is at most `most` hexes away from another and in line of sight. */
export function isWithin(table: VigilTable, from: Hex, to: Hex, most: number): boolean {
  return distance(from, to) <= most && hasLineOfSight(table.map, from, to); // VIG-R12
}

/** Returns the fault if a hex is more than `most` hexes away or not in line of sight. */
export function rangeFault(table: VigilTable, actor: VigilFighter, to: Hex, most: number): Fault | undefined {
  const isSeen = () => hasLineOfSight(table.map, actor.at, to); // VIG-R12
  return faultOfAiming(actor, { away: distance(actor.at, to), most, isSeen }, outOfRange);
}

function outOfRange(away: number, most: number): Fault {
  return { code: 'out-of-range', say: SAID.refusals.outOfRange(away, most) };
}

/** Returns a fighter's reach in hexes: the value set by the GM, or the reach of the melee weapon in hand, or 1. */
export function reachOf(fighter: VigilFighter): number {
  const { wielded, reach } = fighter;
  if (reach !== null) return reach; // VIG-72
  const weapon = wielded === null ? undefined : weaponOf(fighter, wielded);
  return weapon?.kind === 'melee' ? weapon.reach : 1;
}

/** Returns whether a hex is within an enemy's reach and line of sight. */
export function threatens(table: VigilTable, enemy: VigilFighter, at: Hex): boolean {
  return isWithin(table, enemy.at, at, reachOf(enemy)); // VIG-24
}
