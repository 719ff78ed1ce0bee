import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig, StartError } from '../process/config.ts';
import { DATABASE_FILE, openStore } from '../store/sqlite/open-store.ts';
import type { BattleStore } from '../store/store.ts';

interface Command {
  readonly name: string;
  /** Names the place where the host finds the id. */
  readonly where: string;
  /** Deletes the thing with an id. Returns the sentence to print. Throws `StartError` if there is none. */
  remove(store: BattleStore, id: string): Promise<string>;
}

/** Runs a command `npm run NAME -- ID` that deletes something from the configured database. */
export async function deleteByCommand({ name, where, remove }: Command): Promise<void> {
  const [id = ''] = process.argv.slice(2);
  try {
    if (id === '') throw new StartError(`Say which: npm run ${name} -- ID. It stands in ${where}.`);
    const store = await storeOf(readConfig(process.env));
    console.log(await remove(store, id).finally(() => store.close()));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : `Nothing was deleted: ${error}`);
    process.exitCode = 1;
  }
}

async function storeOf({ database, dataFolder }: Config): Promise<BattleStore> {
  if (database !== null)
    return (await (await import('../store/postgres/open-store.ts')).openSharedStore(database)).store;
  if (!existsSync(join(dataFolder, DATABASE_FILE)))
    throw new StartError(
      `There is no database in ${dataFolder}: set RIPOSTE_DATA to the folder that has it.`,
    );
  return await openStore(dataFolder);
}
