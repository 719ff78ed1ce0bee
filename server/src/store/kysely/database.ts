import type { Kysely } from 'kysely';
import type { GroupWriter } from './group-commit.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** An open database, with a fast path for writing journals. */
export interface Database {
  readonly db: Db;
  readonly journal: GroupWriter;
  /** The tables that hold inputs. */
  readonly places: readonly ('inputs' | 'fresh_inputs')[];
  /** Moves new inputs to their final table; undefined if inputs are written there directly. */
  readonly sorter?: Sorter;
  /** Returns the bytes used on disk, without free pages. */
  readonly size: () => Promise<number>;
}

/** Moves inputs from the table of new inputs to the table that is ordered by battle. */
export interface Sorter {
  /** Counts one new input; starts sorting when there are enough. */
  appended(): void;
  /** Sorts all new inputs. */
  sort(): Promise<void>;
}
