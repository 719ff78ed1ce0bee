import * as z from 'zod/mini';
import type { Hex } from '../../hex/axial.ts';
import type { Json } from './json.ts';
import { TEXT } from './text/catalogue.ts';

/*
 * What a value is, said once: from this come its reader, its default, its form, its row at the table and its
 * schema.
 */

/** What a value may be. Anything read by it is plain JSON, exactly as declared: nothing more is kept. */
export type FieldSchema<Value = Json | undefined> = FieldType & {
  readonly shape: z.ZodMiniType;
  /** What it is if nobody has said. */
  readonly initial: Value;
};

/** How a value is chosen or shown. */
export type FieldType =
  /** A fighter's id. Whether there is such a fighter, a rule's check says. */
  | { readonly type: 'fighter' }
  | { readonly type: 'hex' }
  /** The hexes entered, in order. */
  | { readonly type: 'path' }
  /** A whole number. */
  | { readonly type: 'count'; readonly min: number; readonly max: number }
  /** Any number. */
  | { readonly type: 'amount'; readonly min: number; readonly max: number }
  | { readonly type: 'flag' }
  /** What a person writes. */
  | { readonly type: 'text'; readonly least: number; readonly most: number }
  /**
   * An id that a rule looks up: of a thing that somebody has, of an effect; one made up of several has colons
   * between.
   */
  | { readonly type: 'id'; readonly least: number; readonly most: number }
  | { readonly type: 'word'; readonly words: readonly string[] }
  /**
   * An id of the ruleset's content: a weapon, an ability; `from` are the tables that have them, `isOpen`:
   * others may do.
   */
  | {
      readonly type: 'thing';
      readonly things: readonly string[];
      readonly from: readonly object[];
      readonly isOpen?: true;
    }
  | { readonly type: 'list'; readonly of: FieldSchema; readonly most: number }
  /** Distinct values, kept sorted. */
  | { readonly type: 'set'; readonly of: FieldSchema; readonly most: number }
  | { readonly type: 'record'; readonly members: FieldSchemas }
  /** Ids, each with a value; `keys`: which ids, left out: any. */
  | {
      readonly type: 'entries';
      readonly of: FieldSchema;
      readonly most: number;
      readonly keys?: FieldSchema<string>;
    }
  /** A list, or the one word that stands for all that could be in it. */
  | { readonly type: 'listOrAll'; readonly of: FieldSchema; readonly most: number }
  | { readonly type: 'optional'; readonly of: FieldSchema }
  | { readonly type: 'nullable'; readonly of: FieldSchema }
  /** It must not be given. */
  | { readonly type: 'nothing' }
  /** Any JSON, which something else looks into. */
  | { readonly type: 'json' }
  /** Something to be done later: `{do, ...params}`. */
  | { readonly type: 'intent' }
  /** An answer given beforehand: an option's id, or `{answer, ...params}`. */
  | { readonly type: 'answer' };

/**
 * As much of a kind as says how its values are told and shown, without those that there are: any kind is one.
 */
export interface Outline {
  readonly type: FieldType['type'];
  readonly most?: number;
  readonly of?: Outline;
  readonly members?: Outlines;
}

/** What each of several values is, as far as an outline says. */
export type Outlines = Readonly<Record<string, Outline>>;

/** What each of several values is, by name. */
export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** The values that a kind takes. */
export type ValueOf<K extends FieldSchema> = K['initial'];

type Open<P extends FieldSchemas> = {
  [Name in keyof P]: undefined extends ValueOf<P[Name]> ? Name : never;
}[keyof P];

/** Values of these kinds by their names; what may be left out is missing then, and never undefined. */
export type Values<P extends FieldSchemas> = {
  readonly [Name in Exclude<keyof P, Open<P>>]: ValueOf<P[Name]>;
} & {
  readonly [Name in Open<P>]?: Exclude<ValueOf<P[Name]>, undefined>;
};

function kind<Value>(look: FieldType, shape: z.ZodMiniType, initial: Value): FieldSchema<Value> {
  return { ...look, shape, initial };
}

/** The shape of a hex `[q, r]`. */
export const hexShape = z.tuple([z.int(), z.int()]);

