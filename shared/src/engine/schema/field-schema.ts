import * as z from 'zod/mini';
import type { Hex } from '../../hex/axial.ts';
import * as words from '../../words/messages/setup.ts';
import type { Json } from './json.ts';

/*
 * Each value is declared once, by a field schema. Its parser, default, form, table row and JSON Schema derive from
 * that declaration.
 */

/** The schema of a value. A value parsed with it is plain JSON and holds only declared members. */
export type FieldSchema<Value = Json | undefined> = FieldType & {
  readonly shape: z.ZodMiniType;
  /** The default value. */
  readonly initial: Value;
  /** True if the value holds a fighter's gear, which it can gain and lose. */
  readonly isGear?: true;
};

/** The type of a value, which decides how it is entered and shown. */
export type FieldType =
  /** A fighter's id. A rule's check decides whether that fighter exists. */
  | { readonly type: 'fighter' }
  | { readonly type: 'hex' }
  /** The hexes that a path enters, in order. */
  | { readonly type: 'path' }
  /** A whole number. */
  | { readonly type: 'count'; readonly min: number; readonly max: number }
  /** Any number. */
  | { readonly type: 'amount'; readonly min: number; readonly max: number }
  | { readonly type: 'flag' }
  /** Free text. */
  | { readonly type: 'text'; readonly least: number; readonly most: number }
  /**
   * An id that a rule looks up, for example of an item or an effect. A composed id separates its parts with
   * colons.
   */
  | { readonly type: 'id'; readonly least: number; readonly most: number }
  | { readonly type: 'word'; readonly words: readonly string[] }
  /**
   * The id of an entry in the ruleset's content: a weapon, an ability. `from` holds the content tables. With
   * `isOpen`, other names are accepted, too.
   */
  | {
      readonly type: 'thing';
      readonly things: readonly string[];
      readonly from: readonly object[];
      readonly isOpen?: true;
    }
  | { readonly type: 'list'; readonly of: FieldSchema; readonly most: number }
  /** Distinct values, sorted. */
  | { readonly type: 'set'; readonly of: FieldSchema; readonly most: number }
  | { readonly type: 'record'; readonly members: FieldSchemas }
  /** Values by id. `keys` limits the ids; if omitted, every id is allowed. */
  | {
      readonly type: 'entries';
      readonly of: FieldSchema;
      readonly most: number;
      readonly keys?: FieldSchema<string>;
    }
  /** A list, or the word `all` for every possible item. */
  | { readonly type: 'listOrAll'; readonly of: FieldSchema; readonly most: number }
  | { readonly type: 'optional'; readonly of: FieldSchema }
  | { readonly type: 'nullable'; readonly of: FieldSchema }
  /** A value that must be left out. */
  | { readonly type: 'nothing' }
  /** Any JSON, which other code validates. */
  | { readonly type: 'json' }
  /** An action to perform later: `{do, ...params}`. */
  | { readonly type: 'intent' }
  /** An answer given in advance: an option's id, or `{answer, ...params}`. */
  | { readonly type: 'answer' };

/** Field schemas by name. */
export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** The type of the values that a schema accepts. */
export type ValueOf<K extends FieldSchema> = K['initial'];

type OptionalNames<P extends FieldSchemas> = {
  [Name in keyof P]: undefined extends ValueOf<P[Name]> ? Name : never;
}[keyof P];

/** Values by name, as their schemas declare them. An optional value is missing, never undefined. */
export type Values<P extends FieldSchemas> = {
  readonly [Name in Exclude<keyof P, OptionalNames<P>>]: ValueOf<P[Name]>;
} & {
  readonly [Name in OptionalNames<P>]?: Exclude<ValueOf<P[Name]>, undefined>;
};

function kind<Value>(look: FieldType, shape: z.ZodMiniType, initial: Value): FieldSchema<Value> {
  return { ...look, shape, initial };
}

/** The shape of a hex `[q, r]`. */
export const hexShape = z.tuple([z.int(), z.int()]);

const ID_PATTERN = /^(?!gm$)[A-Za-z][A-Za-z0-9_-]{0,31}$/; // excludes `gm`, because a fighter with this id could speak as the GM

/** The shape of a fighter's id. */
export const idShape = z.string().check(z.regex(ID_PATTERN, words.idShape));

export const fighter = kind<string>({ type: 'fighter' }, idShape, '');

export const hex = kind<Hex>({ type: 'hex' }, hexShape, [0, 0]);

export const path = kind<readonly Hex[]>({ type: 'path' }, z.array(hexShape).check(z.maxLength(200)), []);

/** Returns the schema of a whole number within these bounds. */
export function count(min = 0, max = 999): FieldSchema<number> {
  return kind({ type: 'count', min, max }, z.int().check(z.minimum(min), z.maximum(max)), Math.max(min, 0));
}

/** Returns the schema of a number within these bounds. */
export function amount(min: number, max: number): FieldSchema<number> {
  return kind({ type: 'amount', min, max }, z.number().check(z.minimum(min), z.maximum(max)), min);
}

export const flag = kind<boolean>({ type: 'flag' }, z.boolean(), false);

/** Returns the schema of a text with `least` to `most` characters. */
export function text(most = 200, least = 0): FieldSchema<string> {
  return kind({ type: 'text', least, most }, z.string().check(z.minLength(least), z.maxLength(most)), '');
}

/** Returns the schema of an id with `least` to `most` characters. */
export function anId(most = 64, least = 0): FieldSchema<string> {
  return kind({ type: 'id', least, most }, text(most, least).shape, '');
}

