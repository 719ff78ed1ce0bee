import { isTravel } from '../bots/action-groups.ts';
import { turnChoices } from '../engine/core/choices.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { type FieldSchemas, hex, path, readValue } from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import { bare } from '../engine/schema/outline.ts';
import { findFighter, type Table } from '../engine/state/table.ts';
import { distance, type Hex } from '../hex/axial.ts';
import { hexKey } from '../hex/map.ts';
import type { Plan } from './rehearsal.ts';

/** A fighter's legal movement and the hex where it ends. */
export interface Move extends Plan {
  readonly end: Hex;
}

/** Returns one legal movement of a fighter to each hex in reach, sorted from near to far. */
export function movesOf(ruleset: Ruleset, table: Table, by: Id): readonly Move[] {
  const here = findFighter(table, by)?.at;
  if (!here) return [];
  const moves = new Map<number, Move>();
  for (const { option, params: kinds = {}, variants } of turnChoices(table, ruleset.actions, by)) {
    if (!isTravel(ruleset, option)) continue;
    for (const params of variants?.() ?? []) {
      const end = endOf(kinds, params);
      if (end && !moves.has(hexKey(end))) moves.set(hexKey(end), { by, option, params, end });
    }
  }
  return [...moves.values()].sort((one, other) => distance(here, one.end) - distance(here, other.end));
}

/**
 * Returns the hex where an action ends according to its parameters: its hex, or the last hex of its path. Undefined if
 * it has neither.
 */
function endOf(kinds: FieldSchemas, params: Params): Hex | undefined {
  for (const [name, kind] of Object.entries(kinds)) {
    const { type } = bare(kind);
    if (type === 'hex') return readValue(hex, params[name]);
    if (type === 'path') return readValue(path, params[name])?.at(-1);
  }
  return undefined;
}
