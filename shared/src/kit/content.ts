import {
  type Content,
  type ContentEntry,
  type ContentPart,
  type ContentParts,
  entryIn,
  membersOf,
  valuesOf,
} from '../engine/content/content.ts';
import { extendSchemas } from '../engine/content/extend-fields.ts';
import { mismatch } from '../engine/schema/expected.ts';
import {
  type FieldSchema,
  type FieldSchemas,
  readValues,
  text,
  thing,
  type Values,
} from '../engine/schema/field-schema.ts';
import { SetupError } from '../engine/setup/setup.ts';
import * as words from '../words/messages/setup.ts';

/** Entries by id. */
export type Rows<Row> = Readonly<Record<string, Row>>;

/** An entry that includes its own id. */
export type Identified<P extends FieldSchemas> = Values<P> & { readonly id: string };

/**
 * Returns the schema of a field that names an entry of `book` by its id. The schema itself accepts any id, because a
 * battle may add entries. A later check rejects unknown ids.
 */
export function named(book: Readonly<Record<string, unknown>> | readonly string[]): FieldSchema<string> {
  return { ...thing(book), shape: text(40, 1).shape };
}

/** Returns whether a new entry may have this id. The id must remain a valid fighter id when a number is appended. */
export function isEntryId(id: string): boolean {
  return /^[a-z][a-z0-9-]{0,25}$/.test(id);
}

/**
 * Returns the entries that a battle's content adds or changes in one part of the rules; undefined if there are none.
 * Values that the content omits come from the changed entry, or from the entry named in `like`. Entries may refer to
 * new entries in `parts`. Throws a `SetupError` whose message names the member.
 */
export function ownRows<P extends FieldSchemas>(
  name: string,
  part: ContentPart<P>,
  content: Content | undefined,
  parts: ContentParts = { [name]: part },
): Rows<Identified<P>> | undefined {
  if (!content || !Object.hasOwn(content, name)) return undefined;
  const ids = Object.keys(content[name] ?? {});
  const members = extendSchemas({ content: parts }, part.members, content);
  return Object.fromEntries(
    ids.map((id) => {
      const row = wholeRow(
        { ...part, members },
        `content.${name}.${id}`,
        id,
        entryIn(content, name, id) ?? {},
      );
      return [id, { ...row, id }];
    }),
  );
}

/** The entries that a battle's content adds or changes, for each part of the rules. Each entry is complete. */
export type OwnRows<Parts extends ContentParts> = {
  readonly [Name in keyof Parts]?: Rows<Identified<Parts[Name]['members']>>;
};

/**
 * Returns the entries that a battle's content adds or changes, for each part of the rules. Each entry is complete.
 * Returns undefined if there are none. Throws a `SetupError` whose message names the member.
 */
export function ownContent<Parts extends ContentParts>(
  parts: Parts,
  content: Content | undefined,
): OwnRows<Parts> | undefined {
  const told = Object.entries(parts).filter(([name]) => content && Object.hasOwn(content, name));
  const own = told.map(([name, part]) => [name, ownRows(name, part, content, parts)] as const);
  return own.length === 0 ? undefined : (Object.fromEntries(own) as OwnRows<Parts>);
}

function wholeRow<P extends FieldSchemas>(
  part: ContentPart<P>,
  path: string,
  id: string,
  entry: ContentEntry,
): Values<P> {
  const { book, members, isOpen, fault } = part;
  const known = rowOf(undefined, book, id);
  const base = known ?? (isOpen && rowOf(undefined, book, String(entry.like)));
  if (!known && !isOpen) throw new SetupError(`${path}: ${words.closed}`);
  requireName(path, id, known !== undefined);
  const given = { ...base, ...valuesOf(entry) };
  for (const [member, of] of Object.entries(members)) {
    const wrong = mismatch(of, Object.hasOwn(given, member) ? given[member] : undefined);
    if (wrong !== undefined) throw new SetupError(`${path}.${member}: ${wrong}`);
  }
  const sayable = membersOf(part, id);
  const odd = Object.keys(valuesOf(entry)).find((member) => !Object.hasOwn(sayable, member));
  if (odd !== undefined) throw new SetupError(`${path}.${odd}: ${words.noSuchField}`);
  const row = readValues(members, given);
  const wrong = row ? fault?.(row) : words.malformed;
  if (!row || wrong !== undefined) throw new SetupError(`${path}: ${wrong}`);
  return row;
}

/** Throws a `SetupError` for a new id that would not work in files, links or sentences. */
function requireName(path: string, id: string, isKnown: boolean): void {
  if (!isKnown && !isEntryId(id)) throw new SetupError(`${path}: ${words.entryId}`);
}

/**
 * Returns the entry with this id: the battle's own entry, or else the book's. Returns undefined if neither exists.
 */
export function rowOf<Row extends object>(
  own: Rows<Row> | undefined,
  book: Rows<Row>,
  id: string,
): Row | undefined {
  if (own && Object.hasOwn(own, id)) return own[id];
  return Object.hasOwn(book, id) ? book[id] : undefined;
}
