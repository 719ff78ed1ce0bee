import { sql } from 'kysely';
import type { Log } from '../../process/log.ts';
import type { Db } from '../kysely/database.ts';

/**
 * Compacts the database if most of it is free. Otherwise new battles fill the free space. Compacting rewrites
 * all data, so it runs only at the start.
 */
export async function compact(db: Db, log: Log): Promise<void> {
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
      'the disk has too little space to make the database smaller; trying again at the next start',
    );
  }
}
