import type { Stat } from './stats.ts';

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

/** Whether a text is the id of an ability that takes the regular action. */
export function isRegularAbility(id: unknown): id is RegularAbility {
  return (REGULAR_ABILITIES as readonly unknown[]).includes(id);
}

const QUICK_ABILITIES: ReadonlySet<unknown> = new Set([...FREE_ABILITIES, ...BOUND_ABILITIES]);

/** Whether a text is the id of an ability that takes the quick action. */
export function isQuickAbility(id: unknown): id is FreeAbility | BoundAbility {
  return QUICK_ABILITIES.has(id);
}