/** Returns the schema of one of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): FieldSchema<Word> {
  return kind({ type: 'word', words }, z.enum(words), words[0] as Word);
}

/**
 * Returns the schema of an id in the ruleset's content. `things` holds the ids, as a record by id or a list.
 * `from` holds the content tables that the ids come from.
 */
export function thing<Id extends string>(
  content: Readonly<Record<Id, unknown>> | readonly Id[],
  from: readonly object[] = [content],
): FieldSchema<Id> {
  const things = (Array.isArray(content) ? content : Object.keys(content)) as Id[];
  return kind({ type: 'thing', things, from }, z.enum(things), things[0] as Id);
}

/**
 * Returns a schema that accepts the same names as the schema from `thing()`, and all other names. A fighter may carry
 * an item that the content does not have.
 */
export function thingOrOther(things: readonly string[], from: readonly object[]): FieldSchema<string> {
  return kind({ type: 'thing', things, from, isOpen: true }, text(64, 1).shape, '');
}

/** Returns the schema of a list. */
export function listOf<Value extends Json>(of: FieldSchema<Value>, most = 40): FieldSchema<readonly Value[]> {
  return kind({ type: 'list', of, most }, z.array(of.shape).check(z.maxLength(most)), []);
}

/** Returns the schema of a set: distinct words or things in alphabetical order. */
export function setOf<Value extends string>(
  of: FieldSchema<Value>,
  most = 40,
): FieldSchema<readonly Value[]> {
  const isDistinct = (items: readonly unknown[]) => new Set(items).size === items.length;
  const list = z.array(of.shape).check(z.maxLength(most), z.refine(isDistinct, words.distinct));
  const sorted = z.transform((items: unknown[]) => [...items].sort());
  return kind({ type: 'set', of, most }, z.pipe(list, sorted), []);
}

/** Returns the schema of a record with exactly these members. */
export function record<P extends FieldSchemas>(members: P): FieldSchema<Values<P>> {
  return kind({ type: 'record', members }, z.object(shapesOf(members)), initialOf(members));
}

/** Returns the schema of values by id. `keys` limits the ids; if omitted, every id is allowed. */
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

/** Returns the schema of a list, or of the word `all` for every possible item. */
export function listOrAll<Value extends Json>(
  of: FieldSchema<Value>,
  most = 40,
): FieldSchema<typeof ALL | readonly Value[]> {
  const shape = z.union([z.literal(ALL), listOf(of, most).shape]);
  return kind({ type: 'listOrAll', of, most }, shape, []);
}

/** Returns the schema of a value that may be left out. */
export function optional<Value extends Json | undefined>(
  of: FieldSchema<Value>,
): FieldSchema<Value | undefined> {
  return kind<Value | undefined>({ type: 'optional', of }, z.optional(of.shape), undefined);
}

/** Returns the schema of a value that may be null. */
export function nullable<Value extends Json | undefined>(of: FieldSchema<Value>): FieldSchema<Value | null> {
  return kind<Value | null>({ type: 'nullable', of }, z.nullable(of.shape), null);
}

/** The schema of a value that must be omitted, for a parameter that only other variants have. */
export const nothing = kind<undefined>({ type: 'nothing' }, z.optional(z.never()), undefined);

/** Returns the schema of a JSON value that the zod schema `shape` accepts. Forms do not show such values. */
export function json<Value>(shape: z.ZodMiniType, initial: Value & Json): FieldSchema<Value & Json> {
  return kind({ type: 'json' }, shape, initial);
}

/** The schema of a value that can be any JSON. */
export const anything = kind<Json>({ type: 'json' }, z.json(), null);

/** Returns the schema of a value that is shown in the words of the ruleset's `say`, not in its raw form. */
export function worded<Value extends Json>({ shape, initial }: FieldSchema<Value>): FieldSchema<Value> {
  return { type: 'json', shape, initial };
}

/** Returns the schema with this default, which replaces a missing value. */
export function initially<Value extends Json>(of: FieldSchema<Value>, initial: Value): FieldSchema<Value> {
  return { ...of, shape: z._default(of.shape, initial), initial };
}

/** Returns the schema of a sheet's value that holds the fighter's gear. */
export function gear<Value>(of: FieldSchema<Value>): FieldSchema<Value> {
  return { ...of, isGear: true };
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

/** Returns the zod schemas of these fields, by name. */
export function shapesOf(kinds: FieldSchemas): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(kinds).map(([name, { shape }]) => [name, shape]));
}

const objects = new WeakMap<FieldSchemas, z.ZodMiniType>();

/** Returns the zod schema of the record of these fields. It drops undeclared members. */
function objectOf(kinds: FieldSchemas): z.ZodMiniType {
  let object = objects.get(kinds);
  if (!object) {
    object = z.object(shapesOf(kinds));
    objects.set(kinds, object);
  }
  return object;
}

/** Parses the declared values and drops all others; undefined if a value is missing or does not fit. */
export function readValues<P extends FieldSchemas>(
  kinds: P,
  given: Readonly<Record<string, unknown>>,
): Values<P> | undefined {
  const result = objectOf(kinds).safeParse(given);
  return result.success ? (result.data as Values<P>) : undefined;
}

/** Parses a value; undefined if it does not fit. */
export function readValue<Value extends Json | undefined>(
  of: FieldSchema<Value>,
  given: unknown,
): Value | undefined {
  const result = of.shape.safeParse(given);
  return result.success ? (result.data as Value) : undefined;
}

/** Returns the default values of these fields. */
export function initialOf<P extends FieldSchemas>(kinds: P): Values<P> {
  const given = Object.entries(kinds).filter(([, { initial }]) => initial !== undefined);
  return Object.fromEntries(given.map(([name, { initial }]) => [name, initial])) as Values<P>;
}
