import type { Id } from '../../schema/ids.ts';
import type { Json } from '../../schema/json.ts';
import type { GameEvent } from '../../state/event.ts';

/** What a sentence of the log is told with, besides the event itself. */
export interface Telling {
  /** Names of the event's `by` and `target`; empty if it has none. */
  readonly by: string;
  readonly target: string;
  readonly nameOf: (id: Id) => string;
  /** The label of an id. */
  readonly label: (id: Json | undefined) => string;
  /** The same, as it reads in the middle of a sentence. */
  readonly word: (id: Json | undefined) => string;
}

/** How an event reads in the log. */
export type Sentence = (event: GameEvent, telling: Telling) => string;
