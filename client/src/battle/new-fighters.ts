import {
  distance,
  type Hex,
  type Id,
  type Input,
  isOpenGround,
  type Json,
  occupant,
  type Ruleset,
  range,
  type Table,
} from '@riposte/shared';
import { ARCHETYPES, type Content, entryIn } from '@riposte/shared/engine/content/content';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { type BattleSnapshot, fieldOf } from './snapshot.ts';

/** Returns up to `count` free hexes, those nearest to `near` first. */
export function freeHexes({ table }: BattleSnapshot, near: Hex, count: number): Hex[] {
  const isFree = (at: Hex) => isOpenGround(table.map, at) && !occupant(table, at);
  const free = range([0, 0], table.map.radius).filter(isFree);
  return free.sort((one, other) => distance(one, near) - distance(other, near)).slice(0, count);
}

/** The side of player characters in the ready-made fights. */
export const HEROES = 'heroes';

/**
 * Returns the side that an archetype has in the ready-made fights. A content pack's archetype has the side of the
 * archetype that it extends.
 */
export function usualSide({ scenarios }: Ruleset, content: Content | undefined, kind: string): string {
  const kinds = [kind, entryIn(content, ARCHETYPES, kind)?.like];
  const all = scenarios.flatMap(({ setup }) => setup.combatants);
  return all.find(({ sheet }) => kinds.includes(sheet.kind))?.side === GM_SIDE ? GM_SIDE : HEROES;
}

/**
 * Returns the likely side of a new fighter: the side of others of the same archetype, or else the usual side.
 */
export function sideOfKind({ ruleset, table }: BattleSnapshot, kind: string): string {
  const like = Object.values(table.fighters).findLast((fighter) => fighter.kind === kind);
  return like?.side ?? usualSide(ruleset, table.content, kind);
}

/** Returns the inputs with which the GM adds fighters of an archetype to a side, one on each hex, with unique names. */
export function newcomersOf(
  snapshot: BattleSnapshot,
  { kind, side }: { readonly kind: string; readonly side: string },
  hexes: readonly Hex[],
): Input[] {
  const label = snapshot.ruleset.description.archetypes[kind]?.label ?? kind;
  const taken = takenIn(snapshot.table);
  return hexes.map((at) => joining({ ...freeName(taken, kind, label), side, at: [...at], sheet: { kind } }));
}

/**
 * Returns the input with which the GM adds a copy of a fighter near it. The copy has the same archetype and, if the
 * rules allow that, the same resources. Undefined if no hex is free.
 */
export function copyOf(snapshot: BattleSnapshot, id: Id): Input | undefined {
  const { table, ruleset } = snapshot;
  const fighter = table.fighters[id];
  const [at] = fighter ? freeHexes(snapshot, fighter.at ?? [0, 0], 1) : [];
  if (!fighter || !at) return undefined;
  const fields = ruleset.description.resources.flatMap(({ field, max }) => (max ? [max, field] : [field]));
  const settable = fields.filter((field) => ruleset.fields[field]?.set);
  const state: Record<string, Json> = Object.fromEntries(
    settable.flatMap((field) => {
      const value = fieldOf(snapshot, id, field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const name = fighter.name.replace(/ \d+$/, '');
  const taken = takenIn(table);
  const { kind, side, hidden } = fighter;
  const like = { ...freeName(taken, kind, name), side, at, sheet: { kind }, hidden };
  const isWhole = ruleset.faultOf({ ...like, state }, table) === undefined;
  return joining(isWhole ? { ...like, state } : like);
}

function joining(combatant: Readonly<Record<string, Json>>): Input {
  return { as: 'gm', do: 'gm.add', combatant };
}

/** Returns all ids and names that fighters on the table have. */
function takenIn({ fighters }: Table): Set<string> {
  return new Set(Object.values(fighters).flatMap(({ id, name }) => [id, name]));
}

/** Returns an unused id and name for a fighter of an archetype. If either is taken, adds the same number to both. */
function freeName(taken: Set<string>, kind: string, label: string): { id: Id; name: string } {
  for (let number = 1; ; number++) {
    const id = number === 1 ? kind : `${kind}-${number}`;
    const name = number === 1 ? label : `${label} ${number}`;
    if (taken.has(id) || taken.has(name)) continue;
    taken.add(id).add(name);
    return { id, name };
  }
}
