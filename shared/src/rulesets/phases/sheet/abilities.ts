import { count, flag, optional, record, type Values } from '../../../engine/schema/field-schema.ts';
import { type BasicAction, DAMAGE, FARTHEST, WIDEST } from './weapons.ts';

/** The phases of a round, first to last (PHASE-1). */
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

/** The way to use an ability: as a basic action, in a phase, as a minor or free action, or by channeling. */
export type Activation =
  | { readonly as: 'action'; readonly action: BasicAction }
  | { readonly as: 'phase'; readonly phase: Phase }
  | { readonly as: 'minor' | 'free' | 'channel' };

export interface Ability {
  readonly class: 'spell' | 'skill';
  readonly use: Activation;
  /** The number of uses per battle; if omitted, unlimited. */
  readonly limit?: number;
  /** The parameter that is required to use the ability or, if it is channeled, to release it. If omitted, none. */
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

/** All abilities except weapons and attack spells, in the order of the book's table. */
export const ABILITIES: Readonly<Record<AbilityId, Ability>> = {
  brace: { class: 'skill', use: { as: 'action', action: 'defend' } },
  barrier: { class: 'spell', use: { as: 'phase', phase: 'bolster' }, needs: 'target' },
  leap: { class: 'skill', use: { as: 'action', action: 'rush' }, needs: 'at' },
  taunt: { class: 'skill', use: { as: 'phase', phase: 'skirmish' }, needs: 'target' },
  'second-breath': { class: 'skill', use: MINOR },
  'war-spin': { class: 'skill', use: MINOR },
  'quick-load': { class: 'skill', use: { as: 'free' }, needs: 'weapon' },
  'still-winter': { class: 'spell', use: MINOR, limit: 1 },
  hush: { class: 'spell', use: { as: 'phase', phase: 'skirmish' }, needs: 'target' },
  thunderhead: { class: 'spell', use: CHANNEL, needs: 'at' },
  'soothing-rain': { class: 'spell', use: CHANNEL },
  'slow-crush': { class: 'skill', use: CHANNEL, needs: 'target' },
  'grave-bloom': { class: 'spell', use: CHANNEL, needs: 'at' },
};

/** The numeric fields of an ability. A battle's content can change their values. */
export const ABILITY = {
  mp: count(0, 20),
  focus: count(0, 20),
  /** The greatest distance to the target, in hexes. */
  within: optional(count(1, FARTHEST)),
  /** The amount of harm, healing, gain or loss that the ability causes. */
  amount: optional(count(1, 40)),
  /** The amount if the target's save succeeds. */
  saved: optional(count(0, 40)),
  /** The focus that the user gains by channeling. */
  gained: optional(count(1, 20)),
  damage: optional(record(DAMAGE)),
  blast: optional(count(1, WIDEST)),
};
export type AbilityNumbers = Values<typeof ABILITY>;

const FREE = { mp: 0, focus: 0 } as const;

export const NUMBERS_OF_ABILITIES = {
  brace: { ...FREE, amount: 3 },
  barrier: { ...FREE, mp: 1, within: 3, amount: 2 },
  leap: { ...FREE, within: 4 },
  taunt: { ...FREE, amount: 2 },
  'second-breath': { ...FREE, amount: 2 },
  'war-spin': { ...FREE, amount: 2 },
  'quick-load': { ...FREE, focus: 1 },
  'still-winter': FREE,
  hush: { ...FREE, mp: 1 },
  thunderhead: { ...FREE, mp: 2, damage: { dice: 2, sides: 6, bonus: 0, type: 'light' }, blast: 1 },
  'soothing-rain': { ...FREE, mp: 1, gained: 1, within: 3, amount: 4 }, // PHASE-45
  'slow-crush': { ...FREE, damage: { dice: 2, sides: 6, bonus: 0, type: 'physical' } },
  'grave-bloom': { ...FREE, mp: 1, amount: 3, saved: 1, blast: 1 },
} as const satisfies Readonly<Record<AbilityId, AbilityNumbers>>;

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

/** The numeric fields of a trait. A battle's content can change their values. */
export const TRAIT = {
  /** The range of the trait, in hexes. */
  within: optional(count(1, FARTHEST)),
  /** The amount of harm, healing or reduction that the trait causes. */
  amount: optional(count(1, 40)),
  /** The focus that the trait gives. */
  focus: optional(count(1, 20)),
};
export type TraitNumbers = Values<typeof TRAIT>;

export const NUMBERS_OF_TRAITS = {
  thorns: { within: 1, amount: 3 },
  'static-field': { within: 2 },
  'dread-gaze': { within: 2, amount: 2 },
  'cinder-cloak': { within: 1, amount: 1 },
  regrowth: { amount: 3 },
  'blood-price': { amount: 2, focus: 1 },
  'wall-of-shields': { focus: 1 },
  'shield-kin': {},
  'quick-blood': { amount: 1 },
} as const satisfies Readonly<Record<Trait, TraitNumbers>>;

/** The fields of a reaction. A battle's content can change their values. */
export const REACTION = {
  focus: count(0, 20),
  oncePerRound: flag,
  /** The greatest distance at which the reaction is possible, in hexes. */
  within: optional(count(1, FARTHEST)),
  /** The maximum length of the shift, in hexes. */
  shift: optional(count(0, 20)),
  snags: optional(count(1, 3)),
};
export type ReactionNumbers = Values<typeof REACTION>;

/** All reactions. Each except Interpose is limited to once per round. */
export const REACTIONS = {
  counterattack: { focus: 1, oncePerRound: true }, // PHASE-81
  interpose: { focus: 1, oncePerRound: false, within: 3, shift: 2 }, // PHASE-83
  opportunity: { focus: 0, oncePerRound: true }, // PHASE-85
  deflect: { focus: 0, oncePerRound: true, snags: 2 },
  scatter: { focus: 0, oncePerRound: true },
} as const satisfies Readonly<Record<string, ReactionNumbers>>;
export type Reaction = keyof typeof REACTIONS;
export const REACTION_IDS = Object.keys(REACTIONS) as Reaction[];
