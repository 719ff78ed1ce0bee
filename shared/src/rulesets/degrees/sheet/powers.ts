import {
  count,
  type FieldSchema,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  record,
  thing,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import { type Rows, rowOf } from '../../../kit/content.ts';
import { TEXT } from '../words/catalog.ts';
import { TRAITS } from './skills.ts';
import { RESISTANCES, type Resistance } from './terms.ts';
import { TRACK_IDS, type Track } from './tracks.ts';
import type { Holder } from './weapons.ts';

const SOURCES = ['arcane', 'divine', 'primal', 'psychic'] as const;

/** The effect of a weapon or power on its target. */
export type Effect =
  | { readonly kind: 'damage'; readonly of: 'body' | 'poise'; readonly resist: Resistance }
  | { readonly kind: 'affliction'; readonly track: Track; readonly resist: Resistance }
  | { readonly kind: 'heal' }
  | { readonly kind: 'boost'; readonly trait: string };

const EFFECT = {
  kind: oneOf(['damage', 'affliction', 'heal', 'boost']),
  of: optional(oneOf(['body', 'poise'])),
  resist: optional(oneOf(RESISTANCES)),
  track: optional(oneOf(TRACK_IDS)),
  trait: optional(oneOf(['all', ...TRAITS])),
};

/** The fields of a usable power. */
export const POWER = {
  delivery: oneOf(['personal', 'close', 'ranged', 'court', 'gossip']),
  action: oneOf(['std', 'mov', 'quick']),
  effect: record(EFFECT) as FieldSchema<Effect>,
  rank: count(0, 20),
  /** The range in hexes. Court and gossip powers use the ranges in the battle's options instead. */
  range: optional(count(0, 60)),
  /** The radius of the power's area in hexes; omitted for powers without an area. */
  radius: optional(count(0, 10)),
  source: nullable(oneOf(SOURCES)),
  /** Whether 2 or more degrees of failure lock the power against the target (DEG-R25). */
  retry: optional(flag),
};
export type Power = Values<typeof POWER>;

/**
 * Returns the fault if a power's fields do not fit together. Its effect must be complete. A healing or boosting power
 * cannot have an area. A harmful power cannot be personal. A ranged power needs a range.
 */
export function faultOfPower({ delivery, effect: told, range, radius }: Power): string | undefined {
  const { kind, of, resist, track, trait }: Values<typeof EFFECT> = told;
  const isWhole =
    kind === 'damage' ? of && resist : kind === 'affliction' ? track && resist : kind === 'heal' || trait;
  const isHarm = kind === 'damage' || kind === 'affliction';
  const isAimed = isHarm ? delivery !== 'personal' : radius === undefined;
  return isWhole && isAimed && (delivery !== 'ranged' || range) ? undefined : TEXT.setup.powerLacks;
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

/**
 * The fields of an array, a power with several effects. Only one effect is active: the first, until the fighter
 * switches. A Surge can add the effects in `lent`.
 */
export const ARRAY = {
  effects: listOf<string>(thing(POWERS)),
  lent: listOf<string>(thing(POWERS)),
};
export type PowerArray = Values<typeof ARRAY>;

export const ARRAYS = {
  elements: { effects: ['flame-dart', 'frost-snare', 'flame-burst'], lent: ['stone-shard'] },
} as const satisfies Readonly<Record<string, PowerArray>>;

export function faultOfArray({ effects }: PowerArray): string | undefined {
  return effects.length === 0 ? TEXT.setup.emptyArray : undefined;
}

/** The fields of a power that only counters other powers (DEG-R26). */
export const COUNTER = { rank: count(0, 20), counters: listOf(oneOf(SOURCES)) };
export type Counter = Values<typeof COUNTER>;

export const COUNTERS = {
  unweave: { rank: 8, counters: ['arcane', 'psychic'] },
} as const satisfies Readonly<Record<string, Counter>>;

/** The ids of all powers and arrays that a sheet can list. */
export const ABILITIES: readonly string[] = [
  ...Object.keys(ARRAYS),
  ...Object.keys(POWERS),
  ...Object.keys(COUNTERS),
];

type PowerHolder = Holder<{
  readonly powers?: Rows<Power>;
  readonly arrays?: Rows<PowerArray>;
  readonly counters?: Rows<Counter>;
}>;

function powerNamed(holder: PowerHolder, id: string): Power | undefined {
  return rowOf<Power>(holder?.sheet.own?.powers, POWERS, id);
}

export function isPower(holder: PowerHolder, id: string): boolean {
  return powerNamed(holder, id) !== undefined;
}

/** Returns the power with that id. Throws if there is none. */
export function powerOf(holder: PowerHolder, id: string): Power {
  const power = powerNamed(holder, id);
  if (!power) throw new Error(`There is no power "${id}".`);
  return power;
}

export function arrayOf(holder: PowerHolder, id: string): PowerArray | undefined {
  return rowOf<PowerArray>(holder?.sheet.own?.arrays, ARRAYS, id);
}

export function counterOf(holder: PowerHolder, id: string): Counter | undefined {
  return rowOf<Counter>(holder?.sheet.own?.counters, COUNTERS, id);
}
