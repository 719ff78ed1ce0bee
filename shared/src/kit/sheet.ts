import { ARCHETYPES, type Content, entryIn, valuesOf } from '../engine/content.ts';
import { type Kinds, readValue, type Values } from '../engine/kinds.ts';
import { SetupError, type SetupFighter } from '../engine/setup.ts';
import { misfit } from '../engine/takes.ts';
import { TEXT } from '../engine/text/catalogue.ts';

/** What a fighter is made from: its archetype, and what the setup puts in its place. */
export interface ReadSheet<P extends Kinds, Archetype> {
  readonly archetype: Archetype;
  readonly given: Partial<Values<P>>;
}

/**
 * A fighter's sheet as a setup gives it; its archetype may be one of the battle's content. Throws `SetupError`, naming the
 * field.
 */
export function readSheet<P extends Kinds, Archetype>(
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
