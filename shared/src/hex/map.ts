import type { Hex } from './axial.ts';

/** The ground of a battle. A value: whoever changes it (a door opens) puts a new one in its place. */
export interface HexMap {
  /** Every hex within this distance of `[0, 0]` is on the map. */
  readonly radius: number;
  /** Walls stop movement and sight. */
  readonly walls: readonly Hex[];
  /** Difficult ground costs one more hex of movement to enter. */
  readonly difficult: readonly Hex[];
  /** What cover does, the ruleset says. */
  readonly cover: readonly Hex[];
}

/** A number for each hex within 1000 of the middle, different for different hexes. */
export function hexKey([q, r]: Hex): number {
  return (q + 1000) * 2001 + (r + 1000);
}

const WALL = 1;
const DIFFICULT = 2;
const COVER = 4;

/** The kinds of ground of a map's hexes, as bits: sight and paths look thousands of times. */
type Ground = Uint8Array;

const grounds = new WeakMap<HexMap, Ground>();
let latest: { readonly map: HexMap; readonly ground: Ground } | undefined;

function groundOf(map: HexMap): Ground {
  if (latest?.map === map) return latest.ground;
  const ground = grounds.get(map) ?? readGround(map);
  grounds.set(map, ground);
  latest = { map, ground };
  return ground;
}

function readGround(map: HexMap): Ground {
  const ground = new Uint8Array((2 * map.radius + 1) ** 2);
  const mark = (hexes: readonly Hex[], kind: number) => {
    for (const hex of hexes)
      if (isOnMap(map, hex)) ground[placeOf(map, hex)] = kindOf(ground, map, hex) | kind;
  };
  mark(map.walls, WALL);
  mark(map.difficult, DIFFICULT);
  mark(map.cover, COVER);
  return ground;
}

function placeOf({ radius }: HexMap, [q, r]: Hex): number {
  return (q + radius) * (2 * radius + 1) + r + radius;
}

function kindOf(ground: Ground, map: HexMap, at: Hex): number {
  return ground[placeOf(map, at)] ?? 0;
}

function isOfKind(map: HexMap, at: Hex, kind: number): boolean {
  return isOnMap(map, at) && (kindOf(groundOf(map), map, at) & kind) !== 0;
}

/** Whether a hex lies on the map (a wall does too). */
export function isOnMap({ radius }: HexMap, [q, r]: Hex): boolean {
  return Math.abs(q) <= radius && Math.abs(r) <= radius && Math.abs(q + r) <= radius;
}

/** Whether a hex of the map is a wall. */
export function isWall(map: HexMap, at: Hex): boolean {
  return isOfKind(map, at, WALL);
}

/** Whether a hex costs one more hex of movement to enter. */
export function isDifficult(map: HexMap, at: Hex): boolean {
  return isOfKind(map, at, DIFFICULT);
}

/** Whether a hex gives cover to whoever stands in it. */
export function isCover(map: HexMap, at: Hex): boolean {
  return isOfKind(map, at, COVER);
}

/** Whether somebody could stand there, as far as the ground goes: on the map, no wall. */
export function isOpenGround(map: HexMap, at: Hex): boolean {
  return isOnMap(map, at) && !isWall(map, at);
}

/** The same map without a wall at that hex. */
export function withoutWall(map: HexMap, at: Hex): HexMap {
  return { ...map, walls: map.walls.filter((wall) => hexKey(wall) !== hexKey(at)) };
}
