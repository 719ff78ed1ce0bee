import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Log } from '../../process/log.ts';
import type { Database } from '../kysely/database.ts';
import type { Tables } from '../kysely/tables.ts';
import { PostgresJournal } from './journal.ts';
import { PostgresPool } from './pool.ts';

/** Opens a Postgres database, which several processes may share. */
export function openPostgres(url: string, log: Log): Database {
  const pool = new PostgresPool(url, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const size = async () => {
    const { rows } = await sql<{
      bytes: string;
    }>`SELECT pg_database_size(current_database()) AS bytes`.execute(db);
    return Number(rows[0]?.bytes);
  };
  return { db, journal: new PostgresJournal(pool), places: ['inputs'], size };
}
