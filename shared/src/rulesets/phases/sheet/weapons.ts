import type { Condition } from './conditions.ts';

/** What harms: kinds of damage, and the two harms that are none. */
export const DAMAGE_TYPES = ['physical', 'force', 'light'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];
export const RESISTED = [...DAMAGE_TYPES, 'stress', 'discord'] as const;
export type Resisted = (typeof RESISTED)[number];

/** The basic actions: PHASE-2, PHASE-69. */
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
export interface Sum {
  readonly dice: readonly [count: number, sides: number];
  readonly bonus: number;
}

/** What is rolled for and what a hit does: a weapon, an attack spell, a hold, or what a channeled spell lets loose. */
export interface Attack {
  readonly form: 'melee' | 'ranged';
  readonly class: 'weapon' | 'spell';
  /** The basic action that it is; left out: it is let loose. */
  readonly action?: BasicAction;
  /** Against `adef`. */
  readonly arcane?: true;
  readonly edges?: number;
  readonly snags?: number;
  readonly damage?: Sum & { readonly type: DamageType };
  readonly stress?: Sum;
  readonly discord?: number;
  readonly pushes?: true;
  /** What a critical brings besides. */
  readonly onCritical?: Condition;
}

export interface Weapon extends Attack {
  readonly action: 'volley' | 'fight' | 'full-attack';
  /** How far it strikes in the hands of whoever answers; left out: it answers nobody. */
  readonly reach?: number;
  /** How far it shoots; `scope`: as far as its user's scope. */
  readonly range?: number | 'scope';
  /** Everybody within so many hexes of a hex. */
  readonly blast?: number;
  readonly slow?: true;
  readonly reloading?: true;
  /** The other one of a linked pair. */
  readonly linked?: WeaponId;
  readonly mp?: number;
  /** Everybody has it, and it never breaks. */
  readonly improvised?: true;
}

export const WEAPON_IDS = [
  'longsword',
  'shield-bash',
  'great-maul',
  'longbow',
  'left-knife',
  'right-knife',
  'rapier',
  'hand-cannon',
  'half-pike',
  'spark',
  'scald',
  'fire-bloom',
  'hand-axe',
  'sling',
  'great-cleaver',
  'dread-ray',
  'hooked-knife',
  'stone-fist',
  'tree-maul',
  'improvised-weapon',
  'improvised-spell',
] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

const sum = (count: number, sides: number, bonus = 0): Sum => ({ dice: [count, sides], bonus });
const physical = (count: number, sides: number, bonus = 0) =>
  ({ ...sum(count, sides, bonus), type: 'physical' }) as const;
const light = (count: number, sides: number) => ({ ...sum(count, sides), type: 'light' }) as const;

const BLADE = { form: 'melee', class: 'weapon', action: 'fight', reach: 1 } as const;
const SLOW = { form: 'melee', class: 'weapon', action: 'full-attack', slow: true } as const;
const SHOT = { form: 'ranged', class: 'weapon', action: 'volley' } as const;
const RAY = { form: 'ranged', class: 'spell', action: 'volley', range: 'scope', arcane: true } as const;

/** Attack abilities, in the order of the document's table: section 7.1. */
export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
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
  'improvised-weapon': {
    form: 'melee',
    class: 'weapon',
    action: 'fight',
    damage: physical(1, 3),
    improvised: true,
  }, // PHASE-55
  'improvised-spell': { ...RAY, stress: sum(0, 3, 2), mp: 1, improvised: true }, // PHASE-50
};

/** Holds and what channeled spells let loose are rolled for like weapons: PHASE-56, PHASE-58, section 7.2. */
export const HOLDS = {
  grapple: { form: 'melee', class: 'weapon', action: 'grapple' },
  shove: { form: 'melee', class: 'weapon', action: 'shove' },
  thunderhead: { form: 'ranged', class: 'spell', arcane: true, damage: light(2, 6) },
} as const satisfies Readonly<Record<string, Attack>>;

/** With what an attack is made. */
export type ArmId = WeaponId | keyof typeof HOLDS;

/** Everybody's, whatever the sheet says: PHASE-62. */
export const IMPROVISED: readonly WeaponId[] = ['improvised-weapon', 'improvised-spell'];

/** Whether there is such a weapon. */
export function isWeapon(id: string): id is WeaponId {
  return Object.hasOwn(WEAPONS, id);
}

/** What is rolled for. */
export function attackOf(arm: ArmId): Attack {
  return isWeapon(arm) ? WEAPONS[arm] : HOLDS[arm];
}
