import { count, flag, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import { type Rows, rowOf } from '../../../kit/content.ts';
import { TEXT } from '../words/catalog.ts';
import { ATTACK_TYPES } from './terms.ts';

/** The fields of a weapon. */
export const WEAPON = {
  type: oneOf(ATTACK_TYPES),
  rank: count(0, 20),
  /** The reach or range in hexes. For verbal weapons, the battle's options set the range instead. */
  reach: count(0, 60),
  /** The number of hands that the weapon needs. */
  hands: count(0, 2),
  lethal: flag,
  /** Whether each attack with the weapon uses up ammunition (`ammo`). */
  ammunition: flag,
  /** The type of action that loading takes; omitted if the weapon needs no loading (DEG-131). */
  load: optional(oneOf(['std', 'mov', 'quick'])),
  /** The range when thrown; omitted for weapons that are not made for throwing (DEG-138). */
  thrown: optional(count(1, 60)),
  /** Set for natural and verbal weapons, which cannot be drawn or dropped. */
  bound: optional(oneOf(['natural', 'verbal'])),
};
export type Weapon = Values<typeof WEAPON>;

/**
 * Returns the fault if a weapon's fields do not fit together. Only court and rumor weapons are verbal. Weapons that
 * need ammunition or loading must be ranged. Weapons made for throwing must be close.
 */
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
  fists: close(0, { hands: 0, bound: 'natural' }), // DEG-R22: the rank of fists is the sheet's `unarmed`
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

/** A fighter's sheet, which may contain the battle's own content; undefined for the rulebook's content alone. */
export type Holder<Own> = { readonly sheet: { readonly own?: Own } } | undefined;

type Armed = Holder<{ readonly weapons?: Rows<Weapon> }>;

function weaponNamed(holder: Armed, id: string): Weapon | undefined {
  return rowOf<Weapon>(holder?.sheet.own?.weapons, WEAPONS, id);
}

export function isWeapon(holder: Armed, id: string): boolean {
  return weaponNamed(holder, id) !== undefined;
}

/** Returns the weapon with that id. Throws if there is none. */
export function weaponOf(holder: Armed, id: string): Weapon {
  const weapon = weaponNamed(holder, id);
  if (!weapon) throw new Error(`There is no weapon "${id}".`);
  return weapon;
}

/** The toughness of every weapon. */
export const WEAPON_TOUGHNESS = 5;
