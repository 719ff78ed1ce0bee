import { count, flag, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import { AILMENTS } from './ailments.ts';
import { SPECIALTIES } from './specialties.ts';

/* Weapons, armour, bags and items of section 7.2. */

const weight = count(0, 20);

/** What is said of a weapon. */
export const WEAPON = {
  power: count(0, 40),
  specialty: oneOf(SPECIALTIES),
  range: count(1, 40),
  hands: count(0, 4),
  weight,
  /** What it adds to Initiative checks while it is equipped. */
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

/** What can be equipped, carried, broken and dropped: fists everybody has. */
export const CARRIED_WEAPONS = (Object.keys(WEAPONS) as WeaponId[]).filter((id) => id !== 'fists'); // HUNT-R18

/** What is said of armour: how much it takes off every blow. */
export const PIECE = { guard: count(0, 20), weight };
export type Piece = Values<typeof PIECE>;

export const ARMOR = {
  'hide-coat': { guard: 1, weight: 1 },
  'scale-vest': { guard: 2, weight: 2 },
} as const satisfies Readonly<Record<string, Piece>>;
export type ArmorId = keyof typeof ARMOR;

/** What is said of a bag: how much it holds, and whether things can be used straight from it. */
export const BAG = { holds: count(0, 99), weight, isOpen: flag };
export type BagRow = Values<typeof BAG>;

export const BAGS = {
  'belt-pouch': { holds: 4, weight: 1, isOpen: false },
  rucksack: { holds: 10, weight: 2, isOpen: false },
  satchel: { holds: 4, weight: 1, isOpen: true },
} as const satisfies Readonly<Record<string, BagRow>>;

/** Whom something may be used on; `ally` is oneself too. */
const RECIPIENTS = ['self', 'ally', 'other-ally', 'opponent'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** What is said of an item: whom it may be used on, how far away, and what that brings about. */
export const ITEM = {
  weight,
  on: oneOf(RECIPIENTS),
  range: count(0, 40),
  stamina: optional(count(0, 40)),
  willpower: optional(count(0, 40)),
  /** Cures one ailment. */
  cures: optional(flag),
  afflicts: optional(oneOf(AILMENTS)),
  damage: optional(count(0, 40)),
};
export type Item = Values<typeof ITEM>;

/** What the use of an item, or of an ability, brings about. */
export type Relief = Pick<Item, 'stamina' | 'willpower' | 'cures' | 'afflicts' | 'damage'>;

export const ITEMS = {
  'dried-meat': { weight: 1, on: 'self', range: 0, willpower: 1 },
  'smelling-salts': { weight: 1, on: 'ally', range: 1, willpower: 2 },
  salve: { weight: 1, on: 'ally', range: 1, stamina: 3, cures: true },
  'bitter-root': { weight: 1, on: 'ally', range: 1, cures: true },
  'flash-pouch': { weight: 1, on: 'opponent', range: 4, afflicts: 'exposed' },
} as const satisfies Readonly<Record<string, Item>>;
export type ItemId = keyof typeof ITEMS;

/** What can be carried loose or in a bag: items, and weapons and armour not in use. */
export const THINGS = [
  ...(Object.keys(ITEMS) as ItemId[]),
  ...CARRIED_WEAPONS,
  ...(Object.keys(ARMOR) as ArmorId[]),
];
