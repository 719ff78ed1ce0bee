import {
  amount,
  anId,
  anything,
  count,
  type FieldSchemas,
  fighter,
  hex,
  listOf,
  nullable,
  oneOf,
  record,
  text,
} from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';

/**
 * Something that happened, for the log and the animations. `type` is past tense; the rest is plain data whose
 * wording is the ruleset's message catalogue.
 */
export interface GameEvent {
  readonly type: string;
  readonly by?: Id;
  readonly target?: Id;
  /** Known only to the seat of `by` and the GM. */
  readonly secret?: true;
  /** The clause that made it happen, by its id in the rulebook. */
  readonly clause?: string;
  /** The die of this roll that the GM has set; left out: all show how they fell. */
  readonly setDie?: SetDie;
  readonly [detail: string]: Json | undefined;
}

/** A die that shows what the GM has set, and on what it fell. */
export type SetDie = { readonly sides: number; readonly face: number; readonly fell: number };

/**
 * No event, but a mark among them: its target may have changed without anything to tell. `Battle` takes it
 * out.
 */
export const TOUCHED = 'touched';

/** Whom events may have changed: whoever did them, and whoever they happened to. */
export function touchedIn(events: readonly GameEvent[]): ReadonlySet<Id> {
  const touched = new Set<Id>();
  for (const { by, target } of events) {
    if (by !== undefined) touched.add(by);
    if (target !== undefined) touched.add(target);
  }
  return touched;
}

/** What the map plays for an event; without one it is told in words alone. */
export const BEATS = [
  'walk',
  'strike',
  'shoot',
  'cast',
  'guard',
  'miss',
  'hurt',
  'heal',
  'fall',
  'rise',
] as const;
export type Beat = (typeof BEATS)[number];

/**
 * Whose secret a member lets one tell, and which: a key of that fighter's state, or the one that another
 * member names.
 */
export type Clue = { readonly of: 'by' | 'target' } & ({ readonly key: string } | { readonly keyIn: string });

/**
 * What an event of one type holds besides `by`, `target`, `secret`, `clause` and `setDie`, and how it looks.
 */
export interface EventKind {
  readonly members: FieldSchemas;
  readonly beat?: Beat;
  /**
   * Members from which a secret could be told: only who knows that one is told them. They may be left out.
   */
  readonly clues?: Readonly<Record<string, Clue>>;
}

/**
 * How a battle came to be taken back: by the GM, by the GM because a player asked, or by a player where the
 * table lets them; `onward`: not at all, it goes on from the course of another, which has the dice before it.
 */
export const REWIND_WAYS = ['gm', 'granted', 'own', 'onward'] as const;
export type RewindWay = (typeof REWIND_WAYS)[number];

/** A way that somebody could take, and the chance that it works. */
export type WeighedOption = {
  /** The option, or what it would be done with. */
  readonly what: Id;
  readonly target: Id | null;
  /** From 0 to 1. */
  readonly chance: number;
};

const MOST_INPUTS = 2 ** 31;
/** So many hexes can be painted at once. */
export const MOST_PAINTED = 200;
/** The largest die that a GM sets. */
export const MOST_SIDES = 1000;
const dieSides = count(1, MOST_SIDES);
const way: EventKind = { members: { from: hex, to: hex }, beat: 'walk' };

/** The events of the engine's own verbs. */
export const ENGINE_EVENTS = {
  moved: way,
  placed: { ...way, members: { ...way.members, from: nullable(hex) } }, // it may have been off the map
  shown: { members: {} },
  hid: { members: {} },
  'came-upon': { members: { at: hex } },
  ended: { members: { winner: nullable(text(32)) } },
  changed: { members: { field: anId(), from: anything, to: anything } },
  'die-rolled': { members: {} },
  'die-promised': { members: { sides: dieSides, face: nullable(dieSides) } },
  forced: { members: { action: anId(), reasons: listOf(anId(), 20) } },
  painted: {
    members: {
      terrain: anId(),
      hexes: listOf(hex, MOST_PAINTED),
      was: listOf(record({ terrain: anId(), count: count(1, MOST_PAINTED) })),
    },
  },
  weighed: {
    members: { ways: listOf(record({ what: anId(), target: nullable(fighter), chance: amount(0, 1) })) },
  },
  'timed-out': { members: { kind: anId(), ruling: anId() } },
  defaulted: { members: { kind: anId(), ruling: anId() } },
  rewound: {
    members: {
      to: count(0, MOST_INPUTS),
      round: count(0, MOST_INPUTS),
      undone: count(0, MOST_INPUTS),
      restored: count(0, MOST_INPUTS),
      why: text(),
      way: oneOf(REWIND_WAYS),
      who: text(),
      diceHash: text(),
    },
  },
} satisfies Readonly<Record<string, EventKind>>;
