import {
  distance,
  type Hex,
  hexKey,
  isOpenGround,
  neighbors,
  range,
  type Setup,
  toPixel,
} from '@riposte/shared';
import { mapOf } from '@riposte/shared/maps/doors';
import { HEROES } from '../battle/new-fighters.ts';
import { inRanks } from './starting-places.ts';

/** The way in which enemies are placed. */
export interface Placement {
  /** The distance between the front ranks of heroes and enemies, in hexes. */
  readonly hexes: number;
  /** True if no two enemies should be adjacent. If there is too little room, some are adjacent nevertheless. */
  readonly isSpread: boolean;
}

/** The smallest and the largest distance between the front ranks, in hexes, if the map has room for it. */
const NEAR = 3;
const FAR = 10;
/** The minimum distance between enemies and heroes at the start, in hexes. At this distance, they are not adjacent. */
const APART = 2;
/** The distance between the centers of two hexes. The unit is a hex's distance from its center to a corner. */
const STEP = Math.sqrt(3);

/**
 * Returns the ways in which enemies can face the heroes of a setup: up to three distances, close together or spread.
 */
export function placementsIn(setup: Setup): Placement[] {
  const { map, combatants } = setup;
  const room =
    Math.floor(
      map.radius -
        frontOf(
          combatants.map(({ at }) => at),
          facing(setup),
        ) /
          STEP,
    ) - 1;
  const far = Math.max(APART, Math.min(FAR, room));
  const near = Math.min(NEAR, far);
  const distances = [...new Set([near, Math.round((near + far) / 2), far])];
  return distances.flatMap((hexes) => [
    { hexes, isSpread: false },
    { hexes, isSpread: true },
  ]);
}

/**
 * Returns free hexes for enemies in ranks that face the heroes. Prefers hexes that are not next to heroes and that
 * heroes can reach. Returns fewer hexes if there is too little room.
 */
export function foePlaces(setup: Setup, { hexes, isSpread }: Placement, count: number): Hex[] {
  const { map, combatants } = setup;
  const present = combatants.map(({ at }) => at);
  const reachable = reachableFrom(setup, heroesOf(setup));
  const free = range([0, 0], map.radius).filter(
    (at) => isOpenGround(map, at) && !present.some((taken) => hexKey(taken) === hexKey(at)),
  );
  const isGood = (at: Hex) =>
    reachable.has(hexKey(at)) && present.every((taken) => distance(taken, at) >= APART);
  const direction = facing(setup);
  const ranks = { ...direction, front: frontOf(present, direction) + hexes * STEP - STEP / 2 };
  const good = inRanks(free.filter(isGood), ranks);
  const wide = isSpread ? spreadOut(good) : [];
  const rest = inRanks(
    free.filter((at) => !isGood(at)),
    ranks,
  );
  return [...new Set([...wide, ...good, ...rest])].slice(0, count);
}

/** Returns hexes of which no two are adjacent. Earlier hexes take precedence over later ones. */
function spreadOut(hexes: readonly Hex[]): Hex[] {
  const chosen: Hex[] = [];
  for (const at of hexes) {
    if (chosen.every((other) => distance(at, other) >= APART)) chosen.push(at);
  }
  return chosen;
}

type Direction = Readonly<Record<'right' | 'down', number>>;

/**
 * Returns the direction in which the heroes look: toward the center of the map, or to the right if they stand in the
 * center.
 */
function facing(setup: Setup): Direction {
  const points = heroesOf(setup).map((at) => toPixel(at, 1));
  const x = points.reduce((sum, point) => sum + point.x, 0) / Math.max(1, points.length);
  const y = points.reduce((sum, point) => sum + point.y, 0) / Math.max(1, points.length);
  const length = Math.hypot(x, y);
  return length < STEP ? { right: 1, down: 0 } : { right: -x / length, down: -y / length };
}

/** Returns the distance of the foremost hex from the center of the map, measured in the given direction. */
function frontOf(hexes: readonly Hex[], { right, down }: Direction): number {
  const along = hexes.map((at) => toPixel(at, 1)).map(({ x, y }) => x * right + y * down);
  return Math.max(...along);
}

function heroesOf({ combatants }: Setup): Hex[] {
  return combatants.filter(({ side }) => side === HEROES).map(({ at }) => at);
}

/** Returns the keys of all hexes that can be reached from any of the given ones. Doors can be opened. */
function reachableFrom(setup: Setup, from: readonly Hex[]): ReadonlySet<number> {
  const { map, doors } = mapOf(setup);
  const isPassable = (at: Hex) => isOpenGround(map, at) || doors.some((door) => hexKey(door) === hexKey(at));
  const found = new Set(from.map(hexKey));
  const border = [...from];
  for (let at = border.pop(); at; at = border.pop()) {
    for (const next of neighbors(at)) {
      if (found.has(hexKey(next)) || !isPassable(next)) continue;
      found.add(hexKey(next));
      border.push(next);
    }
  }
  return found;
}
