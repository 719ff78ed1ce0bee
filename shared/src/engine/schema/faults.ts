import { takes } from './expected.ts';
import type { FieldSchema, FieldSchemas } from './field-schema.ts';
import { ALL } from './field-schema.ts';
import { isRecord, own } from './records.ts';

/** The path to a part of a value: member names and list indexes. */
export type Place = readonly (string | number)[];

/** A part of a value that its schema does not accept. */
export interface ValueFault {
  readonly at: Place;
  /**
   * `unknown`: the member is not declared. `missing`: a declared member is absent. `wrong`: the value does not fit.
   */
  readonly what: 'unknown' | 'missing' | 'wrong';
  /** The accepted values as text; for an unknown member, the declared names. */
  readonly takes: string;
  /** The accepted values, if they can be listed. */
  readonly words: readonly string[];
}

/** Yields all parts of a value that its schema does not accept, outermost first. */
export function* faultsInValue(of: FieldSchema, given: unknown, at: Place = []): Iterable<ValueFault> {
  switch (of.type) {
    case 'optional':
      if (given !== undefined) yield* faultsInValue(of.of, given, at);
      return;
    case 'nullable':
      if (given !== null) yield* faultsInValue(of.of, given, at);
      return;
    case 'record':
      if (isRecord(given)) yield* faultsInMembers(of.members, given, at);
      else yield wrong(of, at);
      return;
    case 'entries':
      if (!isRecord(given) || Object.keys(given).length > of.most) yield wrong(of, at);
      else yield* faultsInEntries(of, given, at);
      return;
    case 'listOrAll':
      if (given !== ALL) yield* faultsInItems(of, given, at);
      return;
    case 'list':
    case 'set':
      yield* faultsInItems(of, given, at);
      return;
    default:
      if (!of.shape.safeParse(given).success) yield wrong(of, at);
  }
}

export function* faultsInMembers(
  members: FieldSchemas,
  given: Readonly<Record<string, unknown>>,
  at: Place,
): Iterable<ValueFault> {
  const words = Object.keys(members);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(members, name))
      yield { at: [...at, name], what: 'unknown', takes: words.join(', '), words };
  }
  for (const [name, of] of Object.entries(members)) {
    const value = own(given, name);
    if (value !== undefined) yield* faultsInValue(of, value, [...at, name]);
    else if (!of.shape.safeParse(undefined).success) yield { ...wrong(of, [...at, name]), what: 'missing' };
  }
}

function* faultsInEntries(
  { of, keys }: Extract<FieldSchema, { readonly type: 'entries' }>,
  given: Readonly<Record<string, unknown>>,
  at: Place,
): Iterable<ValueFault> {
  for (const [id, value] of Object.entries(given)) {
    const there = [...at, id];
    if (!keys || keys.shape.safeParse(id).success) yield* faultsInValue(of, value, there);
    else if (keys.type !== 'thing') yield wrong(keys, there);
    else yield { at: there, what: 'unknown', takes: keys.things.join(', '), words: keys.things };
  }
}

function* faultsInItems(
  of: Extract<FieldSchema, { readonly type: 'list' | 'set' | 'listOrAll' }>,
  given: unknown,
  at: Place,
): Iterable<ValueFault> {
  if (!Array.isArray(given) || given.length > of.most) {
    yield wrong(of, at);
    return;
  }
  for (const [index, item] of given.entries()) {
    if (of.type === 'set' && given.indexOf(item) < index) yield wrong(of, [...at, index]);
    else yield* faultsInValue(of.of, item, [...at, index]);
  }
}

function wrong(of: FieldSchema, at: Place): ValueFault {
  return { at, what: 'wrong', takes: takes(of), words: wordsOf(of) };
}

function wordsOf(of: FieldSchema): readonly string[] {
  if (of.type === 'word') return of.words;
  if (of.type === 'listOrAll') return [ALL];
  return of.type === 'thing' ? of.things : [];
}
