import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { putOnGround } from '../../../kit/ground.ts';
import type { Bag, HuntFighter, HuntTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { findBag, findWeapon, type Holder, weightOf } from './carried.ts';

/* The things that fighters carry: room in hands and bags, weight limits, and how things break or drop. */

/** Returns a list without the first occurrence of an item. */
export function without<Item>(list: readonly Item[], item: Item): Item[] {
  const place = list.indexOf(item);
  return place < 0 ? [...list] : list.toSpliced(place, 1);
}

/** Returns the weight of a fighter's loose things and of its bags, without the contents of the bags. */
export function looseWeight(fighter: HuntFighter): number {
  const bags = fighter.bags.reduce((sum, { bag }) => sum + (findBag(fighter, bag)?.weight ?? 0), 0);
  return fighter.items.reduce((sum, item) => sum + weightOf(fighter, item), bags); // HUNT-R39
}

/** Returns the fault if a fighter cannot carry the thing in addition to its loose things. */
export function faultOfLoad(fighter: HuntFighter, thing: string): Fault | undefined {
  const weight = looseWeight(fighter) + weightOf(fighter, thing);
  if (weight <= fighter.carry) return undefined;
  return { code: 'too-heavy', say: SAID.refusals.backIsFull(weight, fighter.carry), clause: 'HUNT-R39' }; // HUNT-R39
}

/** Returns the fault if a bag's items weigh more than the bag can hold. */
export function faultOfBag(holder: Holder, { bag, items }: Bag): Fault | undefined {
  const weight = items.reduce((sum, item) => sum + weightOf(holder, item), 0);
  const most = findBag(holder, bag)?.holds ?? 0;
  if (weight <= most) return undefined;
  return { code: 'too-heavy', say: SAID.refusals.bagIsFull(weight, most), clause: 'HUNT-R39' }; // HUNT-R39
}

/** Returns the number of hands that these weapons need. */
export function handsFor(holder: Holder, weapons: readonly string[]): number {
  return weapons.reduce((sum, id) => sum + (findWeapon(holder, id)?.hands ?? 0), 0); // HUNT-R40
}

/** Returns whether a fighter has enough free hands for one more weapon. */
export function hasHandsFor(bearer: HuntFighter, weapon: string): boolean {
  return handsFor(bearer, [...bearer.weapons, weapon]) <= bearer.hands; // HUNT-R40
}

/** Returns the things that a fighter can use directly: loose things, and things in open bags. */
export function usableThings(fighter: HuntFighter): readonly string[] {
  const open = fighter.bags.filter(({ bag }) => findBag(fighter, bag)?.isOpen);
  return [...fighter.items, ...open.flatMap(({ items }) => items)]; // HUNT-69, HUNT-R39
}

/** Removes a thing that was used up. Takes a loose thing before a thing in an open bag. */
export function useUp(fighter: HuntFighter, thing: string): void {
  if (fighter.items.includes(thing)) {
    fighter.items = without(fighter.items, thing);
    return;
  }
  const from = fighter.bags.find(({ bag, items }) => findBag(fighter, bag)?.isOpen && items.includes(thing)); // HUNT-R39
  if (from) setBag(fighter, { ...from, items: without(from.items, thing) });
}

/** Replaces the fighter's bag with the same id. */
export function setBag(fighter: HuntFighter, bag: Bag): void {
  fighter.bags = fighter.bags.map((other) => (other.bag === bag.bag ? bag : other));
}

export function bagOf({ bags }: HuntFighter, id: string): Bag | undefined {
  return bags.find(({ bag }) => bag === id);
}

/** Returns the equipped weapon that an attack uses, if any. */
export function equippedAs({ weapons }: HuntFighter, used: string | null): string | undefined {
  return weapons.find((weapon) => weapon === used); // HUNT-R18
}

/** Destroys an equipped weapon. */
export function breakWeapon(table: HuntTable, id: Id, weapon: string | undefined): void {
  if (weapon === undefined) return;
  const fighter = fighterOf(table, id);
  fighter.weapons = without(fighter.weapons, weapon); // HUNT-32
  emit(table, { type: 'weapon-broken', target: id, thing: weapon, clause: 'HUNT-32' });
}

/** Drops an equipped weapon onto the fighter's hex. */
export function dropWeapon(table: HuntTable, id: Id, weapon: string): void {
  const fighter = fighterOf(table, id);
  fighter.weapons = without(fighter.weapons, weapon);
  if (fighter.at) putOnGround(table, { item: weapon, at: fighter.at, owner: id }); // HUNT-R42
}

/** Breaks a fighter's first piece of armor. Returns whether the fighter wore any armor. */
export function breakArmor(table: HuntTable, id: Id): boolean {
  const fighter = fighterOf(table, id);
  const [first, ...others] = fighter.armour;
  if (first === undefined) return false;
  fighter.armour = others;
  emit(table, { type: 'armour-broken', target: id, thing: first, clause: 'HUNT-53' });
  return true;
}
