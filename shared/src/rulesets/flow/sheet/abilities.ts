import { count, type Values } from '../../../engine/schema/field-schema.ts';
import { type Rows, rowOf } from '../../../kit/content.ts';

/** The schema of an ability's numbers: its AP cost, and its range in hexes. */
export const ABILITY = { ap: count(0, 12), range: count(0, 40) };
export type AbilityRow = Values<typeof ABILITY>;

export const ABILITIES = {
  rally: { ap: 2, range: 3 },
  focus: { ap: 1, range: 0 },
  roar: { ap: 2, range: 2 },
} as const;

/** Returns an ability's numbers, including the battle's changes to them; undefined if there is no such ability. */
export function abilityBy(
  own: { readonly abilities?: Rows<AbilityRow> } | undefined,
  name: string,
): AbilityRow | undefined {
  return rowOf<AbilityRow>(own?.abilities, ABILITIES, name);
}

export const PERKS = ['counterspell', 'spell-breaker', 'dual-wield'] as const;
export type Perk = (typeof PERKS)[number];
