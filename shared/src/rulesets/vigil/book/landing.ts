import { faultOfPlace, findFighter } from '../../../engine/state/table.ts';
import { place } from '../../../engine/state/verbs.ts';
import { range } from '../../../hex/area.ts';
import type { Hex } from '../../../hex/axial.ts';
import { lastFree } from '../../../kit/walking.ts';
import { type Entry, isHeldByOther, type VigilTable } from '../table.ts';

/** Ends a move. If the hex is occupied, puts the mover back in the last free hex of its path (VIG-76). */
export function land(table: VigilTable, { by, travel }: Entry): void {
  const mover = findFighter(table, by);
  if (!travel || !mover || mover.defeated || !isHeldByOther(table, mover.at, by)) return;
  const refuge = lastFree(table, by, travel.trail) ?? nearestFree(table, mover.at);
  if (refuge) place(table, by, refuge, 'fell-back'); // VIG-76
}

/** Returns the free hex nearest to `at`, for a mover whose path has no free hex. Undefined if no hex is free. */
function nearestFree(table: VigilTable, at: Hex): Hex | undefined {
  const near = range(at, 2 * table.map.radius);
  return near.find((hex) => !faultOfPlace(table, hex));
}
