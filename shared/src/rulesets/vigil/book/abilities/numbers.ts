import {
  ABILITY_ROWS,
  type AbilityId,
  type AbilityRow,
  BOOSTS,
  type BoostId,
  type BoostRow,
} from '../../sheet/abilities.ts';
import type { VigilFighter } from '../../table.ts';

/** A fighter who knows the battle's own numbers. */
type Holder = Pick<VigilFighter, 'own'>;

/** The numbers that the book gives for an ability. Content of a battle has the same ones. */
type Numbers<Id extends AbilityId> = Required<
  Pick<AbilityRow, keyof (typeof ABILITY_ROWS)[Id] & keyof AbilityRow>
>;

/** Returns the numbers of an ability. */
export function numbersOf<Id extends AbilityId>({ own }: Holder, id: Id): Numbers<Id> {
  const row: AbilityRow = own?.abilities?.[id] ?? ABILITY_ROWS[id];
  return row as Numbers<Id>;
}

/** Returns the numbers of a boost. */
export function boostOf({ own }: Holder, id: BoostId): BoostRow {
  return own?.boosts?.[id] ?? BOOSTS[id];
}
