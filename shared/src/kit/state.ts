import type { Field } from '../engine/core/ruleset.ts';
import { rejection } from '../engine/presentation/rejection.ts';
import { hexText } from '../engine/presentation/text/hex.ts';
import { mismatch } from '../engine/schema/expected.ts';
import { readValue } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import { SetupError, type SetupFighter } from '../engine/setup/setup.ts';
import { type Fighter, occupant, type PlacedFighter, type Table } from '../engine/state/table.ts';
import { enter } from '../engine/state/verbs.ts';
import { isOpenGround } from '../hex/map.ts';
import * as words from '../words/messages/setup.ts';

type Fields<T extends Table, F extends Fighter> = Readonly<Record<string, Field<T, F>>>;
type Sentences = Readonly<Record<string, string>>;

/** Puts a fighter from a setup on the table. Throws a `SetupError` if the fighter's hex is not free. */
export function placeFighter<F extends PlacedFighter>(table: Table<F>, fighter: F): void {
  const { id, at, defeated } = fighter;
  if (!isOpenGround(table.map, at)) throw new SetupError(`${id}.at: ${words.noGround(hexText(at))}`);
  const holder = defeated ? undefined : occupant(table, at);
  if (holder) throw new SetupError(`${id}.at: ${words.taken(holder.id, hexText(at))}`);
  enter(table, fighter);
}

/**
 * Applies the `state` in a setup to a fighter, in the order of `fields`. `sentences` holds the messages of faults, by
 * code. Throws a `SetupError` whose message names the field. `shared/cases/FORMAT.md` describes `state`.
 */
export function applyState<T extends Table, F extends Fighter>(
  fields: Fields<T, F>,
  table: T,
  fighter: F,
  from: SetupFighter,
  sentences: Sentences,
): void {
  for (const [field, value] of stated(fields, table, fighter, from, sentences))
    field.set?.(table, fighter, value);
}

/** Throws the `SetupError` that `applyState` would throw, but does not change the table. */
export function requireState<T extends Table, F extends Fighter>(
  fields: Fields<T, F>,
  table: T,
  fighter: F,
  from: SetupFighter,
  sentences: Sentences,
): void {
  for (const _ of stated(fields, table, fighter, from, sentences));
}

/**
 * Yields the fields that a setup sets, in order, each with its value. Checks each value only after the caller has
 * written the earlier values.
 */
function* stated<T extends Table, F extends Fighter>(
  fields: Fields<T, F>,
  table: T,
  fighter: F,
  { id, state = {} }: SetupFighter,
  sentences: Sentences,
): Iterable<[Field<T, F>, Json]> {
  const stray = Object.keys(state).find((key) => !Object.hasOwn(fields, key) || !fields[key]?.set);
  if (stray !== undefined) throw new SetupError(`${id}.state.${stray}: ${words.noSuchField}`);
  for (const [key, field] of Object.entries(fields)) {
    const given = state[key];
    if (given === undefined) continue;
    const wrong = mismatch(field.kind, given) ?? faultOf(table, fighter, field, given, sentences);
    if (wrong !== undefined) throw new SetupError(`${id}.state.${key}: ${wrong}`);
    yield [field, readValue(field.kind, given) as Json];
  }
}

function faultOf<T extends Table, F extends Fighter>(
  table: T,
  fighter: F,
  field: Field<T, F>,
  given: Json,
  sentences: Sentences,
): string | undefined {
  const fault = field.fault?.(table, fighter, readValue(field.kind, given) as Json);
  return fault === undefined ? undefined : rejection(fault, sentences).message;
}
