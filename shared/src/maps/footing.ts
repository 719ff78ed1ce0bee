import type { SetupFighter } from '../engine/setup/setup.ts';
import { range } from '../hex/area.ts';
import { distance, type Hex, isSame } from '../hex/axial.ts';
import { type HexMap, isOpenGround } from '../hex/map.ts';

/**
 * The fighters of a fight on another map: whoever would stand in a wall or beyond its edge is on the nearest open ground
 * where nobody is, the first in the list first. Who finds none stays.
 */
export function onNewGround(fighters: readonly SetupFighter[], map: HexMap): readonly SetupFighter[] {
  const taken = fighters.filter(({ at }) => isOpenGround(map, at)).map(({ at }) => at);
  const free = (at: Hex) => isOpenGround(map, at) && !taken.some((one) => isSame(one, at));
  return fighters.map((fighter) => {
    if (isOpenGround(map, fighter.at)) return fighter;
    const open = range([0, 0], map.radius).filter(free);
    const [at] = open.sort((one, other) => distance(one, fighter.at) - distance(other, fighter.at));
    if (!at) return fighter;
    taken.push(at);
    return { ...fighter, at: [at[0], at[1]] };
  });
}
