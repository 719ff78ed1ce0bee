import type { AskedId } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { rowOf } from '../../../kit/content.ts';
import { ARMOR, type Piece, SHIELDS, WEAPONS, type Weapon } from '../sheet/weapons.ts';
import type { VigilFighter, VigilTable } from '../table.ts';

/** The part of a fighter that holds the weapons and armor of the battle's own content. */
type Holder = Pick<VigilFighter, 'own'>;

/** Returns the weapon with this id; undefined if there is none. */
function weaponNamed({ own }: Holder, id: string): Weapon | undefined {
  return rowOf<Weapon>(own?.weapons, WEAPONS, id);
}

/** Returns whether `id` names a weapon. Without a fighter, knows only the rulebook's weapons. */
export function isWeapon(holder: Holder | undefined, id: string): boolean {
  return weaponNamed(holder ?? {}, id) !== undefined;
}

/** Returns the parameters of an action; undefined if they name a weapon that does not exist. */
export function withWeapon<Act extends { readonly weapon: string }>(
  act: Act,
  table: VigilTable,
  by: AskedId,
): Act | undefined {
  return isWeapon(findFighter(table, by), act.weapon) ? act : undefined;
}

/** Returns the weapon with this id. Throws an `Error` if there is none. */
export function weaponOf(holder: Holder, id: string): Weapon {
  const weapon = weaponNamed(holder, id);
  if (!weapon) throw new Error(`There is no weapon "${id}".`);
  return weapon;
}

/** Returns the dice of advantage that a fighter's armor gives; 0 without armor. */
export function armorDice({ own, armor }: VigilFighter): number {
  return armor === null ? 0 : (rowOf<Piece>(own?.armor, ARMOR, armor)?.dice ?? 0);
}

/** Returns the dice of advantage of a fighter's shield, even if it cannot be used now; 0 without a shield. */
export function shieldDice({ own, shield }: VigilFighter): number {
  return shield === null ? 0 : (rowOf<Piece>(own?.shields, SHIELDS, shield)?.dice ?? 0);
}
