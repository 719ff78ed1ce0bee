import { sql } from 'kysely';
import type { Log } from '../../process/log.ts';
import type { Db } from '../kysely/database.ts';

/**
 * Gives the disk back what deleted battles have left in an embedded database, if that is most of it. New ones take that
 * room anyway; and it means to write all of the rest anew, while which nobody could play.
 */
export async function giveBack(db: Db, log: Log): Promise<void> {
  try {
    const [{ free, all } = { free: 0, all: 0 }] = (
      await sql<{ free: number; all: number }>`SELECT freelist_count AS free, page_count AS "all"
        FROM pragma_freelist_count, pragma_page_count`.execute(db)
    ).rows;
    if (free * 2 <= all) return;
    await sql`VACUUM`.execute(db);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  } catch (error) {
    log.warn(
      { error },
      'the disk has no room to make the database smaller, which is tried again at the next start',
    );
  }
}
