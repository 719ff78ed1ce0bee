export interface Weapon {
  readonly kind: 'melee' | 'thrown' | 'ranged';
  /** Dice of advantage. */
  readonly dice: number;
  /** How far it goes, in hexes. */
  readonly reach: number;
  readonly hands: 0 | 1 | 2;
  readonly isNatural?: true;
  readonly isLongReload?: true;
}

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

/** What can be carried: everybody has fists. */
export const CARRIED_WEAPONS = (Object.keys(WEAPONS) as WeaponId[]).filter((id) => id !== 'unarmed');

/** Dice of advantage by the piece that is worn. */
export const ARMOR = { padded: 1, mail: 2, plate: 3 } as const;
export type ArmorId = keyof typeof ARMOR;

/** Dice of advantage by the shield that is worn. */
export const SHIELDS = { buckler: 1, 'round-shield': 2, 'tower-shield': 3 } as const;
export type ShieldId = keyof typeof SHIELDS;

/** Whether a text is the id of a weapon. */
export function isWeapon(id: unknown): id is WeaponId {
  return typeof id === 'string' && Object.hasOwn(WEAPONS, id);
}

/** The weapon of that id, with all that weapons may have. */
export function weaponOf(id: WeaponId): Weapon {
  return WEAPONS[id];
}
