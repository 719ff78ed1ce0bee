import {
  distance,
  type Hex,
  type Id,
  type Input,
  isOpenGround,
  type Json,
  occupant,
  range,
} from '@riposte/shared';
import { fieldOf, type Scene } from './scene.ts';

/** Free hexes, those nearest to a hex first; no more than there are. */
export function freeHexes({ table }: Scene, near: Hex, count: number): Hex[] {
  const isFree = (at: Hex) => isOpenGround(table.map, at) && !occupant(table, at);
  const free = range([0, 0], table.map.radius).filter(isFree);
  return free.sort((one, other) => distance(one, near) - distance(other, near)).slice(0, count);
}

/** Whoever the GM adds: of an archetype, on a side, one on each of these hexes, under names of their own. */
export function newcomersOf(
  scene: Scene,
  { kind, side }: { readonly kind: string; readonly side: string },
  hexes: readonly Hex[],
): Input[] {
  const label = scene.ruleset.description.archetypes[kind]?.label ?? kind;
  const taken = new Set(Object.keys(scene.table.fighters));
  return hexes.map((at) => joining({ ...freeName(taken, kind, label), side, at: [...at], sheet: { kind } }));
}

/** Somebody like a fighter, next to it, with as much of everything as it has now; undefined: there is no room. */
export function copyOf(scene: Scene, id: Id): Input | undefined {
  const { table, ruleset } = scene;
  const fighter = table.fighters[id];
  const [at] = fighter ? freeHexes(scene, fighter.at ?? [0, 0], 1) : [];
  if (!fighter || !at) return undefined;
  const fields = ruleset.description.resources.flatMap(({ field, max }) => (max ? [max, field] : [field]));
  const settable = fields.filter((field) => ruleset.fields[field]?.set);
  const state: Record<string, Json> = Object.fromEntries(
    settable.flatMap((field) => {
      const value = fieldOf(scene, id, field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const name = fighter.name.replace(/ \d+$/, '');
  const taken = new Set(Object.keys(table.fighters));
  const { kind, side, hidden } = fighter;
  const like = { ...freeName(taken, kind, name), side, at, sheet: { kind }, hidden };
  const isWhole = ruleset.faultOf({ ...like, state }, table) === undefined;
  return joining(isWhole ? { ...like, state } : like);
}

function joining(combatant: Readonly<Record<string, Json>>): Input {
  return { as: 'gm', do: 'gm.add', combatant };
}

/** An id that nobody has, and a name with the same number: that of the archetype, with a number if it is taken. */
function freeName(taken: Set<Id>, kind: string, name: string): { id: Id; name: string } {
  for (let number = 1; ; number++) {
    const id = number === 1 ? kind : `${kind}-${number}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return { id, name: number === 1 ? name : `${name} ${number}` };
  }
}
