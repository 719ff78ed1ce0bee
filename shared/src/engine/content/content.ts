import * as z from 'zod/mini';
import type { FieldSchemas, Values } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import { own } from '../schema/records.ts';

/* This file defines the content that a battle adds to its rulebook: new entries, and changes to entries of the book. */

/**
 * An entry: its label and help text, the book entry that it is based on (`like`), and the values that differ from
 * it.
 */
export type ContentEntry = Readonly<Record<string, Json>>;

export type ContentEntries = Readonly<Record<Id, ContentEntry>>;

/** Entries by part: archetypes, conditions, and other parts that a rulebook declares as data. */
export type Content = Readonly<Record<string, ContentEntries>>;

/** The file that a battle's content came from, with a hash of that content. */
export interface Pack {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
}

/** A part of a rulebook that is pure data, such as its weapons. The rules read the entries of the part. */
export interface ContentPart<P extends FieldSchemas = FieldSchemas> {
  /** The entries of the book, by id. */
  readonly book: Readonly<Record<string, object>>;
  /** The fields that an entry can have. */
  readonly members: P;
  /**
   * True if new entries can be added. If omitted, each entry has rules of its own, so content can change only the
   * values that the book sets.
   */
  readonly isOpen?: true;
  /** Returns why an entry is invalid as a whole, although each of its fields is valid; undefined if it is valid. */
  fault?(row: Values<P>): string | undefined;
}

/**
 * Returns the fields that an entry may set. An entry with its own rules may set only the fields that the book
 * sets.
 */
export function membersOf({ book, members, isOpen }: ContentPart, id: string): FieldSchemas {
  const row = own(book, id);
  if (isOpen || !row) return members;
  return Object.fromEntries(Object.entries(members).filter(([name]) => Object.hasOwn(row, name)));
}

export type ContentParts = Readonly<Record<string, ContentPart>>;

/**
 * The part whose entries are fighters' sheets. Every rulebook has this part. Every rulebook also has the part
 * `conditions`, where only labels and help texts can be changed.
 */
export const ARCHETYPES = 'archetypes';

/** The temperaments that a fighter can have when a bot plays it. */
export const TEMPERAMENTS = ['cautious', 'fierce', 'cowardly', 'guardian', 'predator', 'merciful'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

const shapeOfPack = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  version: z.string().check(z.minLength(1), z.maxLength(32)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The zod shapes of the content in a setup, before the ruleset validates it. */
export const CONTENT_SHAPES = {
  content: z.optional(z.record(z.string(), z.record(z.string(), z.record(z.string(), z.json())))),
  packs: z.optional(z.array(shapeOfPack).check(z.maxLength(20))),
};

/** Returns the values of an entry that the rules read: all but `label`, `help`, `like` and `temperament`. */
export function valuesOf({
  like: _,
  label: __,
  help: ___,
  temperament: ____,
  ...values
}: ContentEntry): ContentEntry {
  return values;
}

/** Returns an entry of the content; undefined if the content does not have it. */
export function entryIn(content: Content | undefined, part: string, id: string): ContentEntry | undefined {
  const entries = content && own(content, part);
  return entries && own(entries, id);
}

const without = new WeakMap<Content, Map<string, Content>>();

/**
 * Returns the content without these archetypes, which would reveal a hidden fighter. Repeated calls with the same
 * archetypes return the same object.
 */
export function withoutArchetypes(content: Content, kinds: ReadonlySet<string>): Content {
  const { [ARCHETYPES]: archetypes = {}, ...parts } = content;
  const told = Object.keys(archetypes).filter((kind) => kinds.has(kind));
  if (told.length === 0) return content;
  const known = without.get(content) ?? new Map<string, Content>();
  without.set(content, known);
  const left = Object.entries(archetypes).filter(([kind]) => !kinds.has(kind));
  const made = known.get(told.join()) ?? { ...parts, [ARCHETYPES]: Object.fromEntries(left) };
  known.set(told.join(), made);
  return made;
}
