import type { BasicAction } from './weapons.ts';

/** The phases of a round, first to last: PHASE-1. */
export const PHASES = [
  'bolster',
  'channel',
  'skirmish',
  'reposition',
  'brawl',
  'release',
  'full-attack',
  'delay',
] as const;
export type Phase = (typeof PHASES)[number];

/** How an ability is used: as a basic action, in a phase, as a minor or free action, or by channeling it. */
export type Activation =
  | { readonly as: 'action'; readonly action: BasicAction }
  | { readonly as: 'phase'; readonly phase: Phase }
  | { readonly as: 'minor' | 'free' | 'channel' };

export interface Ability {
  readonly class: 'spell' | 'skill';
  readonly use: Activation;
  readonly mp?: number;
  readonly focus?: number;
  /** So many times a battle. */
  readonly limit?: number;
  /** What whoever uses it (or releases it) has to name. */
  readonly needs?: 'target' | 'at' | 'weapon';
}

export const ABILITY_IDS = [
  'brace',
  'barrier',
  'leap',
  'taunt',
  'second-breath',
  'war-spin',
  'quick-load',
  'still-winter',
  'hush',
  'thunderhead',
  'soothing-rain',
  'slow-crush',
  'grave-bloom',
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

const MINOR = { as: 'minor' } as const;
const CHANNEL = { as: 'channel' } as const;

/** Other abilities, in the order of the document's table: section 7.2. */
export const ABILITIES: Readonly<Record<AbilityId, Ability>> = {
  brace: { class: 'skill', use: { as: 'action', action: 'defend' } },
  barrier: { class: 'spell', use: { as: 'phase', phase: 'bolster' }, mp: 1, needs: 'target' },
  leap: { class: 'skill', use: { as: 'action', action: 'rush' }, needs: 'at' },
  taunt: { class: 'skill', use: { as: 'phase', phase: 'skirmish' }, needs: 'target' },
  'second-breath': { class: 'skill', use: MINOR },
  'war-spin': { class: 'skill', use: MINOR },
  'quick-load': { class: 'skill', use: { as: 'free' }, focus: 1, needs: 'weapon' },
  'still-winter': { class: 'spell', use: MINOR, limit: 1 },
  hush: { class: 'spell', use: { as: 'phase', phase: 'skirmish' }, mp: 1, needs: 'target' },
  thunderhead: { class: 'spell', use: CHANNEL, mp: 2, needs: 'at' },
  'soothing-rain': { class: 'spell', use: CHANNEL, mp: 1 },
  'slow-crush': { class: 'skill', use: CHANNEL, needs: 'target' },
  'grave-bloom': { class: 'spell', use: CHANNEL, mp: 1, needs: 'at' },
};

/** Whether there is such an ability. */
export function isAbility(id: string): id is AbilityId {
  return Object.hasOwn(ABILITIES, id);
}

export const TRAITS = [
  'thorns',
  'static-field',
  'dread-gaze',
  'cinder-cloak',
  'regrowth',
  'blood-price',
  'wall-of-shields',
  'shield-kin',
  'quick-blood',
] as const;
export type Trait = (typeof TRAITS)[number];

/** The abilities that answer something, with what they cost; but for interpose all are 1/round: section 7.4. */
export const REACTIONS = {
  counterattack: { focus: 1, oncePerRound: true }, // PHASE-81
  interpose: { focus: 1, oncePerRound: false }, // PHASE-83
  opportunity: { focus: 0, oncePerRound: true }, // PHASE-85
  deflect: { focus: 0, oncePerRound: true },
  scatter: { focus: 0, oncePerRound: true },
} as const;
export type Reaction = keyof typeof REACTIONS;
export const REACTION_IDS = Object.keys(REACTIONS) as Reaction[];
