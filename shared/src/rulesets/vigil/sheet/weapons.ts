import { count, flag, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';

/** The field schemas of a weapon. */
export const WEAPON = {
  kind: oneOf(['melee', 'thrown', 'ranged']),
  /** Dice of advantage. */
  dice: count(0, 10),
  /** Reach or range in hexes. */
  reach: count(1, 20),
  hands: count(0, 2),
  isNatural: optional(flag),
  isLongReload: optional(flag),
};
export type Weapon = Values<typeof WEAPON>;

export const WEAPONS = {
  unarmed: { kind: 'melee', dice: 0, reach: 1, hands: 0 },
  dagger: { kind: 'melee', dice: 1, reach: 1, hands: 1 },
  longsword: { kind: 'melee', dice: 2, reach: 1, hands: 1 },
  spear: { kind: 'melee', dice: 2, reach: 2, hands: 2 },
  'war-axe': { kind: 'melee', dice: 3, reach: 1, hands: 2 },
  fangs: { kind: 'melee', dice: 1, reach: 1, hands: 0, isNatural: true },
  'great-fists': { kind: 'melee', dice: 3, reach: 2, hands: 0, isNatural: true },
  'throwing-knives': { kind: 'thrown', dice: 1, reach: 4, hands: 1 },
  javelins: { kind: 'thrown', dice: 2, reach: 6, hands: 1 },
  'short-bow': { kind: 'ranged', dice: 1, reach: 8, hands: 2 },
  'long-bow': { kind: 'ranged', dice: 2, reach: 12, hands: 2 },
  crossbow: { kind: 'ranged', dice: 3, reach: 10, hands: 2, isLongReload: true },
} as const satisfies Record<string, Weapon>;
export type WeaponId = keyof typeof WEAPONS;

/** The weapons that can be carried: all except `unarmed`. */
export const CARRIED_WEAPONS = (Object.keys(WEAPONS) as WeaponId[]).filter((id) => id !== 'unarmed');

/** The field schema of a piece of armor or a shield: its dice of advantage. */
export const PIECE = { dice: count(0, 10) };
export type Piece = Values<typeof PIECE>;

export const ARMOR = {
  padded: { dice: 1 },
  mail: { dice: 2 },
  plate: { dice: 3 },
} as const satisfies Record<string, Piece>;
export type ArmorId = keyof typeof ARMOR;

export const SHIELDS = {
  buckler: { dice: 1 },
  'round-shield': { dice: 2 },
  'tower-shield': { dice: 3 },
} as const satisfies Record<string, Piece>;
export type ShieldId = keyof typeof SHIELDS;
