import { GROUND_LOOKS, type Hex, type HexMap, hexKey } from '@riposte/shared';

/**
 * Returns the hexes whose ground differs between two maps; null if the maps differ in size or scenery, so that all
 * hexes look different.
 */
export function changedHexes(before: HexMap, after: HexMap): Hex[] | null {
  if (before === after) return [];
  const isElsewhere = before.radius !== after.radius;
  if (isElsewhere || JSON.stringify(before.scenery) !== JSON.stringify(after.scenery)) return null;
  return groundsOf(before).flatMap((ground, index) => differing(ground, groundsOf(after)[index] ?? []));
}

function groundsOf({ walls, difficult, cover, looks }: HexMap): (readonly Hex[])[] {
  return [walls, difficult, cover, ...GROUND_LOOKS.map((look) => looks?.[look] ?? [])];
}

/** Returns the hexes that are in only one of two lists. */
function differing(one: readonly Hex[], other: readonly Hex[]): Hex[] {
  if (one === other) return [];
  const [ones, others] = [new Set(one.map(hexKey)), new Set(other.map(hexKey))];
  return [...one.filter((at) => !others.has(hexKey(at))), ...other.filter((at) => !ones.has(hexKey(at)))];
}
