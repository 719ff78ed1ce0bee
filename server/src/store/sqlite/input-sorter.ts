import { sql } from 'kysely';
import type { Log } from '../../process/log.ts';
import type { Db } from '../kysely/database.ts';

/** More would hold everybody up for longer than the ten milliseconds that these take; fewer share each page less well. */
const MANY = 4_000;

/**
 * Moves inputs from where they are written, one after the other as they come, to where those of each battle stand
 * together. Were each written to its place at once, a commit would flush pages of every battle that waits: that takes
 * twice as long, and everybody waits for it. Whoever reads the journal sees them all, wherever they stand.
 */
export class InputSorter {
  readonly #db: Db;
  readonly #log: Log;
  #fresh = 0;

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** One more has been written. */
  appended(): void {
    this.#fresh++;
    if (this.#fresh >= MANY) void this.sort();
  }

  /** Moves all that are there. If that cannot be done, they stay where they are, to be moved with those to come. */
  async sort(): Promise<void> {
    this.#fresh = 0;
    try {
      await this.#db.transaction().execute(move);
    } catch (error) {
      this.#log.warn({ error }, 'new inputs could not be sorted by battle, which is tried again later');
    }
  }
}

/** A damaged line may be of no battle, or have another's number: its battle will miss it, and the others go on. */
async function move(tx: Db): Promise<void> {
  await sql`INSERT OR IGNORE INTO inputs SELECT * FROM fresh_inputs
    WHERE battle IN (SELECT id FROM battles) ORDER BY battle, seq`.execute(tx);
  await tx.deleteFrom('fresh_inputs').execute();
}
