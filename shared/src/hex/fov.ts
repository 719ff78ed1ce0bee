import { range } from './area.ts';
import type { Hex } from './axial.ts';
import { hasLineOfSight } from './line.ts';
import { type HexMap, isOnMap } from './map.ts';

/** The hexes of the map within `radius` that `from` sees, nearest first: itself, and the walls that end its sight too. */
export function fieldOfView(map: HexMap, from: Hex, radius: number): Hex[] {
  return range(from, radius).filter((hex) => isOnMap(map, hex) && hasLineOfSight(map, from, hex));
}
