import { faultOfPlace, findFighter } from '../../../engine/state/table.ts';
import { place } from '../../../engine/state/verbs.ts';
import { range } from '../../../hex/area.ts';
import type { Hex } from '../../../hex/axial.ts';
import { lastFree } from '../../../kit/walking.ts';
import { type Entry, isHeldByOther, type VigilTable } from '../table.ts';

/** Ends a travel: where the traveller stands or, if that hex is somebody else's, in its last free one: VIG-76. */
export function land(table: VigilTable, { by, travel }: Entry): void {
  const traveller = findFighter(table, by);
  if (!travel || !traveller || traveller.defeated || !isHeldByOther(table, traveller.at, by)) return;
  const refuge = lastFree(table, by, travel.trail) ?? nearestFree(table, traveller.at);
  if (refuge) place(table, by, refuge, 'fell-back'); // VIG-76
}

/** Where somebody ends up if others have meanwhile taken every hex it came through. */
function nearestFree(table: VigilTable, at: Hex): Hex | undefined {
  const near = range(at, 2 * table.map.radius);
  return near.find((hex) => !faultOfPlace(table, hex));
}
