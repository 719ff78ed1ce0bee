import { type FieldSchemas, type FieldType, fighter, listOf, nullable } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';

/**
 * The keys whose values are ids of fighters, in a ruleset's fighters, table and stack items. Values under other
 * keys are shown unfiltered. The engine's own keys may be left out.
 */
export interface Names {
  readonly fighter?: FieldSchemas;
  readonly table?: FieldSchemas;
  readonly pending?: FieldSchemas;
}

const OWN = {
  fighter: {},
  table: { order: listOf(fighter), turn: nullable(fighter) },
  pending: {},
} satisfies Names;

/** Returns the keys that name fighters, including the engine's own. */
export function namesIn(names: Names | undefined, what: keyof Names): FieldSchemas {
  return { ...OWN[what], ...names?.[what] };
}

type Fields = Readonly<Record<string, unknown>>;
type Looks = Readonly<Record<string, FieldType>>;

/**
 * Returns a record without unknown fighters: removes them from lists, and sets nullable members to null. If a part
 * requires an unknown fighter, removes the whole part or sets it to null. Returns the same object if it names no
 * unknown fighter.
 */
export function withoutNames<Whole extends object>(
  kinds: Looks,
  whole: Whole,
  unknown: ReadonlySet<Id>,
): Whole {
  const fields = whole as Fields;
  let parts: Record<string, unknown> | undefined;
  for (const key in kinds) {
    const kind = kinds[key];
    const part = kind && key in fields ? without(kind, fields[key], unknown) : fields[key];
    if (part === fields[key]) continue;
    parts ??= { ...fields };
    parts[key] = part;
  }
  return (parts ?? whole) as Whole;
}

/** Returns whether a required member names an unknown fighter. */
export function needsAny(kinds: Looks, whole: object, unknown: ReadonlySet<Id>): boolean {
  const fields = whole as Fields;
  return Object.entries(kinds).some(([key, kind]) => needs(kind, fields[key], unknown));
}

function needs(kind: FieldType, value: unknown, unknown: ReadonlySet<Id>): boolean {
  if (kind.type === 'fighter') return unknown.has(value as Id);
  return (
    kind.type === 'record' &&
    typeof value === 'object' &&
    value !== null &&
    needsAny(kind.members, value, unknown)
  );
}

function without(kind: FieldType, value: unknown, unknown: ReadonlySet<Id>): unknown {
  if (value === null || value === undefined) return value;
  switch (kind.type) {
    case 'fighter':
      return unknown.has(value as Id) ? null : value;
    case 'optional':
    case 'nullable':
      return needs(kind.of, value, unknown) ? null : without(kind.of, value, unknown);
    case 'list':
    case 'set':
      return itemsWithout(kind.of, value as readonly unknown[], unknown);
    case 'record':
      return withoutNames(kind.members, value, unknown);
    case 'entries':
      return entriesWithout(kind.of, value as Fields, unknown);
    default:
      return value;
  }
}

function itemsWithout(
  of: FieldType,
  items: readonly unknown[],
  unknown: ReadonlySet<Id>,
): readonly unknown[] {
  const known = items.filter((item) => !needs(of, item, unknown));
  const left = known.map((item) => without(of, item, unknown));
  const isSame = left.length === items.length && left.every((item, index) => item === items[index]);
  return isSame ? items : left;
}

/** Filters entries by id as well as by value, because the ids may belong to fighters. */
function entriesWithout(of: FieldType, entries: Fields, unknown: ReadonlySet<Id>): Fields {
  const left = Object.entries(entries).filter(([id]) => !unknown.has(id));
  const parts = left.map(([id, value]) => [id, without(of, value, unknown)] as const);
  const isSame =
    parts.length === Object.keys(entries).length && parts.every(([id, part]) => part === entries[id]);
  return isSame ? entries : Object.fromEntries(parts);
}
