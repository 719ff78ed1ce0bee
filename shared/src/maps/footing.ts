import type { SetupFighter } from '../engine/setup/setup.ts';
import { range } from '../hex/area.ts';
import { distance, type Hex, isSame } from '../hex/axial.ts';
import { type HexMap, isOpenGround } from '../hex/map.ts';

/**
 * Returns the fighters of a fight after its map was replaced. A fighter that is now in a wall or off the map moves
 * to the nearest free open hex. If there is none, the fighter stays. Fighters move in the order of the list.
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
