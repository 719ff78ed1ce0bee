import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../process/config.ts';
import { type Log, newLog } from '../../process/log.ts';
import { KyselyStore, type StoreOptions } from '../kysely/battles.ts';
import { migrate } from '../kysely/migrate.ts';
import type { BattleStore } from '../store.ts';
import { openSqlite } from './connection.ts';
import { compact } from './free-space.ts';
import { SQLITE_MIGRATIONS } from './migrations.ts';

export const DATABASE_FILE = 'riposte.sqlite';

/** Opens the database in a folder, and creates both if missing. Throws `StartError` if that fails. */
export async function openStore(dataFolder: string, options: StoreOptions = {}): Promise<BattleStore> {
  const { log = newLog('silent') } = options;
  return new KyselyStore(await openEmbedded(dataFolder, log), options);
}

/**
 * Opens the embedded database in a folder and migrates it. Creates both if they are missing. Throws `StartError` if
 * that fails.
 */
export async function openEmbedded(dataFolder: string, log: Log) {
  const folder = resolve(dataFolder);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    const file = join(folder, DATABASE_FILE);
    const database = openSqlite(file, log);
    const stamp = new Date().toISOString().replaceAll(':', '-');
    await migrate(database.db, SQLITE_MIGRATIONS, `${file}.before-${stamp}`);
    await database.sorter.sort(); // sorts the inputs that were still unsorted when the process was killed
    await compact(database.db, log);
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} cannot be used (${reason}): set RIPOSTE_DATA to a folder that this user may write to.`,
    );
  }
}

/**
 * Creates a folder and its missing parents, one by one. Node's recursive `mkdirSync` never returns for some forbidden
 * paths under /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 }); // the folder contains the seeds of dice, which other users of this machine must not read
}
