import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter, isStanding, within } from '../../../engine/state/table.ts';
import { distance, type Hex, isAdjacent } from '../../../hex/axial.ts';
import { hasLineOfSight, sightLines } from '../../../hex/line.ts';
import { isCover } from '../../../hex/map.ts';
import { faultOfAiming } from '../../../kit/aim.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { has } from './conditions.ts';

/** The shortest distance to the attacker at which a hex gives cover (PHASE-R21). */
const COVER_FROM = 2;

/** Returns whether there is line of sight between two hexes. Fighters do not block it (PHASE-R20). */
export function sees({ map }: PhasesTable, from: Hex, to: Hex): boolean {
  return hasLineOfSight(map, from, to); // PHASE-R20
}

/** Returns whether a hex has cover against an attacker in another hex. */
export function hasCover({ map }: PhasesTable, from: Hex, at: Hex): boolean {
  const [line] = sightLines(map, from, at); // PHASE-R21: of the two possible lines of sight, uses the first that meets no wall
  if (!line) return false;
  return [...line, at].some((hex) => isCover(map, hex) && distance(from, hex) >= COVER_FROM); // PHASE-R21
}

/**
 * Returns whether an undefeated enemy is adjacent to a fighter. Enemies that the GM has hidden do not count:
 * PHASE-R17.
 */
export function isEngaged(table: PhasesTable, { side, at }: Pick<PhasesFighter, 'side' | 'at'>): boolean {
  const isFelt = (other: PhasesFighter) => !other.hidden && other.side !== side; // PHASE-R64
  return within(table, at, 1).some((other) => isFelt(other) && isAdjacent(other.at, at)); // PHASE-R17
}

/** Returns the fault if a hex is more than `most` hexes away or, with `needsSight`, out of sight. */
export function faultOfDistance(
  table: PhasesTable,
  from: Hex,
  to: Hex,
  most: number,
  { needsSight = true, by }: { readonly needsSight?: boolean; readonly by?: PhasesFighter } = {},
): Fault | undefined {
  const isSeen = () => !needsSight || sees(table, from, to);
  return faultOfAiming(by, { away: distance(from, to), most, isSeen }, outOfRange); // PHASE-R22
}

function outOfRange(away: number, most: number): Fault {
  return { code: 'out-of-range', say: SAID.refusals.outOfRange(away, most) };
}

/**
 * Returns whether the fighter `other` is a hidden enemy that `me` cannot target. Only adjacent enemies can target a
 * hidden fighter.
 */
export function isHiddenFrom(me: PhasesFighter, other: PhasesFighter): boolean {
  return has(other, 'hidden') && other.side !== me.side && distance(me.at, other.at) > 1; // PHASE-R14
}

/** Returns whether `target` is a fighter that `me` could target: any other undefeated fighter. */
export function isTarget(table: PhasesTable, me: Id, target: Id): boolean {
  return target !== me && isStanding(table, target); // PHASE-R22
}

/**
 * Returns the fault if `me` cannot target a fighter, which must be at most `most` hexes away. Allies can be
 * targeted, too.
 */
export function faultOfTarget(
  table: PhasesTable,
  me: PhasesFighter,
  target: Id,
  most: number,
): Fault | undefined {
  const other = findFighter(table, target);
  if (!other || !isTarget(table, me.id, target)) return 'no-such-target'; // PHASE-R22
  return (
    faultOfDistance(table, me.at, other.at, most, { by: me }) ??
    (isHiddenFrom(me, other) ? 'hidden-target' : undefined) // PHASE-R14
  );
}
