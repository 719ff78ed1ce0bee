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

/* The things and abilities of a battle: it may have its own, which its fighters know. */

/** Whoever has something. */
export type Holder = Pick<HuntFighter, 'own'>;

/** The weapon or the fists of that id; undefined if there is none. */
export function findWeapon({ own }: Holder, id: string): Weapon | undefined {
  return rowOf<Weapon>(own?.weapons, WEAPONS, id);
}

/** Whether a text is the id of a weapon that can be equipped, carried, broken and dropped. */
export function isWeapon(holder: Holder, id: string): boolean {
  return id !== 'fists' && findWeapon(holder, id) !== undefined; // HUNT-R18
}

/** The item of that id; undefined: it is none, or nothing that can be used. */
export function findItem({ own }: Holder, id: string): Item | undefined {
  return rowOf<Item>(own?.items, ITEMS, id);
}

/** The bag of that id; undefined if there is none. */
export function findBag({ own }: Holder, id: string): BagRow | undefined {
  return rowOf<BagRow>(own?.bags, BAGS, id);
}

function findArmor({ own }: Holder, id: string): Piece | undefined {
  return rowOf<Piece>(own?.armour, ARMOR, id);
}

export function powerOf(holder: Holder, weapon: string): number {
  return findWeapon(holder, weapon)?.power ?? 0;
}

/** What one piece of armour takes off a blow. */
export function guardOfPiece(holder: Holder, armour: string): number {
  return findArmor(holder, armour)?.guard ?? 0;
}

export function weightOf(holder: Holder, thing: string): number {
  const found = findItem(holder, thing) ?? findWeapon(holder, thing) ?? findArmor(holder, thing);
  return found?.weight ?? 0;
}

/** The ability of that id, whichever type it is of. */
export function abilityOf({ own }: Holder, id: AbilityId): Ability {
  const numbers = rowOf(own?.abilities, {}, id);
  return numbers ? { ...ABILITIES[id], ...numbers } : ABILITIES[id];
}
