import { count, flag, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import { STATS } from './stats.ts';

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

const points = optional(count(0, 20));

/** The field schemas of the numbers that an ability can have. Each ability has only some of them. */
export const ABILITY = {
  vigor: points,
  focus: points,
  /** Range in hexes, if it does not depend on a weapon. */
  range: optional(count(0, 40)),
  /** Dice of advantage on the ability's own attack, or dice of disadvantage that Distract adds. */
  dice: optional(count(-5, 10)),
  /** The stat that the actor checks. */
  stat: optional(oneOf(STATS)),
  /** The stat that the opponent checks. */
  against: optional(oneOf(STATS)),
  difficulty: optional(count(0, 99)),
  /** Points of vigor that the ability restores. */
  gain: optional(count(0, 20)),
};
export type AbilityRow = Values<typeof ABILITY>;

/** The rulebook's numbers for each ability. */
export const ABILITY_ROWS = {
  bind: { focus: 2, range: 5, stat: 'willpower', against: 'athletics' },
  'block-path': { vigor: 1, stat: 'assault', against: 'athletics' },
  breathe: { gain: 3 }, // VIG-R11
  disrupt: { vigor: 1, stat: 'dexterity', against: 'dexterity' },
  distract: { focus: 1, range: 6, dice: 1 },
  firebolt: { focus: 2, range: 8, stat: 'reasoning', dice: 2 },
  foil: { focus: 2, range: 6 },
  intercept: { vigor: 1 },
  mend: { focus: 2, range: 6 },
  'quick-strike': { vigor: 2, dice: -1 }, // VIG-52
  roar: { focus: 2, range: 2, against: 'willpower', difficulty: 10 },
  sidestep: { vigor: 1 },
  trip: { vigor: 1, stat: 'athletics', against: 'dexterity' },
  unsettle: { focus: 1, range: 6 },
} as const satisfies Readonly<Record<AbilityId, AbilityRow>>;

/** The field schemas of a boost's numbers. */
export const BOOST = {
  vigor: points,
  focus: points,
  dice: optional(count(0, 10)),
  /** Hexes that the boost adds to a move. */
  hexes: optional(count(0, 20)),
  /** True if an action can carry the boost only once. */
  isOnce: flag,
};
export type BoostRow = Values<typeof BOOST>;

export const BOOSTS = {
  brace: { vigor: 1, dice: 1, isOnce: true },
  'careful-aim': { focus: 1, dice: 1, isOnce: true },
  dash: { vigor: 1, hexes: 2, isOnce: false },
  deflect: { focus: 1, isOnce: true },
  feint: { focus: 2, isOnce: true },
  'knock-down': { vigor: 1, isOnce: true },
  'power-strike': { vigor: 1, dice: 1, isOnce: true },
  press: { focus: 1, dice: 1, isOnce: true },
} as const satisfies Readonly<Record<string, BoostRow>>;
export type BoostId = keyof typeof BOOSTS;
export const BOOST_IDS = Object.keys(BOOSTS) as BoostId[];

/** The ids of everything that a sheet can list as known: all abilities and boosts. */
export const KNOWABLE: readonly (AbilityId | BoostId)[] = [
  ...FREE_ABILITIES,
  ...BOUND_ABILITIES,
  ...REGULAR_ABILITIES,
  ...BOOST_IDS,
];

const OPPOSED = ['bind', 'block-path', 'disrupt', 'trip'] as const;
export type Opposed = (typeof OPPOSED)[number];

/** Returns whether an ability has an opposed check. */
export function isOpposed(id: string): id is Opposed {
  return (OPPOSED as readonly string[]).includes(id);
}

/** Returns whether an ability uses the regular action. */
export function isRegularAbility(id: unknown): id is RegularAbility {
  return (REGULAR_ABILITIES as readonly unknown[]).includes(id);
}

const QUICK_ABILITIES: ReadonlySet<unknown> = new Set([...FREE_ABILITIES, ...BOUND_ABILITIES]);

/** Returns whether an ability uses the quick action. */
export function isQuickAbility(id: unknown): id is FreeAbility | BoundAbility {
  return QUICK_ABILITIES.has(id);
}
