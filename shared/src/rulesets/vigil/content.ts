/** The content of chapter 7: data only. */

export const STATS = [
  'assault',
  'shooting',
  'defend',
  'toughness',
  'athletics',
  'dexterity',
  'awareness',
  'reasoning',
  'willpower',
] as const;
export type Stat = (typeof STATS)[number];

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

export const CONDITIONS = ['ambushed', 'dazed', 'held', 'prone'] as const;
export type Condition = (typeof CONDITIONS)[number];

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

export const FREE_ABILITIES = ['mend', 'quick-strike', 'trip'] as const;
export const BOUND_ABILITIES = [
  'block-path',
  'disrupt',
  'distract',
  'foil',
  'intercept',
  'sidestep',
  'unsettle',
] as const;
export const REGULAR_ABILITIES = ['bind', 'breathe', 'firebolt', 'roar'] as const;
export type FreeAbility = (typeof FREE_ABILITIES)[number];
export type BoundAbility = (typeof BOUND_ABILITIES)[number];
export type RegularAbility = (typeof REGULAR_ABILITIES)[number];
export type AbilityId = FreeAbility | BoundAbility | RegularAbility;

/** Whether a boost may be added once or as often as one likes, and what one of it costs. */
export const BOOSTS = {
  brace: { cost: { vigor: 1 }, isOnce: true },
  'careful-aim': { cost: { focus: 1 }, isOnce: true },
  dash: { cost: { vigor: 1 }, isOnce: false },
  deflect: { cost: { focus: 1 }, isOnce: true },
  feint: { cost: { focus: 2 }, isOnce: true },
  'knock-down': { cost: { vigor: 1 }, isOnce: true },
  'power-strike': { cost: { vigor: 1 }, isOnce: true },
  press: { cost: { focus: 1 }, isOnce: true },
} as const satisfies Record<string, { cost: { vigor?: number; focus?: number }; isOnce: boolean }>;
export type BoostId = keyof typeof BOOSTS;

/** All that somebody may know. */
export const KNOWN: readonly (AbilityId | BoostId)[] = [
  ...FREE_ABILITIES,
  ...BOUND_ABILITIES,
  ...REGULAR_ABILITIES,
  ...(Object.keys(BOOSTS) as BoostId[]),
];

/** The stats of the opposed checks, the actor's and then the opponent's. */
export const OPPOSED = {
  bind: ['willpower', 'athletics'],
  'block-path': ['assault', 'athletics'],
  disrupt: ['dexterity', 'dexterity'],
  trip: ['athletics', 'dexterity'],
} as const satisfies Record<string, readonly [Stat, Stat]>;
export type Opposed = keyof typeof OPPOSED;

export interface Archetype {
  readonly pc: boolean;
  readonly size: Size;
  readonly vigilance: number;
  readonly maxHp: number;
  readonly stats: Readonly<Record<Stat, number>>;
  readonly weapons: readonly WeaponId[];
  readonly armor: ArmorId | null;
  readonly shield: ShieldId | null;
  readonly abilities: readonly (AbilityId | BoostId)[];
}

/** The nine stats in the order of the table in the rules. */
function stats(...values: number[]): Record<Stat, number> {
  return Object.fromEntries(STATS.map((stat, index) => [stat, values[index] ?? 0])) as Record<Stat, number>;
}

const hero = { pc: true, size: 'medium' } as const;
const foe = { pc: false, size: 'medium' } as const;

