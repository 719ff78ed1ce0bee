import type { Params } from '../../engine/script.ts';
import { ID_PATTERN } from '../../engine/setup.ts';
import type { Json } from '../../engine/table.ts';
import type { Hex } from '../../hex/axial.ts';

const MALFORMED = Symbol('malformed');

/** Reads one parameter: its value, or that it is malformed. */
export type Reader<Value> = (value: Json | undefined) => Value | typeof MALFORMED;

/** A fighter's id. */
export const id: Reader<string> = (value) =>
  typeof value === 'string' && ID_PATTERN.test(value) ? value : MALFORMED;

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : MALFORMED);

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : MALFORMED);

export const hex: Reader<Hex> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return MALFORMED;
  const [q, r] = value as readonly Json[];
  return Number.isInteger(q) && Number.isInteger(r) ? [q as number, r as number] : MALFORMED;
};

/** One of these words. */
export function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return (value) => (words.includes(value as Word) ? (value as Word) : MALFORMED);
}

/** A parameter that may be left out. */
export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

/** A parameter that may be null. */
export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : read(value));
}

/** A list, each of its items read alike. */
export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return MALFORMED;
    const items: Value[] = [];
    for (const item of value as readonly Json[]) {
      const one = read(item);
      if (one === MALFORMED) return MALFORMED;
      items.push(one as Value);
    }
    return items;
  };
}

/** An answer given beforehand: an option id, or `{"answer": id, ...params}`. */
export type Given = string | { readonly answer: string; readonly [param: string]: Json };

export const given: Reader<Given> = (value) => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return MALFORMED;
  return typeof (value as { answer?: Json }).answer === 'string' ? (value as Given) : MALFORMED;
};

/** Any object, as it came. */
export const record: Reader<{ readonly [key: string]: Json }> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })
    : MALFORMED;

/** Reads the parameters named, leaving out what is not given; undefined if one is missing or malformed. */
export function params<Act extends Params>(
  shape: {
    readonly [Name in keyof Act]-?: Reader<Act[Name]>;
  },
): (from: Params) => Act | undefined {
  const readers = Object.entries(shape) as [string, Reader<Json | undefined>][];
  return (from) => {
    const act: Record<string, Json> = {};
    for (const [name, read] of readers) {
      const value = read(from[name]);
      if (value === MALFORMED) return undefined;
      if (value !== undefined) act[name] = value;
    }
    return act as unknown as Act;
  };
}