const ID_PATTERN = /^(?!gm$)[A-Za-z][A-Za-z0-9_-]{0,31}$/; // nobody on the table may speak as the GM

/** The shape of a fighter's id. */
export const idShape = z.string().check(z.regex(ID_PATTERN, TEXT.idShape));

export const fighter = kind<string>({ type: 'fighter' }, idShape, '');

export const hex = kind<Hex>({ type: 'hex' }, hexShape, [0, 0]);

export const path = kind<readonly Hex[]>({ type: 'path' }, z.array(hexShape).check(z.maxLength(200)), []);

/** A whole number within these bounds. */
export function count(min = 0, max = 999): FieldSchema<number> {
  return kind({ type: 'count', min, max }, z.int().check(z.minimum(min), z.maximum(max)), Math.max(min, 0));
}

/** A number within these bounds. */
export function amount(min: number, max: number): FieldSchema<number> {
  return kind({ type: 'amount', min, max }, z.number().check(z.minimum(min), z.maximum(max)), min);
}

export const flag = kind<boolean>({ type: 'flag' }, z.boolean(), false);

/** A text of so many characters. */
export function text(most = 200, least = 0): FieldSchema<string> {
  return kind({ type: 'text', least, most }, z.string().check(z.minLength(least), z.maxLength(most)), '');
}

/** An id of so many characters. */
export function anId(most = 64, least = 0): FieldSchema<string> {
  return kind({ type: 'id', least, most }, text(most, least).shape, '');
}

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): FieldSchema<Word> {
  return kind({ type: 'word', words }, z.enum(words), words[0] as Word);
}

/**
 * An id of that part of a ruleset's content, which is a record by id or a list of ids; `from`: the tables
 * that these are of.
 */
export function thing<Id extends string>(
  content: Readonly<Record<Id, unknown>> | readonly Id[],
  from: readonly object[] = [content],
): FieldSchema<Id> {
  const things = (Array.isArray(content) ? content : Object.keys(content)) as Id[];
  return kind({ type: 'thing', things, from }, z.enum(things), things[0] as Id);
}

/** The same, or any other name: what the content does not have may be carried, too. */
export function thingOrOther(things: readonly string[], from: readonly object[]): FieldSchema<string> {
  return kind({ type: 'thing', things, from, isOpen: true }, text(64, 1).shape, '');
}

/** A list, each of its items of that kind. */
export function listOf<Value extends Json>(of: FieldSchema<Value>, most = 40): FieldSchema<readonly Value[]> {
  return kind({ type: 'list', of, most }, z.array(of.shape).check(z.maxLength(most)), []);
}

/** Distinct words or things, kept in alphabetical order. */
export function setOf<Value extends string>(
  of: FieldSchema<Value>,
  most = 40,
): FieldSchema<readonly Value[]> {
  const isDistinct = (items: readonly unknown[]) => new Set(items).size === items.length;
  const list = z.array(of.shape).check(z.maxLength(most), z.refine(isDistinct, TEXT.takes.distinct));
  const sorted = z.transform((items: unknown[]) => [...items].sort());
  return kind({ type: 'set', of, most }, z.pipe(list, sorted), []);
}

/** Just these members. */
export function record<P extends FieldSchemas>(members: P): FieldSchema<Values<P>> {
  return kind({ type: 'record', members }, z.object(shapesOf(members)), initialOf(members));
}

/** Ids, each with a value of that kind; `keys`: which ids, left out: any. */
export function entriesOf<Value extends Json>(
  of: FieldSchema<Value>,
  most = 40,
  keys?: FieldSchema<string>,
): FieldSchema<{ readonly [id: string]: Value }> {
  const fits = (all: object) => Object.keys(all).length <= most;
  const ids = keys ? (keys.shape as z.ZodMiniType<string, string>) : z.string();
  const shape = z.partialRecord(ids, of.shape).check(z.refine(fits));
  return kind({ type: 'entries', of, most, ...(keys && { keys }) }, shape, {});
}

export const ALL = 'all';

