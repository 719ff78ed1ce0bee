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
