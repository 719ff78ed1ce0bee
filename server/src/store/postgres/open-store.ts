import { sql } from 'kysely';
import { StartError } from '../../process/config.ts';
import { type Log, newLog } from '../../process/log.ts';
import { KyselyStore, type StoreOptions } from '../kysely/battles.ts';
import type { Database, Db } from '../kysely/database.ts';
import { migrate } from '../kysely/migrate.ts';
import { openPostgres } from './connection.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';

const OLDEST = 14;

/**
 * Opens the battles in a Postgres database that several processes share. Throws `StartError` if the database
 * cannot be used.
 */
export async function openSharedStore(url: string, options: StoreOptions = {}) {
  const database = await openShared(url, options.log ?? newLog('silent'));
  return { store: new KyselyStore(database, options), db: database.db };
}

/**
 * Opens a Postgres database and migrates it. Several processes may do so at once. Throws `StartError` if that
 * fails.
 */
export async function openShared(url: string, log: Log): Promise<Database> {
  const database = openPostgres(url, log);
  try {
    await requireVersion(database.db);
    await migrate(database.db, POSTGRES_MIGRATIONS);
    return database;
  } catch (error) {
    await database.db.destroy();
    throw error instanceof StartError ? error : new StartError(sentenceFor(error, url));
  }
}

async function requireVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    SELECT current_setting('server_version_num')::int / 10000 AS version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST) return;
  throw new StartError(
    `The Postgres server in RIPOSTE_DATABASE is version ${version}, which is too old: upgrade it to ${OLDEST} or newer.`,
  );
}

/**
 * Returns the error message for a failed connection. Shows only the host name of the address, because the
 * rest of the address may contain a password.
 */
function sentenceFor(error: unknown, url: string): string {
  const { host, pathname } = new URL(url);
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const where = `RIPOSTE_DATABASE points to a Postgres server at ${host}`;
  if (code.startsWith('28'))
    return `${where}, which did not accept the user name and password: correct them in RIPOSTE_DATABASE.`;
  if (code === '3D000')
    return `${where}, which has no database "${pathname.slice(1)}": create it with createdb, or name another one in RIPOSTE_DATABASE.`;
  if (code === '42501')
    return `${where}, where that user may not create tables: make the user the owner of the database.`;
  return `${where}, which cannot be used (${message || code || error}): start that server, or correct RIPOSTE_DATABASE.`;
}
