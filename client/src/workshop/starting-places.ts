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
  const rankOf = ranksFor(sidesIn(setup).indexOf(side), map.radius);
  const places = range([0, 0], map.radius)
    .filter(isFree)
    .sort((one, other) => rankOf(one) - rankOf(other));
  const ours = combatants.filter((one) => one.side === side);
  if (places.length < ours.length) return combatants;
  const placeOf = new Map(ours.map(({ id }, index) => [id, places[index]]));
  return combatants.map((one) => {
    const at = placeOf.get(one.id);
    return at ? { ...one, at: [at[0], at[1]] } : one;
  });
}

/**
 * Returns a function that orders the hexes in which a side lines up: front ranks first, and each rank from its center
 * outward.
 */
function ranksFor(index: number, radius: number): (at: Hex) => number {
  const [right, down] = FROM[index % FROM.length] ?? FROM[0];
  const front = REACH * radius * Math.sqrt(3) - RANK / 2;
  return (at) => {
    const { x, y } = toPixel(at, 1);
    const [along, across] = [x * right + y * down, Math.abs(x * down + y * right)];
    const behind =
      along >= front ? Math.floor((along - front) / RANK) : 50 + Math.floor((front - along) / RANK);
    return (behind + 3 * Math.floor(across / (WIDTH / 2))) * 1000 + across;
  };
}
