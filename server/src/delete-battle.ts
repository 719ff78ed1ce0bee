import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig, StartError } from './config.ts';
import { DATABASE_FILE, openStore } from './store/open-store.ts';
import type { BattleStore } from './store/store.ts';

/** `npm run delete-battle -- ID`: a battle of the database that the environment names is no more. */
const [id = ''] = process.argv.slice(2);
try {
  if (id === '')
    throw new StartError('Say which: npm run delete-battle -- ID. It stands in the links, after /t/.');
  const store = await storeOf(readConfig(process.env));
  const battle = await store.find(id);
  const isDeleted = await store.remove(id);
  await store.close();
  if (!isDeleted) throw new StartError(`There is no battle "${id}".`);
  console.log(`Deleted "${battle?.title}" (${id}) with its journal and seats. Backups still have it.`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : `Nothing was deleted: ${error}`);
  process.exitCode = 1;
}

async function storeOf({ database, dataFolder }: Config): Promise<BattleStore> {
  if (database !== null)
    return (await (await import('./store/open-shared-store.ts')).openSharedStore(database)).store;
  if (!existsSync(join(dataFolder, DATABASE_FILE)))
    throw new StartError(
      `There is no database in ${dataFolder}: set RIPOSTE_DATA to the folder that has it.`,
    );
  return await openStore(dataFolder);
}
