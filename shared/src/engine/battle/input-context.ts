import type { AnytimeAction } from '../core/action.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Table } from '../state/table.ts';
import type { PendingPrompts } from './prompt.ts';

/** A battle at the moment at which somebody says something. */
export interface Moment<T extends Table> {
  readonly ruleset: Ruleset<T>;
  readonly table: T;
  /** All that may be done at any moment, by name. */
  readonly interjections: Readonly<Record<string, AnytimeAction<T>>>;
  /** Null: the battle is over. */
  readonly wait: PendingPrompts | null;
}
