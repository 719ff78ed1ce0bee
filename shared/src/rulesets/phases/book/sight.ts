import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter, isStanding, within } from '../../../engine/state/table.ts';
import { distance, type Hex, isAdjacent } from '../../../hex/axial.ts';
import { hasLineOfSight, sightLines } from '../../../hex/line.ts';
import { isCover } from '../../../hex/map.ts';
import { faultOfAiming } from '../../../kit/aim.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { has } from './conditions.ts';

/** The shortest distance to the attacker at which a hex gives cover: PHASE-R21. */
const COVER_FROM = 2;

/** Returns whether one hex is seen from another. Fighters do not block sight: PHASE-R20. */
export function sees({ map }: PhasesTable, from: Hex, to: Hex): boolean {
  return hasLineOfSight(map, from, to); // PHASE-R20
}

/** Returns whether a hex has cover against an attacker in another hex. */
export function hasCover({ map }: PhasesTable, from: Hex, at: Hex): boolean {
  const [line] = sightLines(map, from, at); // PHASE-R21: the first clear one of the two lines
  if (!line) return false;
  return [...line, at].some((hex) => isCover(map, hex) && distance(from, hex) >= COVER_FROM); // PHASE-R21
}

/** Returns whether an enemy in the fight is adjacent to a fighter: PHASE-R17. */
export function isEngaged(table: PhasesTable, { side, at }: Pick<PhasesFighter, 'side' | 'at'>): boolean {
  const isFelt = (other: PhasesFighter) => !other.hidden && other.side !== side; // PHASE-R64
  return within(table, at, 1).some((other) => isFelt(other) && isAdjacent(other.at, at)); // PHASE-R17
}

/** Returns the fault if a hex is too far away or, where that matters, not seen. */
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
  return { code: 'out-of-range', say: TEXT.refusals.outOfRange(away, most) };
}

/**
 * Returns whether a fighter is hidden from an enemy. Hidden fighters cannot be targeted beyond the adjacent hexes.
 */
export function isHiddenFrom(me: PhasesFighter, other: PhasesFighter): boolean {
  return has(other, 'hidden') && other.side !== me.side && distance(me.at, other.at) > 1; // PHASE-R14
}

/** Returns whether a fighter can be a target: any other fighter in the fight. */
export function isTarget(table: PhasesTable, me: Id, target: Id): boolean {
  return target !== me && isStanding(table, target); // PHASE-R22
}

/** Returns the fault of targeting an enemy (for an attack, any other fighter) within `most` hexes. */
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
