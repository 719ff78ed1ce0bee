import { ARCHETYPES, type Content, entryIn, valuesOf } from '../engine/content/content.ts';
import { mismatch } from '../engine/schema/expected.ts';
import { type FieldSchemas, readValue, type Values } from '../engine/schema/field-schema.ts';
import { SetupError, type SetupFighter } from '../engine/setup/setup.ts';
import * as words from '../words/messages/setup.ts';

/** A fighter's sheet, as read from a setup: its archetype, and the values that override the archetype's. */
export interface ReadSheet<P extends FieldSchemas, Archetype> {
  readonly archetype: Archetype;
  readonly given: Partial<Values<P>>;
}

/** Values of a sheet that can change during a fight. A list is replaced as a whole. */
export type Changeable<Sheet> = { -readonly [Key in keyof Sheet]: Sheet[Key] };

/** Returns only the values with these keys. */
export function partOf<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

/**
 * Reads a fighter's sheet from a setup. The archetype may come from the battle's content. Throws a `SetupError`
 * whose message names the field.
 */
export function readSheet<P extends FieldSchemas, Archetype>(
  kinds: P,
  archetypes: Readonly<Record<string, Archetype>>,
  { id, sheet: { kind, ...rest } }: SetupFighter,
  content: Content | undefined,
): ReadSheet<P, Archetype> {
  const own = entryIn(content, ARCHETYPES, kind) ?? {};
  const base = String(own.like ?? kind);
  const fields = { ...valuesOf(own), ...rest };
  const archetype = Object.hasOwn(archetypes, base) ? archetypes[base] : undefined;
  if (archetype === undefined) throw new SetupError(`${id}.sheet.kind: ${words.noArchetype(kind)}`);
  const given = Object.entries(fields).map(([key, value]) => {
    const of = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    if (!of) throw new SetupError(`${id}.sheet.${key}: ${words.noSuchField}`);
    const wrong = mismatch(of, value);
    if (wrong !== undefined) throw new SetupError(`${id}.sheet.${key}: ${wrong}`);
    return [key, readValue(of, value)];
  });
  return { archetype, given: Object.fromEntries(given) };
}
