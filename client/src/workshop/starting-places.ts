import {
  type Hex,
  hexKey,
  isOpenGround,
  range,
  type Setup,
  type SetupFighter,
  toPixel,
} from '@riposte/shared';
import { sidesIn } from './fighters.ts';

/** The directions from the center in which the sides start, in the order of the sides. */
const FROM = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
/** The distance of the front rank from the center, as a share of the distance to the edge. */
const REACH = 0.6;
/** The distance between ranks and the width of each rank. The unit is a hex's distance from its center to a corner. */
const RANK = 1.75;
const WIDTH = 12;

/**
 * Returns the fighters with one side lined up in ranks on free hexes. If there are too few free hexes, the side stays
 * where it is.
 */
export function linedUp(setup: Setup, side: string): readonly SetupFighter[] {
  const { map, combatants } = setup;
  const taken = new Set(combatants.filter((one) => one.side !== side).map(({ at }) => hexKey(at)));
  const isFree = (at: Hex) => isOpenGround(map, at) && !taken.has(hexKey(at));
  const [right, down] = FROM[sidesIn(setup).indexOf(side) % FROM.length] ?? FROM[0];
  const front = REACH * map.radius * Math.sqrt(3) - RANK / 2;
  const places = inRanks(range([0, 0], map.radius).filter(isFree), { right, down, front });
  const ours = combatants.filter((one) => one.side === side);
  if (places.length < ours.length) return combatants;
  const placeOf = new Map(ours.map(({ id }, index) => [id, places[index]]));
  return combatants.map((one) => {
    const at = placeOf.get(one.id);
    return at ? { ...one, at: [at[0], at[1]] } : one;
  });
}

/** The place of a side's ranks. They begin at a front line and extend along a unit vector, away from the other side. */
export interface Ranks {
  readonly right: number;
  readonly down: number;
  /** The distance of the front line from the center of the map, in the unit of `RANK`. */
  readonly front: number;
}

/**
 * Returns hexes in the order in which fighters fill them: front ranks first, and each rank from its center outward.
 * Hexes in front of the front line come last.
 */
export function inRanks(hexes: readonly Hex[], { right, down, front }: Ranks): Hex[] {
  const rankOf = (at: Hex) => {
    const { x, y } = toPixel(at, 1);
    const [along, across] = [x * right + y * down, Math.abs(x * down - y * right)];
    const behind =
      along >= front ? Math.floor((along - front) / RANK) : 50 + Math.floor((front - along) / RANK);
    return (behind + 3 * Math.floor(across / (WIDTH / 2))) * 1000 + across;
  };
  return hexes.toSorted((one, other) => rankOf(one) - rankOf(other));
}
