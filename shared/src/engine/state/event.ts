import { NOTE_KINDS } from '../../hex/notes.ts';
import { SCENERY_VALUES } from '../../hex/scenery.ts';
import {
  amount,
  anId,
  anything,
  count,
  type FieldSchemas,
  fighter,
  flag,
  hex,
  listOf,
  nullable,
  oneOf,
  record,
  text,
} from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import { own } from '../schema/records.ts';
import type { Beat, EventLook, LooksById } from './beats.ts';

/**
 * An event of the battle, for the log and the animations. `type` is in the past tense. The other members are
 * plain data; the ruleset's catalog has the texts.
 */
export interface GameEvent {
  readonly type: string;
  readonly by?: Id;
  readonly target?: Id;
  /** True if only the seat of `by` and the GM know of the event. */
  readonly secret?: true;
  /** The id of the rulebook clause that caused the event. */
  readonly clause?: string;
  /** The die of this roll that the GM has set; omitted if the GM has set none. */
  readonly setDie?: SetDie;
  readonly [detail: string]: Json | undefined;
}

/** A die that the GM has set: the face that it shows, and the face that was really rolled. */
export type SetDie = { readonly sides: number; readonly face: number; readonly fell: number };

/**
 * The type of a marker in the list of events. A marker is not an event: it says that its target may have changed.
 * `Battle` removes all markers from the list.
 */
export const TOUCHED = 'touched';

/** Returns the fighters that events may have changed: each event's `by` and `target`. */
export function touchedIn(events: readonly GameEvent[]): ReadonlySet<Id> {
  const touched = new Set<Id>();
  for (const { by, target } of events) {
    if (by !== undefined) touched.add(by);
    if (target !== undefined) touched.add(target);
  }
  return touched;
}

/**
 * The secret that a member of an event reveals. `of` names the fighter that has the secret. `key` is the secret's
 * key; `keyIn` is the member of the event that holds the key.
 */
export type Clue = { readonly of: 'by' | 'target' } & ({ readonly key: string } | { readonly keyIn: string });

/** The appearance of a log line. */
export type Tone = 'plain' | 'good' | 'bad' | 'roll' | 'heading';

/** The declaration of one type of event. Its sentence is in the catalog, under the same key. */
export interface EventKind {
  /** The members besides `by`, `target`, `secret`, `clause` and `setDie`; omitted if there are none. */
  readonly members?: FieldSchemas;
  /** The animation of the event; omitted if it has none. */
  readonly beat?: Beat;
  /**
   * Looks that depend on the event's own members: for each member that holds an id, the look of each id. They replace
   * `beat`. If several members have a look, the last one applies.
   */
  readonly looks?: Readonly<Record<string, LooksById>>;
  /**
   * True if the event only announces its animation. The map plays the animation with the fighter's next event that has
   * the same beat and no target.
   */
  readonly isAhead?: true;
  /** The tone of the event's log line; plain if omitted. A silent event has no line and no sentence. */
  readonly tone?: Tone | 'silent';
  /** The clause that the event's log line cites if the event itself does not name one. */
  readonly clause?: string;
  /** Members that reveal a secret. Only viewers who know that secret receive them, so they may be missing. */
  readonly clues?: Readonly<Record<string, Clue>>;
}

/** The declarations of events, by type. */
export type EventKinds = Readonly<Record<string, EventKind>>;

/**
 * The ways in which a battle can be rewound. `gm`: by the GM. `granted`: by the GM at a player's request. `own`: by a
 * player alone, if the table allows it. `onward` is not a rewind: the battle continues the recorded course of another
 * battle with new dice.
 */
export const REWIND_WAYS = ['gm', 'granted', 'own', 'onward'] as const;
export type RewindWay = (typeof REWIND_WAYS)[number];

/** An option that a bot has considered, and the chance that the option succeeds. */
export type WeighedOption = {
  /** The option, or the weapon or ability that it would use. */
  readonly what: Id;
  readonly target: Id | null;
  /** The chance that the option succeeds, from 0 to 1. */
  readonly chance: number;
};

const MOST_INPUTS = 2 ** 31;
/** The maximum number of hexes that can be painted at once. */
export const MOST_PAINTED = 200;
/** The maximum number of sides of a die that a GM can set. */
export const MOST_SIDES = 1000;
const dieSides = count(1, MOST_SIDES);
/** The schemas of the values that make up the appearance of a map. `Scenery` explains them. */
export const sceneryKinds = {
  theme: oneOf(SCENERY_VALUES.theme),
  light: oneOf(SCENERY_VALUES.light),
  weather: oneOf(SCENERY_VALUES.weather),
};
const way = { members: { from: hex, to: hex }, beat: 'walk' } satisfies EventKind;

/** The events that the engine itself emits. */
export const ENGINE_EVENTS = {
  moved: { ...way, tone: 'silent' },
  placed: { ...way, members: { ...way.members, from: nullable(hex) } }, // `from` is null if the fighter was off the map
  shown: {},
  hid: {},
  'came-upon': { members: { at: hex } },
  ended: { members: { winner: nullable(text(32)) }, tone: 'heading' },
  changed: { members: { field: anId(), from: anything, to: anything } },
  'die-rolled': {},
  'die-promised': { members: { sides: dieSides, face: nullable(dieSides) } },
  'chances-shown': { members: { on: flag } },
  forced: { members: { action: anId(), reasons: listOf(anId(), 20) } },
  painted: {
    members: {
      terrain: anId(),
      hexes: listOf(hex, MOST_PAINTED),
      was: listOf(record({ terrain: anId(), count: count(1, MOST_PAINTED) })),
    },
  },
  'scenery-changed': { members: sceneryKinds },
  'note-changed': {
    members: { change: oneOf(['added', 'changed', 'removed']), kind: oneOf(NOTE_KINDS), name: text(60) },
  },
  weighed: {
    members: { ways: listOf(record({ what: anId(), target: nullable(fighter), chance: amount(0, 1) })) },
  },
  'timed-out': { members: { kind: anId(), ruling: anId() } },
  'auto-passed': { members: { kind: anId(), option: anId(), gain: count(0, 100) } },
  'auto-chosen': { members: { kind: anId(), option: anId() } },
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
} satisfies EventKinds;

/**
 * Returns the declaration of a type of event: the ruleset's, or else the engine's. Undefined if neither declares it.
 */
export function eventKindOf(events: EventKinds, type: string): EventKind | undefined {
  return own(events, type) ?? own<EventKind>(ENGINE_EVENTS, type);
}

/** Returns the look of an event; empty if its type has none. It depends only on the event itself. */
export function lookOf(events: EventKinds, event: GameEvent): EventLook {
  const { beat, looks = {} } = eventKindOf(events, event.type) ?? {};
  const found = Object.entries(looks).map(([member, byId]) => lookIn(byId, event[member]));
  return Object.assign(beat ? { beat } : {}, ...found);
}

function lookIn(looks: LooksById, id: Json | undefined): EventLook | undefined {
  return typeof id === 'string' ? own(looks, id) : undefined;
}
