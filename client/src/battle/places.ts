import { type Hex, hexKey, type Id, isSame, type Json, type Table } from '@riposte/shared';
import type { Row } from './draft.ts';

/* Reads parameter values as hexes and paths. */

/** Casts the value of a parameter that is a hex. */
export function hexIn(value: Json): Hex {
  return value as unknown as Hex;
}

/** Casts the value of a parameter that is a path: the hexes entered, in order. */
export function pathIn(value: Json): readonly Hex[] {
  return value as unknown as readonly Hex[];
}

/** Returns the hex of a value on the map; undefined if it has none. */
export function placeOf({ fighters }: Table, { look }: Pick<Row, 'look'>, value: Json): Hex | undefined {
  if (look === 'hex') return hexIn(value);
  if (look === 'path') return pathIn(value).at(-1);
  return (look === 'fighter' ? fighters[String(value)]?.at : undefined) ?? undefined;
}

/** Returns the value of a row that a press on this hex selects. */
export function valueAt(table: Table, row: Row, at: Hex): Json | undefined {
  return row.values.find((value) => {
    const place = value === undefined ? undefined : placeOf(table, row, value);
    return place !== undefined && hexKey(place) === hexKey(at);
  });
}

/** Returns the fighter on a hex: preferably one that is still standing. */
export function fighterAt(table: Table, at: Hex): Id | undefined {
  const there = Object.values(table.fighters).filter((fighter) => fighter.at && isSame(fighter.at, at));
  return (there.find(({ defeated }) => !defeated) ?? there[0])?.id;
}
