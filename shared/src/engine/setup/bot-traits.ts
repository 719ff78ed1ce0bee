import { ARCHETYPES, type Content, entryIn, TEMPERAMENTS, type Temperament } from '../content/content.ts';
import type { Id } from '../schema/ids.ts';
import { own } from '../schema/records.ts';
import type { Fighter } from '../state/table.ts';
import type { BotTraits } from './setup.ts';

/** The traits of fighters, by id. */
export type TraitsById = Readonly<Record<Id, BotTraits>>;

/** Returns the traits that a setup gives to its fighters. */
export function traitsIn(
  combatants: readonly { readonly id: Id; readonly bot?: BotTraits | undefined }[],
): TraitsById {
  return Object.fromEntries(combatants.flatMap(({ id, bot }) => (bot ? [[id, bot] as const] : [])));
}

/** The traits of a battle's fighters, and the content that gives temperaments to archetypes. */
export interface BotCast {
  readonly traits: TraitsById;
  readonly content?: Content | undefined;
}

/** Returns whether any fighter of a cast can have a temperament. */
export function hasTemperaments({ traits, content = {} }: BotCast): boolean {
  const given: readonly { readonly temperament?: unknown }[] = [
    ...Object.values(traits),
    ...Object.values(content[ARCHETYPES] ?? {}),
  ];
  return given.some(({ temperament }) => temperament != null);
}

/** Returns a fighter's temperament: its own, else that of its archetype in the content; undefined if none. */
export function temperamentOf({ traits, content }: BotCast, { id, kind }: Fighter): Temperament | undefined {
  const given = own(traits, id)?.temperament;
  if (given !== undefined) return given ?? undefined;
  const entry = entryIn(content, ARCHETYPES, kind);
  return TEMPERAMENTS.find((one) => one === entry?.temperament);
}
