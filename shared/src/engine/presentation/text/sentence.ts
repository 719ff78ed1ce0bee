import type { Id } from '../../schema/ids.ts';
import type { Json } from '../../schema/json.ts';
import type { GameEvent } from '../../state/event.ts';

/** The names and labels that a sentence of the log can use. */
export interface SentenceContext {
  /** The names of the event's `by` and `target`; empty if the event has none. */
  readonly by: string;
  readonly target: string;
  readonly nameOf: (id: Id) => string;
  /** Returns the label of an id. */
  readonly label: (id: Json | undefined) => string;
}

/** Returns the log sentence for an event. */
export type Sentence = (event: GameEvent, context: SentenceContext) => string;
