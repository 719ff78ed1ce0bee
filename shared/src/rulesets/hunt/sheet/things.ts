import type { Ailment } from './ailments.ts';
import type { Specialty } from './specialties.ts';

/* Weapons, armour, bags and items of section 7.2. */

interface Weapon {
  readonly power: number;
  readonly specialty: Specialty;
  readonly range: number;
  readonly hands: number;
  readonly weight: number;
}

export const WEAPONS = {
  cleaver: { power: 3, specialty: 'slash', range: 1, hands: 1, weight: 2 },
  knife: { power: 1, specialty: 'stab', range: 1, hands: 1, weight: 1 },
  spear: { power: 3, specialty: 'stab', range: 2, hands: 2, weight: 2 },
  club: { power: 2, specialty: 'swing', range: 1, hands: 1, weight: 1 },
  maul: { power: 5, specialty: 'swing', range: 1, hands: 2, weight: 4 },
  crossbow: { power: 3, specialty: 'shoot', range: 8, hands: 2, weight: 2 },
  javelin: { power: 2, specialty: 'throw', range: 4, hands: 1, weight: 1 },
} as const satisfies Readonly<Record<string, Weapon>>;

/** A weapon that can be equipped, carried, broken and dropped. */
export type WeaponId = keyof typeof WEAPONS;

const FISTS: Weapon = { power: 1, specialty: 'punch', range: 1, hands: 0, weight: 0 }; // HUNT-R18

/** What an attack may be made with: a weapon, or the fists that everybody has. */
export type Blade = WeaponId | 'fists';

export const BLADES: Readonly<Record<Blade, Weapon>> = { ...WEAPONS, fists: FISTS };

export const ARMOUR = {
  'hide-coat': { guard: 1, weight: 1 },
  'scale-vest': { guard: 2, weight: 2 },
} as const;

export type ArmourId = keyof typeof ARMOUR;

export const BAGS = {
  'belt-pouch': { holds: 4, weight: 1, isOpen: false },
  rucksack: { holds: 10, weight: 2, isOpen: false },
  satchel: { holds: 4, weight: 1, isOpen: true },
} as const;

export type BagId = keyof typeof BAGS;

/** What the use of an item, or of an ability, brings about. */
export interface Relief {
  readonly stamina?: number;
  readonly willpower?: number;
  /** Cures one ailment. */
  readonly cures?: true;
  readonly afflicts?: Ailment;
  readonly damage?: number;
}

/** Whom something may be used on. */
export type Recipient = 'self' | 'ally' | 'other-ally' | 'opponent';

interface Item {
  readonly weight: number;
  /** `ally` is oneself too. */
  readonly on: Recipient;
  readonly range: number;
  readonly effect: Relief;
}

export const ITEMS = {
  'dried-meat': { weight: 1, on: 'self', range: 0, effect: { willpower: 1 } },
  'smelling-salts': { weight: 1, on: 'ally', range: 1, effect: { willpower: 2 } },
  salve: { weight: 1, on: 'ally', range: 1, effect: { stamina: 3, cures: true } },
  'bitter-root': { weight: 1, on: 'ally', range: 1, effect: { cures: true } },
  'flash-pouch': { weight: 1, on: 'opponent', range: 4, effect: { afflicts: 'exposed' } },
} as const satisfies Readonly<Record<string, Item>>;

export type ItemId = keyof typeof ITEMS;

/** What can be carried loose or in a bag: items, and weapons and armour not in use. */
export type Thing = ItemId | WeaponId | ArmourId;

const WEIGHTS: Readonly<Record<Thing, { readonly weight: number }>> = { ...ITEMS, ...WEAPONS, ...ARMOUR };

/** Every thing that can be carried. */
export const THINGS = Object.keys(WEIGHTS) as Thing[];

export function weightOf(thing: Thing): number {
  return WEIGHTS[thing].weight;
}

export function isWeapon(id: string): id is WeaponId {
  return Object.hasOwn(WEAPONS, id);
}

export function isBlade(id: string): id is Blade {
  return Object.hasOwn(BLADES, id);
}

/** The item of that id; undefined: it is none, or nothing that can be used. */
export function findItem(id: string): Item | undefined {
  return Object.hasOwn(ITEMS, id) ? ITEMS[id as ItemId] : undefined;
}
