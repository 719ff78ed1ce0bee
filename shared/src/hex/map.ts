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

interface Ground {
  readonly walls: ReadonlySet<number>;
  readonly difficult: ReadonlySet<number>;
  readonly cover: ReadonlySet<number>;
}

const grounds = new WeakMap<HexMap, Ground>();

function groundOf(map: HexMap): Ground {
  let ground = grounds.get(map);
  if (!ground) {
    const keys = (hexes: readonly Hex[]) => new Set(hexes.map(hexKey));
    ground = { walls: keys(map.walls), difficult: keys(map.difficult), cover: keys(map.cover) };
    grounds.set(map, ground);
  }
  return ground;
}

/** Whether a hex lies on the map (a wall does too). */
export function isOnMap({ radius }: HexMap, [q, r]: Hex): boolean {
  return Math.abs(q) <= radius && Math.abs(r) <= radius && Math.abs(q + r) <= radius;
}

/** Whether a hex is a wall. */
export function isWall(map: HexMap, at: Hex): boolean {
  return groundOf(map).walls.has(hexKey(at));
}

/** Whether a hex costs one more hex of movement to enter. */
export function isDifficult(map: HexMap, at: Hex): boolean {
  return groundOf(map).difficult.has(hexKey(at));
}

/** Whether a hex gives cover to who stands in it. */
export function isCover(map: HexMap, at: Hex): boolean {
  return groundOf(map).cover.has(hexKey(at));
}

/** Whether somebody could stand there, as far as the ground goes: on the map, no wall. */
export function isOpenGround(map: HexMap, at: Hex): boolean {
  return isOnMap(map, at) && !isWall(map, at);
}

/** The same map without a wall at that hex. */
export function withoutWall(map: HexMap, at: Hex): HexMap {
  return { ...map, walls: map.walls.filter((wall) => hexKey(wall) !== hexKey(at)) };
}
