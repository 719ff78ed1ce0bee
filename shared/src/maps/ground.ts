import { type Hex, isSame } from '../hex/axial.ts';
import { GROUND_LOOKS, type HexMap, isCover, isDifficult, isWall, lookOfGround } from '../hex/map.ts';

/** The kinds of ground. A hex can have several kinds. A door is also a wall. */
export const GROUNDS = ['open', 'wall', 'difficult', 'cover', ...GROUND_LOOKS, 'door'] as const;
export type Ground = (typeof GROUNDS)[number];

/** A map, and the list of those walls that are doors. */
export interface MapWithDoors {
  readonly map: HexMap;
  readonly doors: readonly Hex[];
}

/**
 * Returns the kinds of ground of a hex, in the order of `GROUNDS`. Returns only `open` if the hex has no other
 * kind.
 */
export function groundsAt({ map, doors }: MapWithDoors, at: Hex): readonly Ground[] {
  if (doors.some((door) => isSame(door, at))) return ['door'];
  if (isWall(map, at)) return ['wall'];
  const look = lookOfGround(map, at);
  const grounds: Ground[] = [
    ...(isDifficult(map, at) ? (['difficult'] as const) : []),
    ...(isCover(map, at) ? (['cover'] as const) : []),
    ...(look ? [look] : []),
  ];
  return grounds.length > 0 ? grounds : ['open'];
}
