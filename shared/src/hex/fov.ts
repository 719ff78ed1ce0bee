import { range } from './area.ts';
import type { Hex } from './axial.ts';
import { hasLineOfSight } from './line.ts';
import { type HexMap, isOnMap } from './map.ts';

/**
 * Returns the hexes within `radius` that are visible from a hex, nearest first. Includes the hex itself and the
 * walls that block the view.
 */
export function fieldOfView(map: HexMap, from: Hex, radius: number): Hex[] {
  return range(from, radius).filter((hex) => isOnMap(map, hex) && hasLineOfSight(map, from, hex));
}
