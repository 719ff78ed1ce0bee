import { range } from '../hex/area.ts';
import { distance, type Hex, isSame, neighbors, round } from '../hex/axial.ts';
import { GROUND_LOOKS, type HexMap, hexKey, isOnMap, painted } from '../hex/map.ts';
import { type MapNote, notesOn, withNotes } from '../hex/notes.ts';
import { type Ground, groundsAt, type MapWithDoors } from './ground.ts';

/** Returns the map after changing these hexes to exactly these kinds of ground. Ignores hexes off the map. */
export function laid(
  { map, doors }: MapWithDoors,
  hexes: readonly Hex[],
  grounds: readonly Ground[],
): MapWithDoors {
  const there = hexes.filter((at) => isOnMap(map, at));
  const bare = painted(map, there, grounds.some(isSolid) ? 'wall' : 'open');
  const isElsewhere = (door: Hex) => !there.some((at) => isSame(at, door));
  const looks = GROUND_LOOKS.filter((look) => grounds.includes(look)).map(
    (look) => [look, [...(bare.looks?.[look] ?? []), ...there]] as const,
  );
  return {
    map: {
      ...bare,
      difficult: grounds.includes('difficult') ? [...bare.difficult, ...there] : bare.difficult,
      cover: grounds.includes('cover') ? [...bare.cover, ...there] : bare.cover,
      ...((map.looks || looks.length > 0) && { looks: { ...bare.looks, ...Object.fromEntries(looks) } }),
    },
    doors: [...doors.filter(isElsewhere), ...(grounds.includes('door') ? there : [])],
  };
}

function isSolid(ground: Ground): boolean {
  return ground === 'wall' || ground === 'door';
}

/** Returns this hex and all hexes with the same ground that are connected to it. */
export function alike(of: MapWithDoors, at: Hex): Hex[] {
  const isAlike = (one: Hex) => `${groundsAt(of, one)}` === `${groundsAt(of, at)}`;
  const found = new Map([[hexKey(at), at]]);
  const edge = [at];
  for (let from = edge.pop(); from; from = edge.pop()) {
    for (const next of neighbors(from)) {
      if (found.has(hexKey(next)) || !isOnMap(of.map, next) || !isAlike(next)) continue;
      found.set(hexKey(next), next);
      edge.push(next);
    }
  }
  return [...found.values()];
}

/** Returns the map with another radius. Hexes beyond the radius are removed; new hexes are open. */
export function resized({ map, doors }: MapWithDoors, radius: number): MapWithDoors {
  const isLeft = (at: Hex) => distance(at, [0, 0]) <= radius;
  const looks = Object.entries(map.looks ?? {}).map(([look, there]) => [look, there.filter(isLeft)] as const);
  const rest: HexMap = {
    radius,
    walls: map.walls.filter(isLeft),
    difficult: map.difficult.filter(isLeft),
    cover: map.cover.filter(isLeft),
    ...(map.looks && { looks: Object.fromEntries(looks) }),
    ...(map.backdrop && { backdrop: map.backdrop }),
    ...(map.scenery && { scenery: map.scenery }),
  };
  return {
    map: withNotes(
      rest,
      notesOn(map).flatMap((one) => noteWithin(one, isLeft)),
    ),
    doors: doors.filter(isLeft),
  };
}

/**
 * Returns a list with a note, without the hexes and points that are no longer on the map. Empty if none of them is
 * left.
 */
function noteWithin(one: MapNote, isLeft: (at: Hex) => boolean): MapNote[] {
  if (one.kind === 'label') return isLeft(one.note.at) ? [one] : [];
  if (one.kind === 'area') {
    const hexes = one.note.hexes.filter(isLeft);
    return hexes.length > 0 ? [{ kind: 'area', note: { ...one.note, hexes } }] : [];
  }
  const points = one.note.points.filter(({ q, r }) => isLeft(round(q, r)));
  return points.length > 0 ? [{ kind: 'drawing', note: { ...one.note, points } }] : [];
}

/** Returns the hexes that a brush covers. A brush with reach 0 covers one hex. */
export function brushed(map: HexMap, at: Hex, reach: number): Hex[] {
  return range(at, reach).filter((one) => isOnMap(map, one));
}
