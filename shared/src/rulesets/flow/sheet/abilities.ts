import { count, type Values } from '../../../engine/schema/field-schema.ts';
import { type Rows, rowOf } from '../../../kit/content.ts';

/** What of an ability is a number: what it costs, and how far it carries. */
export const ABILITY = { ap: count(0, 12), range: count(0, 40) };
export type AbilityRow = Values<typeof ABILITY>;

export const ABILITIES = {
  rally: { ap: 2, range: 3 },
  focus: { ap: 1, range: 0 },
  roar: { ap: 2, range: 2 },
} as const;

/** Its numbers in a battle with these of its own. */
export function abilityBy(
  own: { readonly abilities?: Rows<AbilityRow> } | undefined,
  name: string,
): AbilityRow | undefined {
  return rowOf<AbilityRow>(own?.abilities, ABILITIES, name);
}

export const PERKS = ['counterspell', 'spell-breaker', 'dual-wield'] as const;
