import { hex, type Kinds, nullable, text } from './kinds.ts';
import type { Id, Json } from './table.ts';

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
  readonly [detail: string]: Json | undefined;
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

/** What an event of one type holds besides `by`, `target`, `secret` and `clause`, and how it looks. */
export interface EventKind {
  readonly members: Kinds;
  readonly beat?: Beat;
}

const way: EventKind = { members: { from: hex, to: hex }, beat: 'walk' };

/** The events of the engine's own verbs. */
export const ENGINE_EVENTS = {
  moved: way,
  placed: way,
  ended: { members: { winner: nullable(text(32)) } },
  defaulted: { members: { kind: text(), ruling: text() } },
} satisfies Readonly<Record<string, EventKind>>;
