import * as z from 'zod/mini';
import type { FieldSchemas, Values } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import { own } from '../schema/records.ts';

/*
 * What a battle brings along beside its rulebook: entries of its own, and entries of the book that are
 * otherwise here.
 */

/**
 * What is said of one thing: its words, which entry of the book it is like, and what is otherwise about it.
 */
export type ContentEntry = Readonly<Record<string, Json>>;

export type ContentEntries = Readonly<Record<Id, ContentEntry>>;

/** By part: archetypes, conditions, and whatever else a rulebook declares to be data. */
export type Content = Readonly<Record<string, ContentEntries>>;

/** A file of content, as a battle remembers it; the hash is that of the content. */
export interface Pack {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
}

/** A part of a rulebook that is data alone: rules read it, and none is written for one entry of it. */
export interface ContentPart<P extends FieldSchemas = FieldSchemas> {
  /** The entries of the book, by id. */
  readonly book: Readonly<Record<string, object>>;
  /** What an entry says. */
  readonly members: P;
  /**
   * Entries can be added; left out: each of them has rules, and only what the book says of it can be changed.
   */
  readonly isOpen?: true;
  /** What is wrong with a whole entry whose members fit one by one; left out: nothing can be. */
  fault?(row: Values<P>): string | undefined;
}

/** What can be said of an entry: of one that has rules, only what the book itself says of it. */
export function membersOf({ book, members, isOpen }: ContentPart, id: string): FieldSchemas {
  const row = own(book, id);
  if (isOpen || !row) return members;
  return Object.fromEntries(Object.entries(members).filter(([name]) => Object.hasOwn(row, name)));
}

export type ContentParts = Readonly<Record<string, ContentPart>>;

/** The part whose entries are sheets. Every rulebook has it, and `conditions` with no more than words. */
export const ARCHETYPES = 'archetypes';

const shapeOfPack = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  version: z.string().check(z.minLength(1), z.maxLength(32)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** What a setup may say of its content, before the ruleset has looked at it. */
export const CONTENT_SHAPES = {
  content: z.optional(z.record(z.string(), z.record(z.string(), z.record(z.string(), z.json())))),
  packs: z.optional(z.array(shapeOfPack).check(z.maxLength(20))),
};

/** The values of an entry, without its words and what it is like. */
export function valuesOf({ like: _, label: __, help: ___, ...values }: ContentEntry): ContentEntry {
  return values;
}

/** One entry of content, if it has that one. */
export function entryIn(content: Content | undefined, part: string, id: string): ContentEntry | undefined {
  const entries = content && own(content, part);
  return entries && own(entries, id);
}

const without = new WeakMap<Content, Map<string, Content>>();

/**
 * The same without these archetypes, which would tell of somebody hidden; always the same object for the same
 * ones.
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
