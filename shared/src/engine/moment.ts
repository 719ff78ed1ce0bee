import type { Interjection } from './action.ts';
import type { OpenWait } from './prompt.ts';
import type { Ruleset } from './ruleset.ts';
import type { Table } from './table.ts';

/** A battle at the moment at which somebody says something. */
export interface Moment<T extends Table> {
  readonly ruleset: Ruleset<T>;
  readonly table: T;
  /** All that may be done at any moment, by name. */
  readonly interjections: Readonly<Record<string, Interjection<T>>>;
  /** Null: the battle is over. */
  readonly wait: OpenWait | null;
}
