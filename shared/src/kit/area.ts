import type { AffectedArea } from '../engine/core/forecast.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Table } from '../engine/state/table.ts';
import { burst } from '../hex/area.ts';
import type { Hex } from '../hex/axial.ts';

/**
 * Returns the area of an effect on `fighters`: the hexes of open ground at most `radius` hexes from the center.
 * `isReached` leaves out hexes that the effect does not reach, for example because they are out of sight.
 */
export function areaAround(
  { map }: Pick<Table, 'map'>,
  center: Hex,
  radius: number,
  fighters: readonly Id[],
  isReached: (at: Hex) => boolean = () => true,
): AffectedArea {
  return { hexes: burst(map, center, radius).filter(isReached), fighters };
}
