import {
  ABILITY_ROWS,
  type AbilityId,
  type AbilityRow,
  BOOSTS,
  type BoostId,
  type BoostRow,
} from '../../sheet/abilities.ts';
import type { VigilFighter } from '../../table.ts';

/** The part of a fighter that holds the battle's own content, which may change numbers. */
type Holder = Pick<VigilFighter, 'own'>;

/**
 * The numbers that the rulebook gives for an ability. A battle's content can change these numbers, but cannot add
 * further ones.
 */
type Numbers<Id extends AbilityId> = Required<
  Pick<AbilityRow, keyof (typeof ABILITY_ROWS)[Id] & keyof AbilityRow>
>;

/** Returns an ability's numbers, including changes made by the battle's content. */
export function numbersOf<Id extends AbilityId>({ own }: Holder, id: Id): Numbers<Id> {
  const row: AbilityRow = own?.abilities?.[id] ?? ABILITY_ROWS[id];
  return row as Numbers<Id>;
}

/** Returns a boost's numbers, including changes made by the battle's content. */
export function boostOf({ own }: Holder, id: BoostId): BoostRow {
  return own?.boosts?.[id] ?? BOOSTS[id];
}
