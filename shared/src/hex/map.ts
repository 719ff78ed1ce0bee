import type { Hex } from './axial.ts';
import type { MapNotes } from './notes.ts';
import type { Scenery, WholeScenery } from './scenery.ts';

/** The map of a battle. It is immutable: a change, such as an opened door, creates a new map. */
export interface HexMap {
  /** All hexes within this distance of `[0, 0]` are on the map. */
  readonly radius: number;
  /** Walls block movement and sight. */
  readonly walls: readonly Hex[];
  /** Difficult ground costs one more hex of movement to enter. */
  readonly difficult: readonly Hex[];
  /** The ruleset defines the effect of cover. */
  readonly cover: readonly Hex[];
  /** The appearance of some ground, for display only. Other ground looks plain. */
  readonly looks?: Readonly<Partial<Record<GroundLook, readonly Hex[]>>> | undefined;
  /** The picture under the grid, for display only; omitted if there is none. */
  readonly backdrop?: Backdrop | undefined;
  /** The place, the time of day and the weather, for display only; a meadow at noon if omitted. */
  readonly scenery?: Scenery | undefined;
  /** The labels, drawings and areas on the map, for display only; omitted if there are none. */
  readonly notes?: MapNotes | undefined;
}

/** A picture under the grid of a map. */
export interface Backdrop extends BackdropPlace {
  /** The name of the picture; see `nameOfPicture`. */
  readonly picture: string;
}

/** The position of a picture under the grid. Its height follows from its width. */
export interface BackdropPlace {
  /**
   * The position of the picture's center relative to the center of the map, in hex widths to the right and down.
   */
  readonly x: number;
  readonly y: number;
  /** The width of the picture, in hex widths. */
  readonly width: number;
  /** The picture's clockwise rotation around its center, in degrees; 0 if omitted. */
  readonly turn?: number | undefined;
  /** The picture's opacity, up to 1; 1 if omitted. */
  readonly opacity?: number | undefined;
}

export const GROUND_LOOKS = ['water', 'planks', 'brush'] as const;
export type GroundLook = (typeof GROUND_LOOKS)[number];

/** Returns the appearance of a map, with its defaults filled in. */
export function sceneryOf({ scenery }: HexMap): WholeScenery {
  const { theme = 'meadow', light = 'noon', weather = 'clear' } = scenery ?? {};
  return { theme, light, weather };
}

/** Returns a unique number for each hex within 1000 of the middle. */
export function hexKey([q, r]: Hex): number {
  return (q + 1000) * 2001 + (r + 1000);
}

const WALL = 1;
const DIFFICULT = 2;
const COVER = 4;
const OFF = 8;
/** The bit of each look of ground. */
const LOOKS: Readonly<Record<GroundLook, number>> = { water: 16, planks: 32, brush: 64 };

/** The kinds of ground of each hex as bits, because sight and path searches look them up thousands of times. */
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
  for (const look of GROUND_LOOKS) mark(map.looks?.[look] ?? [], LOOKS[look]);
  return ground;
}

function placeOf({ radius }: HexMap, at: Hex): number {
  return (at[0] + radius) * (2 * radius + 1) + at[1] + radius;
}

/** Returns the kinds of ground of a hex as bits; beyond the edge of the map, only `OFF`. */
function kindsOf(map: HexMap, at: Hex): number {
  return isOnMap(map, at) ? (groundOf(map)[placeOf(map, at)] as number) : OFF;
}

/** Returns whether a hex is on the map. Walls are on the map, too. */
export function isOnMap({ radius }: HexMap, at: Hex): boolean {
  const [q, r] = [at[0], at[1]];
  return Math.abs(q) <= radius && Math.abs(r) <= radius && Math.abs(q + r) <= radius;
}

/** Returns whether a hex of the map is a wall. */
export function isWall(map: HexMap, at: Hex): boolean {
  return (kindsOf(map, at) & WALL) !== 0;
}

/** Returns whether a hex costs one more hex of movement to enter. */
export function isDifficult(map: HexMap, at: Hex): boolean {
  return (kindsOf(map, at) & DIFFICULT) !== 0;
}

/** Returns whether a hex gives cover to a fighter in it. */
export function isCover(map: HexMap, at: Hex): boolean {
  return (kindsOf(map, at) & COVER) !== 0;
}

/** Returns the appearance of a hex of the map; undefined if it is plain. */
export function lookOfGround(map: HexMap, at: Hex): GroundLook | undefined {
  const kinds = kindsOf(map, at);
  return GROUND_LOOKS.find((look) => (kinds & LOOKS[look]) !== 0);
}

/** Returns whether the ground of a hex can hold a fighter: the hex is on the map and not a wall. */
export function isOpenGround(map: HexMap, at: Hex): boolean {
  return (kindsOf(map, at) & (OFF | WALL)) === 0;
}

/** Returns the map without the wall at this hex. */
export function withoutWall(map: HexMap, at: Hex): HexMap {
  return { ...map, walls: map.walls.filter((wall) => hexKey(wall) !== hexKey(at)) };
}

/** The kinds of ground that every map can have. */
export const TERRAINS = ['open', 'wall', 'difficult', 'cover'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Returns the kind of ground of a hex. If it has several, returns the most obstructive. */
export function terrainAt(map: HexMap, at: Hex): Terrain {
  if (isWall(map, at)) return 'wall';
  if (isDifficult(map, at)) return 'difficult';
  return isCover(map, at) ? 'cover' : 'open';
}

/** Returns the map after changing these hexes to one kind of ground, without a special appearance. */
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
