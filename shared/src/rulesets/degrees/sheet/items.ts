import { count, flag, optional, type Values } from '../../../engine/schema/field-schema.ts';
import { type Rows, rowOf } from '../../../kit/content.ts';
import {
  type Holder,
  isWeapon,
  WEAPON_TOUGHNESS,
  WEAPONS,
  type Weapon,
  type WeaponId,
  weaponOf,
} from './weapons.ts';

/** The fields of an item that is not a weapon. */
export const ITEM = {
  toughness: count(0, 20),
  hands: count(1, 2),
  /** The bonus to Toughness while the item is worn. */
  armour: optional(count(0, 10)),
  /** The bonus to close and ranged defense while the item is held. */
  shield: optional(count(0, 10)),
  /** Whether the item can be drunk. Drinking uses it up and removes one level of damage. */
  draught: optional(flag),
};
export type Item = Values<typeof ITEM>;

export const ITEMS = {
  'leather-coat': { toughness: 4, hands: 1, armour: 1 },
  'plate-coat': { toughness: 8, hands: 1, armour: 3 },
  'round-shield': { toughness: 6, hands: 1, shield: 1 },
  rope: { toughness: 3, hands: 1 },
  lantern: { toughness: 3, hands: 1 },
  'healing-draught': { toughness: 2, hands: 1, draught: true },
  'smoke-pot': { toughness: 2, hands: 1 },
} as const satisfies Readonly<Record<string, Item>>;
export type ItemId = keyof typeof ITEMS;

/** The ids of all weapons and items. */
export const THINGS = [...Object.keys(WEAPONS), ...Object.keys(ITEMS)] as (WeaponId | ItemId)[];

type Carrier = Holder<{ readonly weapons?: Rows<Weapon>; readonly items?: Rows<Item> }>;

function itemNamed(holder: Carrier, id: string): Item | undefined {
  return rowOf<Item>(holder?.sheet.own?.items, ITEMS, id);
}

export function itemOf(holder: Carrier, thing: string): Item {
  const item = isWeapon(holder, thing) ? undefined : itemNamed(holder, thing);
  return item ?? { toughness: WEAPON_TOUGHNESS, hands: weaponOf(holder, thing).hands };
}

/** Returns whether a weapon or item can be held or packed: all except natural and verbal weapons. */
export function isPortable(holder: Carrier, thing: string): boolean {
  if (isWeapon(holder, thing)) return weaponOf(holder, thing).bound === undefined;
  return itemNamed(holder, thing) !== undefined;
}

/** The items that can be worn. */
export const ARMOR = ['leather-coat', 'plate-coat'] as const satisfies readonly ItemId[];
export const NATURAL = ['claws'] as const satisfies readonly WeaponId[];
export const VERBAL = ['barb', 'whisper'] as const satisfies readonly WeaponId[];
export const PORTABLE = THINGS.filter((thing) => isPortable(undefined, thing));
