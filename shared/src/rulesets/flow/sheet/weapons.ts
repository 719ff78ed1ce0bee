import { count, flag, nullable, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import type { Identified } from '../../../kit/content.ts';
import { TEXT } from '../words/catalog.ts';

const CATEGORIES = [
  'sword',
  'dagger',
  'mace',
  'axe',
  'polearm',
  'staff',
  'fist',
  'crossbow',
  'bow',
  'shield',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The longest reach that a melee weapon can have, in hexes. It also limits the weapons that a battle adds. */
export const MAX_REACH = 4;

/** The schema of a weapon's data. */
export const WEAPON = {
  category: nullable(oneOf(CATEGORIES)),
  /** The number of hands that the weapon needs; 0 for a natural weapon. */
  hands: count(0, 2),
  dice: count(1, 10),
  sides: count(2, 20),
  /** Melee weapons have a reach, ranged weapons a range. */
  reach: optional(count(1, MAX_REACH)),
  range: optional(count(1, 40)),
  finesse: optional(flag),
  brawl: optional(flag),
};
export type Weapon = Identified<typeof WEAPON>;

/** Returns the fault if a weapon has both a reach and a range, or neither. */
export function faultOfWeapon({ reach, range }: Values<typeof WEAPON>): string | undefined {
  return (reach === undefined) === (range === undefined) ? TEXT.setup.reachOrRange : undefined;
}

type WeaponRow = Values<typeof WEAPON>;

const blade = (
  category: Category,
  hands: 1 | 2,
  sides: number,
  more: Partial<WeaponRow> = {},
): WeaponRow => ({
  category,
  hands,
  dice: 1,
  sides,
  reach: 1,
  ...more,
});
const shot = (category: Category, hands: 1 | 2, sides: number, range: number): WeaponRow => ({
  category,
  hands,
  dice: 1,
  sides,
  range,
});

const WEAPON_ROWS: Readonly<Record<string, WeaponRow>> = {
  sword: blade('sword', 1, 8),
  greatsword: blade('sword', 2, 10),
  dagger: blade('dagger', 1, 6, { finesse: true }),
  mace: blade('mace', 1, 6),
  sap: blade('mace', 1, 4),
  'great-club': blade('mace', 2, 10),
  axe: blade('axe', 1, 8),
  glaive: blade('polearm', 2, 10, { reach: 2 }), // FLOW-100
  staff: blade('staff', 2, 6),
  fist: blade('fist', 1, 4, { brawl: true }),
  claws: { category: null, hands: 0, dice: 2, sides: 6, reach: 1, brawl: true },
  'hand-crossbow': shot('crossbow', 1, 6, 4),
  crossbow: shot('crossbow', 2, 8, 6),
  shortbow: shot('bow', 2, 8, 6),
  longbow: shot('bow', 2, 8, 12),
};

export const WEAPONS: Readonly<Record<string, Weapon>> = Object.fromEntries(
  Object.entries(WEAPON_ROWS).map(([id, row]) => [id, { id, ...row }]),
);

/** The schema of a shield's data: its modifier to a Block, and its damage reduction. */
export const SHIELD = { block: count(-50, 50), dr: count(0, 10) };
export type Shield = Values<typeof SHIELD>;

export const SHIELDS: Readonly<Record<string, Shield>> = {
  'small-shield': { block: -10, dr: 1 },
  'large-shield': { block: 0, dr: 2 },
  'tower-shield': { block: 10, dr: 3 },
};
