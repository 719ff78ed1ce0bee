import {
  count,
  type FieldSchema,
  flag,
  oneOf,
  optional,
  record,
  thing,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import { TEXT } from '../words/catalog.ts';
import { CONDITIONS } from './conditions.ts';

/** The types of damage. Stress and discord are not among them, because they have rules of their own. */
export const DAMAGE_TYPES = ['physical', 'force', 'light'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];
export const RESISTED = [...DAMAGE_TYPES, 'stress', 'discord'] as const;
export type Resisted = (typeof RESISTED)[number];

/** The basic actions (PHASE-2, PHASE-69). */
export const BASIC_ACTIONS = [
  'defend',
  'refresh',
  'channel',
  'mark',
  'search',
  'volley',
  'rush',
  'hide',
  'fight',
  'shove',
  'grapple',
  'release',
  'full-attack',
  'ready',
] as const;
export type BasicAction = (typeof BASIC_ACTIONS)[number];

/** Dice and a fixed bonus. */
const SUM = { dice: count(0, 10), sides: count(2, 20), bonus: count(0, 20) };
export type Sum = Values<typeof SUM>;

/** The dice, the bonus and the type of damage. */
export const DAMAGE = { ...SUM, type: oneOf(DAMAGE_TYPES) };
type Damage = Values<typeof DAMAGE>;

const sum = (dice: number, sides: number, bonus = 0): Sum => ({ dice, sides, bonus });
const physical = (dice: number, sides: number, bonus = 0): Damage => ({
  ...sum(dice, sides, bonus),
  type: 'physical',
});
const light = (dice: number, sides: number): Damage => ({ ...sum(dice, sides), type: 'light' });

const BLADE = { form: 'melee', class: 'weapon', action: 'fight', reach: 1 } as const;
const SLOW = { form: 'melee', class: 'weapon', action: 'full-attack' } as const;
const SHOT = { form: 'ranged', class: 'weapon', action: 'volley' } as const;
const RAY = { form: 'ranged', class: 'spell', action: 'volley', arcane: true } as const;

/** The weapons and attack spells, in the order of the book's table. */
export const WEAPONS: Readonly<Record<string, Weapon>> = {
  longsword: { ...BLADE, damage: physical(1, 6, 2) },
  'shield-bash': { ...BLADE, damage: physical(1, 3), pushes: true },
  'great-maul': { ...SLOW, reach: 1, damage: physical(2, 6, 2), snags: 1 },
  longbow: { ...SHOT, range: 8, damage: physical(1, 6, 1) },
  'left-knife': { ...BLADE, damage: physical(1, 3, 1), linked: 'right-knife' },
  'right-knife': { ...BLADE, damage: physical(1, 3, 1), linked: 'left-knife' },
  rapier: { ...BLADE, damage: physical(1, 6, 1), edges: 1 },
  'hand-cannon': { ...SHOT, range: 5, reach: 1, damage: { ...sum(1, 6, 2), type: 'force' }, reloading: true },
  'half-pike': { ...BLADE, reach: 2, damage: physical(1, 6) },
  spark: { ...RAY, damage: light(1, 6) },
  scald: { form: 'melee', class: 'spell', action: 'fight', reach: 2, arcane: true, discord: 2, mp: 1 },
  'fire-bloom': { ...RAY, range: 5, blast: 1, damage: light(1, 6), mp: 1 },
  'hand-axe': { ...BLADE, damage: physical(1, 6, 1) },
  sling: { ...SHOT, range: 6, damage: physical(1, 6) },
  'great-cleaver': { ...BLADE, damage: physical(1, 6, 3) },
  'dread-ray': { ...RAY, stress: sum(1, 3, 1) },
  'hooked-knife': { ...BLADE, damage: physical(1, 3, 2), onCritical: 'disarmed' },
  'stone-fist': { ...BLADE, reach: 2, damage: physical(1, 6, 2), pushes: true },
  'tree-maul': { ...SLOW, reach: 2, damage: physical(2, 6, 3) },
  'improvised-weapon': { form: 'melee', class: 'weapon', action: 'fight', damage: physical(1, 3) }, // PHASE-55
  'improvised-spell': { ...RAY, stress: sum(0, 3, 2), mp: 1 }, // PHASE-50
};

/** The improvised weapons, which every fighter has. They never break (PHASE-62). */
export const IMPROVISED: readonly string[] = ['improvised-weapon', 'improvised-spell'];

/** The greatest reach or range that a weapon can have, in hexes. */
export const FARTHEST = 40;
/** The greatest radius that a blast can have, in hexes. */
export const WIDEST = 4;

const partner = (): FieldSchema<string | undefined> => optional(thing(WEAPONS));

/** The fields of a weapon. */
export const WEAPON = {
  form: oneOf(['melee', 'ranged']),
  class: oneOf(['weapon', 'spell']),
  /** The basic action that uses the weapon. A weapon for Full Attack is slow (PHASE-64). */
  action: oneOf(['volley', 'fight', 'full-attack']),
  /** The reach in hexes. If omitted, the weapon reaches adjacent hexes, but can't be used to react. */
  reach: optional(count(1, FARTHEST)),
  /** The range in hexes. If omitted, the user's scope. */
  range: optional(count(1, FARTHEST)),
  damage: optional(record(DAMAGE)),
  stress: optional(record(SUM)),
  discord: optional(count(0, 20)),
  pushes: optional(flag),
  /** A condition that a critical also inflicts. */
  onCritical: optional(oneOf(CONDITIONS)),
  edges: optional(count(0, 3)),
  snags: optional(count(0, 3)),
  /** True if attacks roll against arcane defense (`adef`) instead of dodge. */
  arcane: optional(flag),
  mp: optional(count(0, 20)),
  /** The radius of the blast in hexes; omitted for weapons without a blast. */
  blast: optional(count(1, WIDEST)),
  reloading: optional(flag),
  /** The other weapon of a linked pair. */
  linked: partner(),
};
export type Weapon = Values<typeof WEAPON>;

/**
 * Returns a message that says why a weapon's fields do not fit together; undefined if they do. A melee weapon has no
 * range, and a blast is neither linked nor slow.
 */
export function faultOfWeapon({ form, action, range, blast, linked }: Weapon): string | undefined {
  if (form === 'melee' && range !== undefined) return TEXT.setup.strikesFar;
  const isPart = linked !== undefined || action === 'full-attack';
  return blast !== undefined && isPart ? TEXT.setup.blastAlone : undefined;
}

/** Returns whether an attack uses a slow weapon, which only Full Attack can use (PHASE-64). */
export function isSlow({ action }: Pick<Attack, 'action'>): boolean {
  return action === 'full-attack';
}

/** The data of an attack with a weapon, an attack spell, a hold or a channeled ability. */
export interface Attack extends Omit<Weapon, 'action'> {
  /** The basic action; omitted for a channeled ability, because Release starts its attack. */
  readonly action?: BasicAction;
}

/** The holds: Grapple and Shove. They use attack rolls, as weapons do (PHASE-56, PHASE-58). */
export const HOLDS = {
  grapple: { form: 'melee', class: 'weapon', action: 'grapple' },
  shove: { form: 'melee', class: 'weapon', action: 'shove' },
} as const satisfies Readonly<Record<string, Attack>>;
