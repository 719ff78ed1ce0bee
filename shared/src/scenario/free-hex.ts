import type { Setup } from '../engine/setup/setup.ts';
import { range } from '../hex/area.ts';
import type { Hex } from '../hex/axial.ts';
import { hexKey, isOpenGround } from '../hex/map.ts';

/** Returns the hex of open ground without a fighter that is nearest to a hex; undefined if there is none. */
export function freeHex({ map, combatants }: Pick<Setup, 'map' | 'combatants'>, near: Hex): Hex | undefined {
  const taken = new Set(combatants.map(({ at }) => hexKey(at)));
  return range(near, 2 * map.radius).find((at) => isOpenGround(map, at) && !taken.has(hexKey(at)));
}
