import { count, flag, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import { type Rows, rowOf } from '../../../kit/content.ts';
import { TEXT } from '../words/catalogue.ts';
import { ATTACK_TYPES } from './terms.ts';

/** What is said of a weapon: §7.2. */
export const WEAPON = {
  type: oneOf(ATTACK_TYPES),
  rank: count(0, 20),
  /** In hexes; for words the reach is an option of the battle. */
  reach: count(0, 60),
  /** How many hands hold it. */
  hands: count(0, 2),
  lethal: flag,
  /** It shoots what `ammo` counts. */
  ammunition: flag,
  /** What it costs to load, where it must be loaded: DEG-131. */
  load: optional(oneOf(['std', 'mov', 'quick'])),
  /** How far it is thrown, where it is made for that: DEG-138. */
  thrown: optional(count(1, 60)),
  /** A part of the body, or words: never drawn, never dropped. */
  bound: optional(oneOf(['natural', 'verbal'])),
};
export type Weapon = Values<typeof WEAPON>;

/** Words are bound to whoever says them, and nothing else is; what shoots is ranged, and what is thrown is close. */
export function faultOfWeapon({ type, bound, ammunition, load, thrown }: Weapon): string | undefined {
  const isOfWords = type === 'court' || type === 'rumor';
  const isShot = type === 'ranged' || (!ammunition && !load);
  const isThrown = thrown === undefined || (type === 'close' && bound === undefined);
  return isShot && isThrown && isOfWords === (bound === 'verbal') ? undefined : TEXT.setup.ofItsType;
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
  dagger: close(4, { lethal: true, thrown: 4 }),
  club: close(5, { thrown: 2 }),
  hammer: close(7, { thrown: 3 }),
  staff: close(4),
  spear: close(6, { reach: 2, hands: 2, lethal: true, thrown: 6 }),
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

/** Whoever has a thing or a power: as a battle may have its own, its fighters know them. Nobody knows those of the book. */
export type Holder<Own> = { readonly sheet: { readonly own?: Own } } | undefined;

type Armed = Holder<{ readonly weapons?: Rows<Weapon> }>;

function weaponNamed(holder: Armed, id: string): Weapon | undefined {
  return rowOf<Weapon>(holder?.sheet.own?.weapons, WEAPONS, id);
}

export function isWeapon(holder: Armed, id: string): boolean {
  return weaponNamed(holder, id) !== undefined;
}

/** The weapon of that id, which there is. */
export function weaponOf(holder: Armed, id: string): Weapon {
  const weapon = weaponNamed(holder, id);
  if (!weapon) throw new Error(`There is no weapon "${id}".`);
  return weapon;
}

/** The toughness of every weapon: §7.3. */
export const WEAPON_TOUGHNESS = 5;
