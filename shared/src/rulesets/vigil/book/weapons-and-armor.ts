import { rowOf } from '../../../kit/content.ts';
import { ARMOR, type Piece, SHIELDS, WEAPONS, type Weapon } from '../sheet/weapons.ts';
import type { VigilFighter } from '../table.ts';

/** Whoever has something: as a battle may have things of its own, its fighters know them. */
type Holder = Pick<VigilFighter, 'own'>;

/** The weapon of that id; undefined if there is none. */
function weaponNamed({ own }: Holder, id: string): Weapon | undefined {
  return rowOf<Weapon>(own?.weapons, WEAPONS, id);
}

/** Whether a text is the id of a weapon of this battle; nobody in particular knows those of the book. */
export function isWeapon(holder: Holder | undefined, id: string): boolean {
  return weaponNamed(holder ?? {}, id) !== undefined;
}

/** The weapon of that id, which there is. */
export function weaponOf(holder: Holder, id: string): Weapon {
  const weapon = weaponNamed(holder, id);
  if (!weapon) throw new Error(`There is no weapon "${id}".`);
  return weapon;
}

/** Dice of advantage of the armour that is worn. */
export function armorDice({ own, armor }: VigilFighter): number {
  return armor === null ? 0 : (rowOf<Piece>(own?.armor, ARMOR, armor)?.dice ?? 0);
}

/** Dice of advantage of a shield, whether worn or not. */
export function shieldDice({ own, shield }: VigilFighter): number {
  return shield === null ? 0 : (rowOf<Piece>(own?.shields, SHIELDS, shield)?.dice ?? 0);
}
