import { count, flag, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import { AILMENTS } from './ailments.ts';
import { SPECIALTIES } from './specialties.ts';

/* Weapons, armor, bags and items. */

const weight = count(0, 20);

/** The field schemas of a weapon. */
export const WEAPON = {
  power: count(0, 40),
  specialty: oneOf(SPECIALTIES),
  range: count(1, 40),
  hands: count(0, 4),
  weight,
  /** The modifier to Initiative checks while the weapon is equipped. */
  initiative: optional(count(0, 5)),
};
export type Weapon = Values<typeof WEAPON>;

export const WEAPONS = {
  cleaver: { power: 3, specialty: 'slash', range: 1, hands: 1, weight: 2 },
  knife: { power: 1, specialty: 'stab', range: 1, hands: 1, weight: 1, initiative: 1 },
  spear: { power: 3, specialty: 'stab', range: 2, hands: 2, weight: 2 },
  club: { power: 2, specialty: 'swing', range: 1, hands: 1, weight: 1 },
  maul: { power: 5, specialty: 'swing', range: 1, hands: 2, weight: 4 },
  crossbow: { power: 3, specialty: 'shoot', range: 8, hands: 2, weight: 2 },
  javelin: { power: 2, specialty: 'throw', range: 4, hands: 1, weight: 1 },
  fists: { power: 1, specialty: 'punch', range: 1, hands: 0, weight: 0 }, // HUNT-R18
} as const satisfies Readonly<Record<string, Weapon>>;
export type WeaponId = keyof typeof WEAPONS;

/** The weapons that can be equipped, carried, broken and dropped: all except `fists`. */
export const CARRIED_WEAPONS = (Object.keys(WEAPONS) as WeaponId[]).filter((id) => id !== 'fists'); // HUNT-R18

/** The field schemas of a piece of armor: the points by which it reduces the damage of each blow, and its weight. */
export const PIECE = { guard: count(0, 20), weight };
export type Piece = Values<typeof PIECE>;

export const ARMOR = {
  'hide-coat': { guard: 1, weight: 1 },
  'scale-vest': { guard: 2, weight: 2 },
} as const satisfies Readonly<Record<string, Piece>>;
export type ArmorId = keyof typeof ARMOR;

/** The field schemas of a bag. Items in an open bag can be used without taking them out. */
export const BAG = { holds: count(0, 99), weight, isOpen: flag };
export type BagRow = Values<typeof BAG>;

export const BAGS = {
  'belt-pouch': { holds: 4, weight: 1, isOpen: false },
  rucksack: { holds: 10, weight: 2, isOpen: false },
  satchel: { holds: 4, weight: 1, isOpen: true },
} as const satisfies Readonly<Record<string, BagRow>>;

/** The possible targets of an item or Assist ability. `ally` includes the user. */
const RECIPIENTS = ['self', 'ally', 'other-ally', 'opponent'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** The field schemas of an item: its weight, targets, range and effect. */
export const ITEM = {
  weight,
  on: oneOf(RECIPIENTS),
  range: count(0, 40),
  stamina: optional(count(0, 40)),
  willpower: optional(count(0, 40)),
  /** True if the item cures one ailment. */
  cures: optional(flag),
  afflicts: optional(oneOf(AILMENTS)),
  damage: optional(count(0, 40)),
};
export type Item = Values<typeof ITEM>;

/** The effect of an item or Assist ability on its target. */
export type Relief = Pick<Item, 'stamina' | 'willpower' | 'cures' | 'afflicts' | 'damage'>;

export const ITEMS = {
  'dried-meat': { weight: 1, on: 'self', range: 0, willpower: 1 },
  'smelling-salts': { weight: 1, on: 'ally', range: 1, willpower: 2 },
  salve: { weight: 1, on: 'ally', range: 1, stamina: 3, cures: true },
  'bitter-root': { weight: 1, on: 'ally', range: 1, cures: true },
  'flash-pouch': { weight: 1, on: 'opponent', range: 4, afflicts: 'exposed' },
} as const satisfies Readonly<Record<string, Item>>;
export type ItemId = keyof typeof ITEMS;

/** The ids of the things that can be carried loose or in a bag, including weapons and armor not in use. */
export const THINGS = [
  ...(Object.keys(ITEMS) as ItemId[]),
  ...CARRIED_WEAPONS,
  ...(Object.keys(ARMOR) as ArmorId[]),
];
