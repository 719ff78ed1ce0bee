import type { Track } from './tracks.ts';
import type { Resistance } from './words-of-the-book.ts';

export type Delivery = 'personal' | 'close' | 'ranged' | 'court' | 'gossip';

/** What a weapon or power does to whom it hits. */
export type Effect =
  | { readonly kind: 'damage'; readonly of: 'body' | 'poise'; readonly resist: Resistance }
  | { readonly kind: 'affliction'; readonly track: Track; readonly resist: Resistance }
  | { readonly kind: 'heal' }
  | { readonly kind: 'boost'; readonly trait: string };

/** A power that can be used: §7.4. */
export interface Power {
  readonly delivery: Delivery;
  readonly action: 'std' | 'mov' | 'quick';
  readonly effect: Effect;
  readonly rank: number;
  /** In hexes; court and gossip go by the options of the battle. */
  readonly range?: number;
  /** It strikes everybody so near to its centre. */
  readonly radius?: number;
  readonly source: string | null;
  /** DEG-R25: badly failed, it is locked against that target. */
  readonly retry?: true;
}

const damage = (of: 'body' | 'poise'): Effect => ({
  kind: 'damage',
  of,
  resist: of === 'body' ? 'toughness' : 'will',
});
const affliction = (track: Track, resist: Resistance): Effect => ({ kind: 'affliction', track, resist });

export const POWERS = {
  'flame-dart': {
    delivery: 'ranged',
    action: 'std',
    effect: damage('body'),
    rank: 8,
    range: 12,
    source: 'arcane',
  },
  'frost-snare': {
    delivery: 'ranged',
    action: 'std',
    effect: affliction('snare', 'fortitude'),
    rank: 8,
    range: 12,
    source: 'arcane',
  },
  'flame-burst': {
    delivery: 'ranged',
    action: 'std',
    effect: damage('body'),
    rank: 7,
    range: 12,
    radius: 1,
    source: 'arcane',
  },
  'stone-shard': {
    delivery: 'ranged',
    action: 'std',
    effect: damage('body'),
    rank: 10,
    range: 8,
    source: 'arcane',
  },
  'mage-ward': {
    delivery: 'personal',
    action: 'quick',
    effect: { kind: 'boost', trait: 'resist.toughness' },
    rank: 3,
    source: 'arcane',
  },
  mend: { delivery: 'close', action: 'std', effect: { kind: 'heal' }, rank: 6, range: 1, source: 'divine' },
  rally: { delivery: 'court', action: 'mov', effect: { kind: 'boost', trait: 'all' }, rank: 1, source: null },
  'scathing-verse': {
    delivery: 'court',
    action: 'std',
    effect: damage('poise'),
    rank: 5,
    radius: 2,
    source: 'psychic',
  },
  'smear-campaign': {
    delivery: 'gossip',
    action: 'std',
    effect: damage('poise'),
    rank: 7,
    source: 'psychic',
  },
  beguile: {
    delivery: 'court',
    action: 'std',
    effect: affliction('charm', 'will'),
    rank: 8,
    source: 'psychic',
    retry: true,
  },
  slumber: {
    delivery: 'court',
    action: 'std',
    effect: affliction('daze', 'will'),
    rank: 8,
    source: 'psychic',
    retry: true,
  },
  gust: {
    delivery: 'close',
    action: 'std',
    effect: affliction('topple', 'fortitude'),
    rank: 6,
    range: 1,
    source: 'arcane',
  },
  'quake-stomp': {
    delivery: 'close',
    action: 'std',
    effect: affliction('daze', 'fortitude'),
    rank: 7,
    range: 0,
    radius: 1,
    source: 'primal',
  },
} as const satisfies Readonly<Record<string, Power>>;
export type PowerId = keyof typeof POWERS;

/** Several effects of which one is active: the first, until another is switched to. By a Surge there is one more to be had. */
export const ARRAYS = {
  elements: { effects: ['flame-dart', 'frost-snare', 'flame-burst'], lent: ['stone-shard'] },
} as const satisfies Readonly<
  Record<string, { readonly effects: readonly PowerId[]; readonly lent: readonly PowerId[] }>
>;
export type ArrayId = keyof typeof ARRAYS;

/** What only counters the powers of others: DEG-R26. */
export const COUNTERS = {
  unweave: { rank: 8, counters: ['arcane', 'psychic'] },
} as const satisfies Readonly<
  Record<string, { readonly rank: number; readonly counters: readonly string[] }>
>;
export type CounterId = keyof typeof COUNTERS;

/** What a sheet lists under `powers`. */
export type Ability = PowerId | ArrayId | CounterId;
export const ABILITIES = [
  ...Object.keys(ARRAYS),
  ...Object.keys(POWERS),
  ...Object.keys(COUNTERS),
] as Ability[];

export function isPower(id: string): id is PowerId {
  return Object.hasOwn(POWERS, id);
}

export function isArray(id: string): id is ArrayId {
  return Object.hasOwn(ARRAYS, id);
}

export function isCounter(id: string): id is CounterId {
  return Object.hasOwn(COUNTERS, id);
}

export function powerOf(id: PowerId): Power {
  return POWERS[id];
}

/** The effects that an array may ever have. */
export function effectsOf(id: ArrayId): readonly PowerId[] {
  return ARRAYS[id].effects;
}

export function lentTo(id: ArrayId): readonly PowerId[] {
  return ARRAYS[id].lent;
}
