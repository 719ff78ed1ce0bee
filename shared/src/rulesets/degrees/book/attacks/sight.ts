import { distance, type Hex } from '../../../../hex/axial.ts';
import { hasLineOfSight } from '../../../../hex/line.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';

export function sees(table: DegreesTable, from: Hex, to: Hex): boolean {
  return hasLineOfSight(table.map, from, to); // DEG-R16
}

export function gap(a: DegreesFighter, b: DegreesFighter): number {
  return distance(a.at, b.at);
}
