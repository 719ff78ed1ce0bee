import { bare, type Hex, hexKey, type Id, isSame, type Json, type Table } from '@riposte/shared';
import type { Draft, Row } from './draft.ts';

/* This file reads values of parameters as hexes, paths and fighters on the map. */

/** Returns the value of a hex parameter as a hex. Does not check the value. */
export function hexIn(value: Json): Hex {
  return value as unknown as Hex;
}

/** Returns the value of a path parameter as the hexes to enter, in order. Does not check the value. */
export function pathIn(value: Json): readonly Hex[] {
  return value as unknown as readonly Hex[];
}

/** Returns the path that a draft has chosen; empty if it has none. */
export function pathOf({ offer: { params }, chosen }: Draft): readonly Hex[] {
  const value = Object.entries(chosen).find(([key]) => params[key] && bare(params[key]).type === 'path')?.[1];
  return value === undefined ? [] : pathIn(value);
}

/**
 * Returns the hex that a parameter's value stands for: the hex itself, the end of the path, or the fighter's place.
 * Undefined if the value has no place on the map.
 */
export function placeOf({ fighters }: Table, { look }: Pick<Row, 'look'>, value: Json): Hex | undefined {
  if (look === 'hex') return hexIn(value);
  if (look === 'path') return pathIn(value).at(-1);
  return (look === 'fighter' ? fighters[String(value)]?.at : undefined) ?? undefined;
}

/** Returns the value of a parameter that pressing this hex selects; undefined if there is none. */
export function valueAt(table: Table, row: Row, at: Hex): Json | undefined {
  return row.values.find((value) => {
    const place = value === undefined ? undefined : placeOf(table, row, value);
    return place !== undefined && hexKey(place) === hexKey(at);
  });
}

/** Returns the fighter on a hex; undefined if there is none. If there are several, prefers one that is not defeated. */
export function fighterAt(table: Table, at: Hex): Id | undefined {
  const there = Object.values(table.fighters).filter((fighter) => fighter.at && isSame(fighter.at, at));
  return (there.find(({ defeated }) => !defeated) ?? there[0])?.id;
}
