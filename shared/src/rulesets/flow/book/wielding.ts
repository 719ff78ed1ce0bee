import { rowOf } from '../../../kit/content.ts';
import { WAND } from '../sheet/items.ts';
import { type Category, SHIELDS, type Shield, WEAPONS, type Weapon } from '../sheet/weapons.ts';
import type { FlowFighter } from '../table.ts';

export type Hand = 'main' | 'off';
export const HANDS = ['main', 'off'] as const;

/** A weapon with which a fighter can attack, and the hand that holds it. Natural weapons and fists are not held. */
export interface Wielded {
  readonly weapon: Weapon;
  readonly hand: Hand | 'natural' | 'fist';
}

/** The part of a fighter that lists the weapons and shields that the battle adds or changes. */
type Holder = Pick<FlowFighter, 'sheet'>;

/** Returns the weapon with this id; undefined for shields, plain items and null. */
export function weaponOf({ sheet: { own } }: Holder, item: string | null): Weapon | undefined {
  return item === null ? undefined : rowOf(own?.weapons, WEAPONS, item);
}

/** Returns the shield with this id; undefined for everything else. */
function shieldNamed({ sheet: { own } }: Holder, item: string | null): Shield | undefined {
  return item === null ? undefined : rowOf(own?.shields, SHIELDS, item);
}

export function isTwoHanded(holder: Holder, item: string | null): boolean {
  return weaponOf(holder, item)?.hands === 2;
}

export function isMelee(weapon: Weapon): boolean {
  return weapon.range === undefined;
}

/** Returns the empty hands. A two-handed weapon leaves neither hand empty. */
export function freeHands(fighter: FlowFighter): Hand[] {
  const { main, off } = fighter;
  if (isTwoHanded(fighter, main) || isTwoHanded(fighter, off)) return [];
  const free: Hand[] = [];
  if (main === null) free.push('main');
  if (off === null) free.push('off');
  return free;
}

const lists = new WeakMap<
  FlowFighter,
  { main: string | null; off: string | null; list: readonly Wielded[] }
>();

/** Returns all weapons a fighter can use, in order: main hand, natural, off hand, fist. */
export function wielded(fighter: FlowFighter): readonly Wielded[] {
  const { main, off } = fighter;
  const known = lists.get(fighter);
  if (known?.main === main && known.off === off) return known.list;
  const list = listWielded(fighter);
  lists.set(fighter, { main, off, list });
  return list;
}

function listWielded(fighter: FlowFighter): Wielded[] {
  const list: Wielded[] = [];
  const add = (item: string | null, hand: Wielded['hand']) => {
    const weapon = weaponOf(fighter, item);
    if (weapon) list.push({ weapon, hand });
  };
  add(fighter.main, 'main'); // FLOW-R18
  add(fighter.sheet.natural, 'natural');
  add(fighter.off, 'off');
  if (freeHands(fighter).length > 0) add('fist', 'fist');
  return list;
}

/** Returns the fighter's first weapon that matches the id and the hand, if they are given. */
export function chosenWeapon(fighter: FlowFighter, weapon?: string, hand?: Hand): Wielded | undefined {
  const list = wielded(fighter);
  if (weapon === undefined && hand === undefined) return list[0];
  return list.find(
    (one) =>
      (weapon === undefined || one.weapon.id === weapon) && (hand === undefined || isIn(fighter, one, hand)),
  ); // FLOW-R18
}

/** Returns whether a weapon is in a hand. A fist is in every empty hand. */
function isIn(fighter: FlowFighter, { hand: holds }: Wielded, hand: Hand): boolean {
  return holds === 'fist' ? freeHands(fighter).includes(hand) : holds === hand;
}

/** Returns the shield in hand, if any. */
export function shieldOf(fighter: FlowFighter): Shield | undefined {
  return shieldNamed(fighter, fighter.off) ?? shieldNamed(fighter, fighter.main);
}

/** Returns the damage reduction of armor and shield. */
export function drOf(fighter: FlowFighter): number {
  return fighter.sheet.dr + (shieldOf(fighter)?.dr ?? 0); // FLOW-R14
}

/** Returns the categories of the items that a fighter holds, each only once. An empty hand counts as a fist. */
export function categoriesHeld(fighter: FlowFighter): Set<Category> {
  const held = new Set<Category>(); // FLOW-112
  for (const item of [fighter.main, fighter.off]) {
    const category = weaponOf(fighter, item)?.category;
    if (category) held.add(category);
    if (shieldNamed(fighter, item)) held.add('shield');
  }
  if (freeHands(fighter).length > 0) held.add('fist');
  return held;
}

/** Returns an empty hand that can take an item, if any. With `wanted`, considers only that hand. */
export function handFor(fighter: FlowFighter, item: string, wanted?: Hand): Hand | undefined {
  const free = freeHands(fighter);
  if (isTwoHanded(fighter, item)) return free.length === 2 ? 'main' : undefined; // FLOW-54
  const allowed = shieldNamed(fighter, item) ? free.filter((hand) => hand === 'off') : free;
  return wanted === undefined ? allowed[0] : allowed.find((hand) => hand === wanted);
}

/** Returns the hand that holds an item, if any. With `wanted`, considers only that hand. */
export function handWith(fighter: FlowFighter, item: string, wanted?: Hand): Hand | undefined {
  return HANDS.find((hand) => fighter[hand] === item && (wanted === undefined || wanted === hand));
}

/** Empties a hand. Returns the item and its charges. */
export function letGo(fighter: FlowFighter, hand: Hand): { item: string | null; charges: number } {
  const item = fighter[hand];
  if (item === null) return { item, charges: 0 };
  const charges = chargesWith(fighter, item);
  fighter[hand] = null;
  if (item === WAND.id) fighter.charges -= charges;
  return { item, charges };
}

/** Puts an item with its charges into a hand. */
export function receive(fighter: FlowFighter, item: string, hand: Hand, charges = 0): void {
  fighter[hand] = item;
  fighter.charges += charges;
}

/** Removes one item from the bag. Returns whether it was there. */
export function takeFromBag(fighter: FlowFighter, item: string): boolean {
  const place = fighter.bag.indexOf(item);
  if (place < 0) return false;
  fighter.bag.splice(place, 1);
  return true;
}

/** Returns the number of charges that the fighter loses together with an item. */
function chargesWith(fighter: FlowFighter, item: string): number {
  return item === WAND.id ? Math.min(WAND.charges, fighter.charges) : 0;
}
