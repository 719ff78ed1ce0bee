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
  /** What some of the ground looks like, for the eye alone: no rule asks. Left out: as it is, no more. */
  readonly looks?: Readonly<Partial<Record<GroundLook, readonly Hex[]>>> | undefined;
  /** What lies under the grid, for the eye alone too; left out: nothing. */
  readonly backdrop?: Backdrop | undefined;
}

/** A picture under the grid of a map. */
export interface Backdrop extends BackdropPlace {
  /** The name of the picture: `nameOfPicture`. */
  readonly picture: string;
}

/** Where a picture lies under the grid of a map: as high as it is to its width. */
export interface BackdropPlace {
  /** Where its middle lies from the middle of the map, in hex widths to the right and down. */
  readonly x: number;
  readonly y: number;
  /** How wide it is, in hex widths. */
  readonly width: number;
  /** How far it is turned around its middle, clockwise in degrees; left out: not at all. */
  readonly turn?: number | undefined;
  /** How much of it shows on the board, up to 1; left out: all. */
  readonly opacity?: number | undefined;
}

export const GROUND_LOOKS = ['water', 'planks', 'brush'] as const;
export type GroundLook = (typeof GROUND_LOOKS)[number];

/** A number for each hex within 1000 of the middle, different for different hexes. */
export function hexKey([q, r]: Hex): number {
  return (q + 1000) * 2001 + (r + 1000);
}

const WALL = 1;
const DIFFICULT = 2;
const COVER = 4;
const OFF = 8;

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
    for (const place of hexes.filter((hex) => isOnMap(map, hex)).map((hex) => placeOf(map, hex)))
      ground[place] = (ground[place] as number) | kind;
  };
  mark(map.walls, WALL);
  mark(map.difficult, DIFFICULT);
  mark(map.cover, COVER);
  return ground;
}

function placeOf({ radius }: HexMap, at: Hex): number {
  return (at[0] + radius) * (2 * radius + 1) + at[1] + radius;
}

/** The kinds of a hex of the map; beyond its edge only `OFF`. */
function kindsOf(map: HexMap, at: Hex): number {
  return isOnMap(map, at) ? (groundOf(map)[placeOf(map, at)] as number) : OFF;
}

/** Whether a hex lies on the map (a wall does too). */
export function isOnMap({ radius }: HexMap, at: Hex): boolean {
  const [q, r] = [at[0], at[1]];
  return Math.abs(q) <= radius && Math.abs(r) <= radius && Math.abs(q + r) <= radius;
}

/** Whether a hex of the map is a wall. */
export function isWall(map: HexMap, at: Hex): boolean {
  return (kindsOf(map, at) & WALL) !== 0;
}

/** Whether a hex costs one more hex of movement to enter. */
export function isDifficult(map: HexMap, at: Hex): boolean {
  return (kindsOf(map, at) & DIFFICULT) !== 0;
}

/** Whether a hex gives cover to whoever stands in it. */
export function isCover(map: HexMap, at: Hex): boolean {
  return (kindsOf(map, at) & COVER) !== 0;
}

/** What a hex looks like besides what it is; undefined: nothing is said of it. */
export function lookOfGround({ looks }: HexMap, at: Hex): GroundLook | undefined {
  const isThere = (look: GroundLook) => looks?.[look]?.some((hex) => hexKey(hex) === hexKey(at));
  return looks && GROUND_LOOKS.find(isThere);
}

/** Whether somebody could stand there, as far as the ground goes: on the map, no wall. */
export function isOpenGround(map: HexMap, at: Hex): boolean {
  return (kindsOf(map, at) & (OFF | WALL)) === 0;
}

/** The same map without a wall at that hex. */
export function withoutWall(map: HexMap, at: Hex): HexMap {
  return { ...map, walls: map.walls.filter((wall) => hexKey(wall) !== hexKey(at)) };
}

/** What the ground of a hex can be made. */
export const TERRAINS = ['open', 'wall', 'difficult', 'cover'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What the ground of a hex is; where it is several, what stops most. */
export function terrainAt(map: HexMap, at: Hex): Terrain {
  if (isWall(map, at)) return 'wall';
  if (isDifficult(map, at)) return 'difficult';
  return isCover(map, at) ? 'cover' : 'open';
}

/** The same map on which these hexes are that ground and nothing else, and look like no other. */
export function painted(map: HexMap, hexes: readonly Hex[], terrain: Terrain): HexMap {
  const keys = new Set(hexes.map(hexKey));
  const others = (ground: readonly Hex[]) => ground.filter((at) => !keys.has(hexKey(at)));
  const ground = (kind: Terrain, before: readonly Hex[]) =>
    terrain === kind ? [...others(before), ...hexes] : others(before);
  const looks = Object.entries(map.looks ?? {}).map(([look, there]) => [look, others(there)] as const);
  return {
    ...map,
    walls: ground('wall', map.walls),
    difficult: ground('difficult', map.difficult),
    cover: ground('cover', map.cover),
    ...(map.looks && { looks: Object.fromEntries(looks) }),
  };
}
