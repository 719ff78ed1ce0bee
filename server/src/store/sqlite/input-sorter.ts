import { sql } from 'kysely';
import type { Log } from '../../process/log.ts';
import type { Db } from '../kysely/database.ts';

/**
 * The number of inputs per sort. A larger number would block the process for more than ten milliseconds. A smaller
 * number would write more pages per input.
 */
const MANY = 4_000;

/**
 * Moves inputs from `fresh_inputs`, in order of arrival, to `inputs`, ordered by battle. Writing them to
 * `inputs` directly would flush pages of many battles per commit, which takes twice as long. Reads see both
 * tables.
 */
export class InputSorter {
  readonly #db: Db;
  readonly #log: Log;
  #fresh = 0;

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Counts one more input. */
  appended(): void {
    this.#fresh++;
    if (this.#fresh >= MANY) void this.sort();
  }

  /** Moves all new inputs. After a failure they stay, and the next sort moves them. */
  async sort(): Promise<void> {
    this.#fresh = 0;
    try {
      await this.#db.transaction().execute(move);
    } catch (error) {
      this.#log.warn({ error }, 'new inputs could not be sorted by battle; trying again later');
    }
  }
}

/** Moves the new inputs. Drops damaged rows, whose battle does not exist or whose number is already taken. */
async function move(tx: Db): Promise<void> {
  await sql`INSERT OR IGNORE INTO inputs SELECT * FROM fresh_inputs
    WHERE battle IN (SELECT id FROM battles) ORDER BY battle, seq`.execute(tx);
  await tx.deleteFrom('fresh_inputs').execute();
}
