import { type Kinds, misfit, readValue, type Values } from '../engine/kinds.ts';
import { SetupError, type SetupFighter } from '../engine/setup.ts';
import { TEXT } from '../engine/text/catalogue.ts';

/** What a fighter is made from: its archetype, and what the setup puts in its place. */
export interface ReadSheet<P extends Kinds, Archetype> {
  readonly archetype: Archetype;
  readonly given: Partial<Values<P>>;
}

/** A fighter's sheet as a setup gives it. Throws `SetupError`, naming the field. */
export function readSheet<P extends Kinds, Archetype>(
  kinds: P,
  archetypes: Readonly<Record<string, Archetype>>,
  { id, sheet: { kind, ...fields } }: SetupFighter,
): ReadSheet<P, Archetype> {
  const archetype = Object.hasOwn(archetypes, kind) ? archetypes[kind] : undefined;
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
