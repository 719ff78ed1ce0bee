import type { Id } from '../../../../engine/schema/ids.ts';
import { findFighter } from '../../../../engine/state/table.ts';
import { distance, type Hex } from '../../../../hex/axial.ts';
import { hasLineOfSight } from '../../../../hex/line.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';

export function sees(table: DegreesTable, from: Hex, to: Hex): boolean {
  return hasLineOfSight(table.map, from, to); // DEG-R16
}

export function gap(a: DegreesFighter, b: DegreesFighter): number {
  return distance(a.at, b.at);
}

export function areFoes(a: DegreesFighter, b: DegreesFighter): boolean {
  return a.side !== b.side; // DEG-R36
}

/** Returns the target if it is an undefeated fighter of another side. */
export function opponent(table: DegreesTable, by: Id, target: Id): DegreesFighter | undefined {
  const [me, other] = [findFighter(table, by), findFighter(table, target)];
  return me && other && areFoes(me, other) && !other.defeated ? other : undefined; // DEG-R36
}

/** Returns the target if it is another undefeated fighter of the same side. */
export function ally(table: DegreesTable, by: Id, target: Id): DegreesFighter | undefined {
  const [me, other] = [findFighter(table, by), findFighter(table, target)];
  return me && other && me !== other && !areFoes(me, other) && !other.defeated ? other : undefined; // DEG-R36
}
