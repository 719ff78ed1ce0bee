import type { Ruleset } from '../engine/core/ruleset.ts';
import { readValue } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import { isRecord } from '../engine/schema/records.ts';
import type { Fighter, Table } from '../engine/state/table.ts';

/**
 * Returns a new fighter's values for the fields of its ruleset's sheet, for use as initial form values. They come
 * from the table view, or else from the fighter's own state.
 */
export function writtenSheet(
  ruleset: Ruleset,
  table: Table,
  fighter: Fighter,
): Readonly<Record<string, Json>> {
  const kept = new Map([...keptUnder(fighter), ...Object.entries(ruleset.asWritten?.(fighter) ?? {})]);
  const written = Object.entries(ruleset.sheet).flatMap(([name, kind]) => {
    const field = Object.hasOwn(ruleset.fields, name) ? ruleset.fields[name] : undefined;
    const value = readValue(kind, field ? field.get(table, fighter) : kept.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(written);
}

/**
 * Returns a fighter's values by name. If a name occurs in several places, the fighter's own members take
 * precedence. Members of its sheet come next, and then those of the parts of its sheet.
 */
function keptUnder(fighter: Fighter): ReadonlyMap<string, unknown> {
  const { sheet } = fighter as { readonly sheet?: unknown };
  const parts = isRecord(sheet) ? Object.values(sheet).filter(isRecord) : [];
  const all = [...parts, ...(isRecord(sheet) ? [sheet] : []), { ...fighter }];
  return new Map(all.flatMap((part) => Object.entries(part)));
}
