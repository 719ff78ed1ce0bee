import {
  entriesOf,
  type FieldSchema,
  type FieldSchemas,
  listOf,
  listOrAll,
  nullable,
  optional,
  setOf,
  thing,
  thingOrOther,
} from '../schema/field-schema.ts';
import type { Json } from '../schema/json.ts';
import { isRecord, own } from '../schema/records.ts';
import type { Content, ContentEntries, ContentParts } from './content.ts';

/** A ruleset, reduced to the parts of its rulebook that are data. */
interface DataParts {
  readonly content?: ContentParts;
}

/**
 * Returns schemas that also accept the entries that the content adds to the book. Without content, returns the same
 * schemas.
 */
export function extendSchemas<P extends FieldSchemas>(
  { content: parts = {} }: DataParts,
  kinds: P,
  content: Content | undefined,
): P {
  if (!content) return kinds;
  const added = new Map<object, readonly string[]>(
    Object.entries(parts).map(([name, { book }]) => [
      book,
      Object.keys(entriesIn(content, name)).filter((id) => !Object.hasOwn(book, id)),
    ]),
  );
  return Object.fromEntries(Object.entries(kinds).map(([name, of]) => [name, withAddedIds(added, of)])) as P;
}

/**
 * Returns a schema that also accepts the added ids. `added` holds the new ids, grouped by the content table that they
 * extend.
 */
function withAddedIds(added: ReadonlyMap<object, readonly string[]>, of: FieldSchema): FieldSchema {
  switch (of.type) {
    case 'thing': {
      const extended = of.from.flatMap((book) => added.get(book) ?? []);
      const all = [...new Set([...of.things, ...extended])];
      return of.isOpen ? thingOrOther(all, of.from) : thing(all, of.from);
    }
    case 'list':
      return listOf(withAddedIds(added, of.of) as FieldSchema<Json>, of.most);
    case 'set':
      return setOf(withAddedIds(added, of.of) as FieldSchema<string>, of.most);
    case 'listOrAll':
      return listOrAll(withAddedIds(added, of.of) as FieldSchema<Json>, of.most);
    case 'entries': {
      const keys = of.keys && (withAddedIds(added, of.keys) as FieldSchema<string>);
      return entriesOf(withAddedIds(added, of.of) as FieldSchema<Json>, of.most, keys);
    }
    case 'optional':
      return optional(withAddedIds(added, of.of));
    case 'nullable':
      return nullable(withAddedIds(added, of.of));
    default:
      return of;
  }
}

/** Returns fields of the table view that also accept the entries that the content adds. */
export function extendFields<F extends Readonly<Record<string, { readonly kind: FieldSchema }>>>(
  ruleset: DataParts,
  fields: F,
  content: Content | undefined,
): F {
  if (!content) return fields;
  const kinds = Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kind]));
  const extended = Object.entries(extendSchemas(ruleset, kinds, content));
  return Object.fromEntries(extended.map(([name, kind]) => [name, { ...fields[name], kind }])) as F;
}

/** Returns the entries of a part, without malformed ones. */
export function entriesIn(content: Content, part: string): ContentEntries {
  const entries = own(content, part);
  if (!isRecord(entries)) return {};
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isRecord(entry)));
}