/** A list, each of its items of that kind, or `all` for everything that could be in one. */
export function listOrAll<Value extends Json>(
  of: FieldSchema<Value>,
  most = 40,
): FieldSchema<typeof ALL | readonly Value[]> {
  const shape = z.union([z.literal(ALL), listOf(of, most).shape]);
  return kind({ type: 'listOrAll', of, most }, shape, []);
}

/** What may be left out. */
export function optional<Value extends Json | undefined>(
  of: FieldSchema<Value>,
): FieldSchema<Value | undefined> {
  return kind<Value | undefined>({ type: 'optional', of }, z.optional(of.shape), undefined);
}

/** What may be nothing. */
export function nullable<Value extends Json | undefined>(of: FieldSchema<Value>): FieldSchema<Value | null> {
  return kind<Value | null>({ type: 'nullable', of }, z.nullable(of.shape), null);
}

/** What must not be given, though elsewhere it may. */
export const nothing = kind<undefined>({ type: 'nothing' }, z.optional(z.never()), undefined);

/** JSON of that shape, which no form shows. */
export function json<Value>(shape: z.ZodMiniType, initial: Value & Json): FieldSchema<Value & Json> {
  return kind({ type: 'json' }, shape, initial);
}

/** Any JSON at all. */
export const anything = kind<Json>({ type: 'json' }, z.json(), null);

/** The same, with that value if nobody has said. */
export function initially<Value extends Json>(of: FieldSchema<Value>, initial: Value): FieldSchema<Value> {
  return { ...of, shape: z._default(of.shape, initial), initial };
}

const plain = z.record(z.string().check(z.maxLength(64)), z.json());

export const intent = kind<{ readonly do: string; readonly [param: string]: Json }>(
  { type: 'intent' },
  z.catchall(z.object({ do: z.string().check(z.minLength(1), z.maxLength(64)) }), z.json()),
  { do: '' },
);

export const answer = kind<string | { readonly answer: string; readonly [param: string]: Json }>(
  { type: 'answer' },
  z.union([z.string(), z.intersection(plain, z.looseObject({ answer: z.string() }))]),
  '',
);

/** What reads each of these, by name. */
export function shapesOf(kinds: FieldSchemas): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(kinds).map(([name, { shape }]) => [name, shape]));
}

const objects = new WeakMap<FieldSchemas, z.ZodMiniType>();

/** What reads all of these at once, leaving out what is not declared. */
function objectOf(kinds: FieldSchemas): z.ZodMiniType {
  let object = objects.get(kinds);
  if (!object) {
    object = z.object(shapesOf(kinds));
    objects.set(kinds, object);
  }
  return object;
}

/** Just the values declared, each as its kind understands it; undefined if one is missing or does not fit. */
export function readValues<P extends FieldSchemas>(
  kinds: P,
  given: Readonly<Record<string, unknown>>,
): Values<P> | undefined {
  const result = objectOf(kinds).safeParse(given);
  return result.success ? (result.data as Values<P>) : undefined;
}

/** A value as its kind understands it; undefined if it does not fit. */
export function readValue<Value extends Json | undefined>(
  of: FieldSchema<Value>,
  given: unknown,
): Value | undefined {
  const result = of.shape.safeParse(given);
  return result.success ? (result.data as Value) : undefined;
}

/** What these are if nobody has said. */
export function initialOf<P extends FieldSchemas>(kinds: P): Values<P> {
  const given = Object.entries(kinds).filter(([, { initial }]) => initial !== undefined);
  return Object.fromEntries(given.map(([name, { initial }]) => [name, initial])) as Values<P>;
}

/** What a kind is apart from that it may be left out or be nothing. */
export function bare(of: FieldType): FieldType;
export function bare(of: Outline): Outline;
export function bare(of: Outline): Outline {
  return (of.type === 'optional' || of.type === 'nullable') && of.of ? bare(of.of) : of;
}

/** Just the outline of a kind, as plain data. */
export function outlineOf({ type, most, of, members }: Outline): Outline {
  return {
    type,
    ...(most !== undefined && { most }),
    ...(of && { of: outlineOf(of) }),
    ...(members && { members: outlinesOf(members) }),
  };
}

/** The outlines of kinds, as plain data. */
export function outlinesOf(kinds: Outlines): Outlines {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, outlineOf(kind)]));
}
