import type { Lasting } from '../engine/core/lasting.ts';
import type { Field, Ruleset } from '../engine/core/ruleset.ts';
import { healthResource } from '../engine/presentation/description.ts';
import type { Json } from '../engine/schema/json.ts';
import { isSameJson } from '../engine/schema/same-json.ts';
import type { Fighter, Table } from '../engine/state/table.ts';
import type { CarriedHero, OpenedHero } from './hero.ts';

/** A field whose value lasts beyond the fight. */
export interface LastingField extends Field {
  readonly lasts: Lasting;
}

const known = new WeakMap<Ruleset['fields'], ReadonlyMap<string, LastingField>>();

/**
 * Returns the fields whose values last beyond the fight, by name. If a ruleset declares none, as in earlier
 * editions, only the health lasts, and a fighter keeps at least one point of it.
 */
export function lastingFields(ruleset: Ruleset): ReadonlyMap<string, LastingField> {
  const cached = known.get(ruleset.fields);
  if (cached) return cached;
  const declared = Object.entries(ruleset.fields).filter(([, { lasts, set }]) => lasts && set);
  const found = new Map(declared.length > 0 ? (declared as [string, LastingField][]) : healthOf(ruleset));
  known.set(ruleset.fields, found);
  return found;
}

function healthOf({ description, fields }: Ruleset): [string, LastingField][] {
  const name = healthResource(description)?.field ?? '';
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field?.set) return [];
  const after = (table: Table, fighter: Fighter) => Math.max(1, Number(field.get(table, fighter)));
  return [[name, { ...field, lasts: { until: [], after } }]];
}

/**
 * Returns the lasting values of a fighter that differ from those of `fresh`, the same hero with only the values of its
 * sheet.
 */
export function lastingState(
  ruleset: Ruleset,
  { table, fighter }: OpenedHero,
  fresh: OpenedHero,
): CarriedHero['state'] {
  const values = [...lastingFields(ruleset)].map(([name, { lasts, get }]): [string, Json, boolean] => {
    const value = lasts.after ? lasts.after(table, fighter) : get(table, fighter);
    return [name, value, isSameJson(value, get(fresh.table, fresh.fighter))];
  });
  return Object.fromEntries(values.flatMap(([name, value, isAsNew]) => (isAsNew ? [] : [[name, value]])));
}

/** Returns the values of a state that do not last, such as those that a scenario sets for one fight. */
export function passingState(ruleset: Ruleset, state: CarriedHero['state']): CarriedHero['state'] {
  const fields = lastingFields(ruleset);
  return Object.fromEntries(Object.entries(state).filter(([name]) => !fields.has(name)));
}
