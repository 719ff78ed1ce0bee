import type { AttackType } from './words-of-the-book.ts';

/** A weapon: §7.2. */
export interface Weapon {
  readonly type: AttackType;
  readonly rank: number;
  /** In hexes; for words the reach is an option of the battle. */
  readonly reach: number;
  /** How many hands hold it. */
  readonly hands: number;
  readonly lethal: boolean;
  /** It shoots what `ammo` counts. */
  readonly ammunition: boolean;
  /** What it costs to load, where it must be loaded: DEG-131. */
  readonly load?: 'std' | 'mov' | 'quick';
  /** A part of the body, or words: never drawn, never dropped. */
  readonly bound?: 'natural' | 'verbal';
}

const close = (rank: number, rest: Partial<Weapon> = {}): Weapon => ({
  type: 'close',
  rank,
  reach: 1,
  hands: 1,
  lethal: false,
  ammunition: false,
  ...rest,
});

const bow = (rank: number, reach: number, rest: Partial<Weapon> = {}): Weapon => ({
  type: 'ranged',
  rank,
  reach,
  hands: 2,
  lethal: true,
  ammunition: true,
  ...rest,
});

const words = (type: 'court' | 'rumor', rank: number): Weapon => ({
  type,
  rank,
  reach: 0,
  hands: 0,
  lethal: false,
  ammunition: false,
  bound: 'verbal',
});

export const WEAPONS = {
  fists: close(0, { hands: 0, bound: 'natural' }), // DEG-R22: its rank is the sheet's `unarmed`
  rapier: close(6, { lethal: true }),
  dagger: close(4, { lethal: true }),
  club: close(5),
  hammer: close(7),
  staff: close(4),
  spear: close(6, { reach: 2, hands: 2, lethal: true }),
  maul: close(9, { hands: 2 }),
  'great-axe': close(10, { reach: 2, hands: 2, lethal: true }),
  claws: close(8, { hands: 0, bound: 'natural', lethal: true }),
  longbow: bow(7, 20),
  shortbow: bow(5, 12),
  crossbow: bow(9, 16, { load: 'mov' }),
  arbalest: bow(11, 24, { load: 'std' }),
  'hand-bow': bow(5, 8, { hands: 1, lethal: false, load: 'quick' }),
  barb: words('court', 8),
  whisper: words('rumor', 8),
} as const satisfies Readonly<Record<string, Weapon>>;
export type WeaponId = keyof typeof WEAPONS;

export function isWeapon(id: string): id is WeaponId {
  return Object.hasOwn(WEAPONS, id);
}

export function weaponOf(id: WeaponId): Weapon {
  return WEAPONS[id];
}

/** The toughness of every weapon: §7.3. */
export const WEAPON_TOUGHNESS = 5;
