import { range } from '../hex/area.ts';
import { add, distance, type Hex, isSame, neighbors, round, subtract } from '../hex/axial.ts';
import { GROUND_LOOKS, type HexMap, hexKey, isOpenGround } from '../hex/map.ts';
import { MOST_RADIUS } from '../scenario/fight.ts';
import * as texts from '../words/messages/maps.ts';
import type { Ground } from './ground.ts';
import { MapFault, type Remark } from './reading.ts';

/** A finished map. */
interface BuiltMap {
  readonly map: HexMap;
  readonly doors: readonly Hex[];
  /** The position that the hex in the middle of the map had before the map was centered. */
  readonly middle: Hex;
  readonly remarks: readonly Remark[];
}

/** Builds a map from hexes, which may be anywhere on the plane. */
export class MapBuilder {
  readonly #cells = new Map<number, { readonly at: Hex; readonly grounds: Set<Ground> }>();

  get size(): number {
    return this.#cells.size;
  }

  has(at: Hex): boolean {
    return this.#cells.has(hexKey(at));
  }

  /**
   * Adds a hex to the map, or adds ground to an existing hex. Throws `MapFault` if the hex is so far away that no map
   * could contain it.
   */
  lay(at: Hex, ...grounds: readonly Ground[]): void {
    if (distance(at, [0, 0]) > 900) throw new MapFault(texts.tooLarge(MOST_RADIUS));
    const cell = this.#cells.get(hexKey(at));
    if (!cell) this.#cells.set(hexKey(at), { at, grounds: new Set(grounds) });
    else for (const ground of grounds) cell.grounds.add(ground);
  }

  /** Replaces all ground of a hex. */
  replace(at: Hex, ...grounds: readonly Ground[]): void {
    this.#cells.delete(hexKey(at));
    this.lay(at, ...grounds);
  }

  /** Returns whether a hex was added, but without any kind of ground. */
  isPlain(at: Hex): boolean {
    return this.#cells.get(hexKey(at))?.grounds.size === 0;
  }

  /** Returns the number of hexes with the given kind of ground. */
  count(ground: Ground): number {
    return [...this.#cells.values()].filter(({ grounds }) => grounds.has(ground)).length;
  }

  /**
   * Returns the finished map, centered on the middle of its hexes. Hexes within its radius that were not added
   * become walls. Doors are walls, too. Throws `MapFault` if the map is empty or too large.
   */
  finish(): BuiltMap {
    const middle = this.#middle();
    const cells = [...this.#cells.values()].map(({ at, grounds }) => ({ at: subtract(at, middle), grounds }));
    const radius = Math.max(...cells.map(({ at }) => distance(at, [0, 0])));
    if (radius > MOST_RADIUS) throw new MapFault(texts.tooLarge(MOST_RADIUS));
    const those = (ground: Ground) => cells.filter(({ grounds }) => grounds.has(ground)).map(({ at }) => at);
    const doors = those('door');
    const outside = range([0, 0], radius).filter((at) => !this.has(add(at, middle)));
    const map = {
      radius,
      walls: [...new Map([...those('wall'), ...doors, ...outside].map((at) => [hexKey(at), at])).values()],
      difficult: those('difficult'),
      cover: those('cover'),
      ...looksOf(those),
    };
    const parts = partsOf(map, doors);
    return {
      map,
      doors,
      middle,
      remarks: [
        { text: texts.size(cells.length, radius) },
        ...(outside.length > 0 ? [{ text: texts.outside(outside.length) }] : []),
        ...(parts > 1 ? [{ text: texts.parts(parts) }] : []),
      ],
    };
  }

  /**
   * Returns the middle: the hex whose distance to the farthest hex is smallest. Throws `MapFault` if there are no
   * hexes.
   */
  #middle(): Hex {
    const hexes = [...this.#cells.values()].map(({ at }) => at);
    if (hexes.length === 0) throw new MapFault(texts.empty);
    const [q, r, s] = [(at: Hex) => at[0], (at: Hex) => at[1], (at: Hex) => -at[0] - at[1]].map((of) => {
      const values = hexes.map(of);
      return (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
    }) as [number, number, number];
    const off = (q + r + s) / 3;
    return round(q - off, r - off);
  }
}

function looksOf(those: (ground: Ground) => readonly Hex[]): Pick<HexMap, 'looks'> {
  const looks = GROUND_LOOKS.map((look) => [look, those(look)] as const).filter(([, at]) => at.length > 0);
  return looks.length > 0 ? { looks: Object.fromEntries(looks) } : {};
}

/** Returns the number of separate areas of open ground. Doors count as open. */
function partsOf(map: HexMap, doors: readonly Hex[]): number {
  const isOpen = (at: Hex) => isOpenGround(map, at) || doors.some((door) => isSame(door, at));
  const open = new Map(
    range([0, 0], map.radius)
      .filter(isOpen)
      .map((at) => [hexKey(at), at]),
  );
  let parts = 0;
  for (const start of open.values()) {
    parts++;
    const edge = [start];
    open.delete(hexKey(start));
    for (let at = edge.pop(); at; at = edge.pop()) {
      const next = neighbors(at).filter((one) => open.delete(hexKey(one)));
      edge.push(...next);
    }
  }
  return parts;
}
