import {
  ABILITY_ROWS,
  type AbilityId,
  type AbilityRow,
  BOOSTS,
  type BoostId,
  type BoostRow,
} from '../../sheet/abilities.ts';
import type { VigilFighter } from '../../table.ts';

/** Whoever knows an ability: as a battle may have numbers of its own, its fighters know them. */
type Knower = Pick<VigilFighter, 'own'>;

/** What the book says of an ability; a battle's content says the same of it. */
type Numbers<Id extends AbilityId> = Required<
  Pick<AbilityRow, keyof (typeof ABILITY_ROWS)[Id] & keyof AbilityRow>
>;

/** The numbers of an ability. */
export function numbersOf<Id extends AbilityId>({ own }: Knower, id: Id): Numbers<Id> {
  const row: AbilityRow = own?.abilities?.[id] ?? ABILITY_ROWS[id];
  return row as Numbers<Id>;
}

/** The numbers of a boost. */
export function boostOf({ own }: Knower, id: BoostId): BoostRow {
  return own?.boosts?.[id] ?? BOOSTS[id];
}
