import { ARCHETYPES, type Content, entryIn, valuesOf } from '../engine/content/content.ts';
import { TEXT } from '../engine/presentation/text/catalogue.ts';
import { misfit } from '../engine/schema/expected.ts';
import { type FieldSchemas, readValue, type Values } from '../engine/schema/field-schema.ts';
import { SetupError, type SetupFighter } from '../engine/setup/setup.ts';

/** What a fighter is made from: its archetype, and what the setup puts in its place. */
export interface ReadSheet<P extends FieldSchemas, Archetype> {
  readonly archetype: Archetype;
  readonly given: Partial<Values<P>>;
}

/**
 * A fighter's sheet as a setup gives it; its archetype may be one of the battle's content. Throws
 * `SetupError`, naming the field.
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
  if (archetype === undefined) throw new SetupError(`${id}.sheet.kind: ${TEXT.setup.noArchetype(kind)}`);
  const given = Object.entries(fields).map(([key, value]) => {
    const of = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    if (!of) throw new SetupError(`${id}.sheet.${key}: ${TEXT.setup.noSuchField}`);
    const wrong = misfit(of, value);
    if (wrong !== undefined) throw new SetupError(`${id}.sheet.${key}: ${wrong}`);
    return [key, readValue(of, value)];
  });
  return { archetype, given: Object.fromEntries(given) };
}