export const ARCHETYPES: Readonly<Record<string, Archetype>> = {
  warden: {
    ...hero,
    vigilance: 12,
    maxHp: 26,
    stats: stats(4, 1, 4, 3, 4, 2, 2, 1, 3),
    weapons: ['longsword', 'javelins'],
    armor: 'mail',
    shield: 'round-shield',
    abilities: ['brace', 'disrupt', 'intercept', 'power-strike', 'quick-strike'],
  },
  duelist: {
    ...hero,
    vigilance: 14,
    maxHp: 22,
    stats: stats(5, 1, 5, 1, 3, 5, 2, 2, 2),
    weapons: ['longsword', 'dagger'],
    armor: 'padded',
    shield: null,
    abilities: ['brace', 'disrupt', 'feint', 'power-strike', 'press', 'quick-strike', 'sidestep', 'trip'],
  },
  archer: {
    ...hero,
    vigilance: 15,
    maxHp: 20,
    stats: stats(1, 5, 2, 1, 3, 4, 5, 2, 2),
    weapons: ['crossbow', 'long-bow', 'dagger'],
    armor: 'padded',
    shield: null,
    abilities: ['careful-aim', 'dash', 'deflect', 'distract', 'sidestep'],
  },
  mystic: {
    ...hero,
    vigilance: 11,
    maxHp: 20,
    stats: stats(0, 0, 2, 2, 1, 2, 3, 5, 5),
    weapons: ['dagger'],
    armor: null,
    shield: null,
    abilities: ['bind', 'distract', 'firebolt', 'foil', 'mend', 'press'],
  },
  militia: {
    ...foe,
    vigilance: 9,
    maxHp: 10,
    stats: stats(1, 1, 1, 1, 1, 1, 1, 1, 1),
    weapons: ['dagger'],
    armor: null,
    shield: null,
    abilities: [],
  },
  raider: {
    ...foe,
    vigilance: 10,
    maxHp: 14,
    stats: stats(3, 1, 2, 2, 2, 2, 1, 0, 1),
    weapons: ['longsword', 'throwing-knives'],
    armor: 'padded',
    shield: 'buckler',
    abilities: ['block-path', 'power-strike', 'quick-strike'],
  },
  wolf: {
    ...foe,
    size: 'small',
    vigilance: 14,
    maxHp: 10,
    stats: stats(3, 0, 3, 1, 5, 4, 4, 0, 0),
    weapons: ['fangs'],
    armor: null,
    shield: null,
    abilities: ['quick-strike', 'trip'],
  },
  hexer: {
    ...foe,
    vigilance: 13,
    maxHp: 14,
    stats: stats(0, 0, 1, 1, 1, 1, 2, 4, 4),
    weapons: ['dagger'],
    armor: null,
    shield: null,
    abilities: ['distract', 'firebolt', 'foil', 'mend'],
  },
  bowman: {
    ...foe,
    vigilance: 14,
    maxHp: 14,
    stats: stats(1, 4, 2, 1, 2, 3, 3, 1, 1),
    weapons: ['short-bow', 'dagger'],
    armor: 'padded',
    shield: null,
    abilities: ['careful-aim', 'deflect', 'sidestep'],
  },
  captain: {
    ...foe,
    vigilance: 12,
    maxHp: 22,
    stats: stats(4, 2, 3, 2, 3, 3, 2, 2, 2),
    weapons: ['longsword', 'throwing-knives'],
    armor: 'padded',
    shield: 'buckler',
    abilities: ['disrupt', 'feint', 'power-strike', 'quick-strike', 'unsettle'],
  },
  brute: {
    ...foe,
    size: 'large',
    vigilance: 8,
    maxHp: 28,
    stats: stats(5, 0, 2, 5, 5, 1, 0, 0, 2),
    weapons: ['war-axe'],
    armor: 'padded',
    shield: null,
    abilities: ['block-path', 'knock-down', 'power-strike'],
  },
  'ogre-warlord': {
    ...foe,
    size: 'huge',
    vigilance: 11,
    maxHp: 45,
    stats: stats(6, 0, 3, 6, 6, 2, 2, 1, 4),
    weapons: ['great-fists'],
    armor: 'mail',
    shield: null,
    abilities: ['block-path', 'disrupt', 'knock-down', 'power-strike', 'quick-strike', 'roar'],
  },
};

const QUICK_ABILITIES: ReadonlySet<unknown> = new Set([...FREE_ABILITIES, ...BOUND_ABILITIES]);

/** Whether a text is the id of something in one of the lists above. */
export function isWeapon(id: unknown): id is WeaponId {
  return typeof id === 'string' && Object.hasOwn(WEAPONS, id);
}

export function isStat(id: unknown): id is Stat {
  return (STATS as readonly unknown[]).includes(id);
}

export function isRegularAbility(id: unknown): id is RegularAbility {
  return (REGULAR_ABILITIES as readonly unknown[]).includes(id);
}

export function isQuickAbility(id: unknown): id is FreeAbility | BoundAbility {
  return QUICK_ABILITIES.has(id);
}

/** The weapon of that id, with all that weapons may have. */
export function weaponOf(id: WeaponId): Weapon {
  return WEAPONS[id];
}
