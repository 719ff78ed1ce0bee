import { isWeapon, WEAPON_TOUGHNESS, WEAPONS, type WeaponId } from './weapons.ts';

/** Something carried that is no weapon: §7.3. */
export interface Item {
  readonly toughness: number;
  readonly hands: number;
  /** Worn armour: what it adds to toughness. */
  readonly armour?: number;
  /** What it adds to close and ranged defense while held. */
  readonly shield?: number;
}

export const ITEMS = {
  'leather-coat': { toughness: 4, hands: 1, armour: 1 },
  'plate-coat': { toughness: 8, hands: 1, armour: 3 },
  'round-shield': { toughness: 6, hands: 1, shield: 1 },
  rope: { toughness: 3, hands: 1 },
  lantern: { toughness: 3, hands: 1 },
  'healing-draught': { toughness: 2, hands: 1 },
  'smoke-pot': { toughness: 2, hands: 1 },
} as const satisfies Readonly<Record<string, Item>>;
export type ItemId = keyof typeof ITEMS;

/** Anything that can be in a hand or a pack. */
export type Thing = WeaponId | ItemId;
export const THINGS = [...Object.keys(WEAPONS), ...Object.keys(ITEMS)] as Thing[];

export function itemOf(thing: Thing): Item {
  if (isWeapon(thing)) return { toughness: WEAPON_TOUGHNESS, hands: WEAPONS[thing].hands };
  return ITEMS[thing];
}

/** What can be worn. */
export const ARMOUR = ['leather-coat', 'plate-coat'] as const satisfies readonly ItemId[];
export const NATURAL = ['claws'] as const satisfies readonly WeaponId[];
export const VERBAL = ['barb', 'whisper'] as const satisfies readonly WeaponId[];
/** What is held or packed: neither a part of the body nor words. */
export const PORTABLE = THINGS.filter((thing) => !isWeapon(thing) || !('bound' in WEAPONS[thing]));
