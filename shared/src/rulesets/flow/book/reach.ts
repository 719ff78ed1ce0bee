import type { Fault } from '../../../engine/presentation/rejection.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { hasLineOfSight } from '../../../hex/line.ts';
import { faultOfAiming } from '../../../kit/aim.ts';
import { SIZES, type Size } from '../sheet/skills.ts';
import { MAX_REACH } from '../sheet/weapons.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { is } from './conditions.ts';
import { isMelee, type Wielded, wielded } from './wielding.ts';

const SIZE_REACH: Readonly<Record<Size, number>> = { small: 1, medium: 1, large: 2, huge: 3 }; // FLOW-99

/** Returns the number of size categories by which `a` is larger than `b`; negative if smaller. */
export function sizeGap(a: FlowFighter, b: FlowFighter): number {
  return SIZES.indexOf(a.size) - SIZES.indexOf(b.size);
}

/**
 * Returns a fighter's reach with a melee weapon, in hexes: the reach of its size or of the weapon, whichever is
 * greater.
 */
export function reachWith(fighter: FlowFighter, { weapon }: Wielded): number {
  return Math.max(SIZE_REACH[fighter.size], weapon.reach ?? 0); // FLOW-R16, FLOW-R63
}

/**
 * Returns the fault if an action's target is larger than `most`, by default the actor's size. Callers decide
 * whether the GM can waive the fault.
 */
export function faultOfSize(
  actor: FlowFighter,
  { name, size }: FlowFighter,
  clause: string,
  most: Size = actor.size,
): Fault | undefined {
  if (SIZES.indexOf(size) <= SIZES.indexOf(most)) return undefined;
  const say = SAID.refusals.tooLarge(name, SAID.sizes[size], SAID.sizes[most]);
  return { code: 'too-large', say, clause };
}

/** Returns a fighter's longest reach in hexes, from its size and all its weapons. */
export function reachOf(fighter: FlowFighter): number {
  let reach = SIZE_REACH[fighter.size]; // FLOW-99
  for (const { weapon } of wielded(fighter)) reach = Math.max(reach, weapon.reach ?? 0); // FLOW-100
  return reach;
}

/** Returns whether one hex has line of sight to another. */
export function sees(table: FlowTable, from: Hex, to: Hex): boolean {
  return hasLineOfSight(table.map, from, to); // FLOW-R8
}

/** Returns the melee weapons with which a fighter reaches a hex, in order of preference. */
export function weaponsReaching(table: FlowTable, fighter: FlowFighter, at: Hex): Wielded[] {
  const gap = distance(fighter.at, at);
  const able = wielded(fighter).filter((one) => strikesOver(gap, fighter, one));
  return able.length > 0 && sees(table, fighter.at, at) ? able : [];
}

function strikesOver(gap: number, fighter: FlowFighter, one: Wielded): boolean {
  return isMelee(one.weapon) && reachWith(fighter, one) >= gap;
}

/** The longest possible reach in hexes. */
const LONGEST_REACH = Math.max(...Object.values(SIZE_REACH), MAX_REACH);

/** Returns whether a fighter's conditions allow it to threaten. */
function canThreaten(fighter: FlowFighter): boolean {
  return !fighter.defeated && !is(fighter, 'surprised') && !is(fighter, 'stunned'); // FLOW-R16
}

/** Returns whether a fighter threatens a hex with a melee weapon. */
export function threatens(table: FlowTable, fighter: FlowFighter, at: Hex): boolean {
  const gap = distance(fighter.at, at);
  if (gap > LONGEST_REACH) return false;
  const isArmed = wielded(fighter).some((one) => strikesOver(gap, fighter, one));
  return isArmed && canThreaten(fighter) && sees(table, fighter.at, at); // FLOW-101, FLOW-R58
}

/** Returns whether a move from one hex to another enters a fighter's reach. */
export function hasEnteredReach(fighter: FlowFighter, from: Hex, to: Hex): boolean {
  const reach = reachOf(fighter); // FLOW-R34
  return distance(fighter.at, from) > reach && distance(fighter.at, to) <= reach;
}

/** Returns the fault of aiming at a hex that is more than `most` hexes away or out of sight; otherwise undefined. */
export function faultOfReach(
  table: FlowTable,
  me: FlowFighter,
  to: Hex,
  most: number,
  clause?: string,
): Fault | undefined {
  const aim = { away: distance(me.at, to), most, isSeen: () => sees(table, me.at, to) };
  return faultOfAiming(me, aim, () => outOfRange(me.at, to, most, clause));
}

/** Returns the fault for a target that is too far away. The message states the distance and the limit, in hexes. */
export function outOfRange(from: Hex, to: Hex, most: number, clause?: string): Exclude<Fault, string> {
  const say = SAID.refusals.outOfRange(distance(from, to), most);
  return { code: 'out-of-range', say, ...(clause !== undefined && { clause }) };
}
