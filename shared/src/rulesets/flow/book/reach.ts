import { distance, type Hex } from '../../../hex/axial.ts';
import { hasLineOfSight } from '../../../hex/line.ts';
import { SIZES, type Size } from '../sheet/skills.ts';
import { MOST_REACH } from '../sheet/weapons.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { is } from './conditions.ts';
import { isMelee, type Wielded, wielded } from './wielding.ts';

const SIZE_REACH: Readonly<Record<Size, number>> = { small: 1, medium: 1, large: 2, huge: 3 }; // FLOW-99

/** By how many categories `a` is greater than `b`; negative if it is smaller. */
export function sizeGap(a: FlowFighter, b: FlowFighter): number {
  return SIZES.indexOf(a.size) - SIZES.indexOf(b.size);
}

/** How far a melee weapon strikes in these hands: size and weapon do not add up. */
export function reachWith(fighter: FlowFighter, { weapon }: Wielded): number {
  return Math.max(SIZE_REACH[fighter.size], weapon.reach ?? 0); // FLOW-R16, FLOW-R63
}

/** A fighter's reach. */
export function reachOf(fighter: FlowFighter): number {
  let reach = SIZE_REACH[fighter.size]; // FLOW-99
  for (const { weapon } of wielded(fighter)) reach = Math.max(reach, weapon.reach ?? 0); // FLOW-100
  return reach;
}

/** Whether one hex can be seen from another. */
export function sees(table: FlowTable, from: Hex, to: Hex): boolean {
  return hasLineOfSight(table.map, from, to); // FLOW-R8
}

/** The melee weapons with which a fighter reaches a hex, in the order in which it would choose. */
export function weaponsReaching(table: FlowTable, fighter: FlowFighter, at: Hex): Wielded[] {
  const gap = distance(fighter.at, at);
  const able = wielded(fighter).filter((one) => strikesOver(gap, fighter, one));
  return able.length > 0 && sees(table, fighter.at, at) ? able : [];
}

function strikesOver(gap: number, fighter: FlowFighter, one: Wielded): boolean {
  return isMelee(one.weapon) && reachWith(fighter, one) >= gap;
}

/** Farther than this nobody strikes, whatever its size and weapon. */
const LONGEST = Math.max(...Object.values(SIZE_REACH), MOST_REACH);

/** Whether somebody's condition lets it threaten at all. */
function canThreaten(fighter: FlowFighter): boolean {
  return !fighter.defeated && !is(fighter, 'surprised') && !is(fighter, 'stunned'); // FLOW-R16
}

/** Whether a fighter threatens a hex: it could strike there with a melee weapon. */
export function threatens(table: FlowTable, fighter: FlowFighter, at: Hex): boolean {
  const gap = distance(fighter.at, at);
  if (gap > LONGEST) return false;
  const isArmed = wielded(fighter).some((one) => strikesOver(gap, fighter, one));
  return isArmed && canThreaten(fighter) && sees(table, fighter.at, at); // FLOW-101, FLOW-R58
}

/** Whether a fighter has come within somebody's reach from outside it. */
export function hasEnteredReach(fighter: FlowFighter, from: Hex, to: Hex): boolean {
  const reach = reachOf(fighter); // FLOW-R34
  return distance(fighter.at, from) > reach && distance(fighter.at, to) <= reach;
}
