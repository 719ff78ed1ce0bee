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

/** FieldSchemas of values, in which what content adds to the book's things can be chosen as these can. */
export function kindsWith<P extends FieldSchemas>(
  { content: parts = {} }: DataParts,
  kinds: P,
  content: Content,
): P {
  const added = new Map<object, readonly string[]>(
    Object.entries(parts).map(([name, { book }]) => [
      book,
      Object.keys(entriesIn(content, name)).filter((id) => !Object.hasOwn(book, id)),
    ]),
  );
  return Object.fromEntries(Object.entries(kinds).map(([name, of]) => [name, grownBy(added, of)])) as P;
}

/** A kind with what has been added to the tables that it takes ids of. */
function grownBy(added: ReadonlyMap<object, readonly string[]>, of: FieldSchema): FieldSchema {
  switch (of.type) {
    case 'thing': {
      const grown = of.from.flatMap((book) => added.get(book) ?? []);
      const all = [...new Set([...of.things, ...grown])];
      return of.isOpen ? thingOrOther(all, of.from) : thing(all, of.from);
    }
    case 'list':
      return listOf(grownBy(added, of.of) as FieldSchema<Json>, of.most);
    case 'set':
      return setOf(grownBy(added, of.of) as FieldSchema<string>, of.most);
    case 'listOrAll':
      return listOrAll(grownBy(added, of.of) as FieldSchema<Json>, of.most);
    case 'entries': {
      const keys = of.keys && (grownBy(added, of.keys) as FieldSchema<string>);
      return entriesOf(grownBy(added, of.of) as FieldSchema<Json>, of.most, keys);
    }
    case 'optional':
      return optional(grownBy(added, of.of));
    case 'nullable':
      return nullable(grownBy(added, of.of));
    default:
      return of;
  }
}

/** Fields of the table view that take what content adds, as `kindsWith`. */
export function fieldsWith<F extends Readonly<Record<string, { readonly kind: FieldSchema }>>>(
  ruleset: DataParts,
  fields: F,
  content: Content | undefined,
): F {
  if (!content) return fields;
  const kinds = Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kind]));
  const grown = Object.entries(kindsWith(ruleset, kinds, content));
  return Object.fromEntries(grown.map(([name, kind]) => [name, { ...fields[name], kind }])) as F;
}

/** The entries of a part, as far as they are any. */
export function entriesIn(content: Content, part: string): ContentEntries {
  const entries = own(content, part);
  if (!isRecord(entries)) return {};
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isRecord(entry)));
}
