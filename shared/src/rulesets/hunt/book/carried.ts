import { rowOf } from '../../../kit/content.ts';
import { ABILITIES, type Ability, type AbilityId } from '../sheet/abilities.ts';
import {
  ARMOR,
  BAGS,
  type BagRow,
  ITEMS,
  type Item,
  type Piece,
  WEAPONS,
  type Weapon,
} from '../sheet/things.ts';
import type { HuntFighter } from '../table.ts';

/* Functions that find weapons, items, bags, armor and abilities by id, including those of the battle's own content. */

/** The part of a fighter that holds the battle's own content, if there is any. */
export type Holder = Pick<HuntFighter, 'own'>;

/** Returns the weapon with that id, which may be `fists`; undefined if there is none. */
export function findWeapon({ own }: Holder, id: string): Weapon | undefined {
  return rowOf<Weapon>(own?.weapons, WEAPONS, id);
}

/** Returns whether an id names a weapon that can be equipped, carried, broken and dropped. */
export function isWeapon(holder: Holder, id: string): boolean {
  return id !== 'fists' && findWeapon(holder, id) !== undefined; // HUNT-R18
}

/** Returns the item with that id; undefined if `id` is not an item, for example if it is a weapon. */
export function findItem({ own }: Holder, id: string): Item | undefined {
  return rowOf<Item>(own?.items, ITEMS, id);
}

export function findBag({ own }: Holder, id: string): BagRow | undefined {
  return rowOf<BagRow>(own?.bags, BAGS, id);
}

function findArmor({ own }: Holder, id: string): Piece | undefined {
  return rowOf<Piece>(own?.armour, ARMOR, id);
}

export function powerOf(holder: Holder, weapon: string): number {
  return findWeapon(holder, weapon)?.power ?? 0;
}

/** Returns the points by which one piece of armor reduces the damage of a blow. */
export function guardOfPiece(holder: Holder, armour: string): number {
  return findArmor(holder, armour)?.guard ?? 0;
}

export function weightOf(holder: Holder, thing: string): number {
  const found = findItem(holder, thing) ?? findWeapon(holder, thing) ?? findArmor(holder, thing);
  return found?.weight ?? 0;
}

export function abilityOf({ own }: Holder, id: AbilityId): Ability {
  const numbers = rowOf(own?.abilities, {}, id);
  return numbers ? { ...ABILITIES[id], ...numbers } : ABILITIES[id];
}
