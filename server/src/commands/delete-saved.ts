import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@riposte/shared/cli/command';
import { type Config, readConfig, StartError } from '../process/config.ts';
import { DATABASE_FILE, openStore } from '../store/sqlite/open-store.ts';
import type { BattleStore } from '../store/store.ts';

interface Command {
  readonly name: string;
  /** The kind of record that the command deletes, such as a battle. */
  readonly what: string;
  /** The place where the host finds the id, for the help text. */
  readonly where: string;
  /** Deletes the record with an id. Returns the sentence to print. Throws `StartError` if no record has this id. */
  remove(store: BattleStore, id: string): Promise<string>;
}

/** Runs `npm run NAME -- ID`, which deletes one record from the database that the environment variables name. */
export async function deleteByCommand(command: Command): Promise<void> {
  const { name, what, where } = command;
  await runCommand(
    {
      usage: `npm run ${name} -- ID`,
      about: `Deletes the ${what} with this ID from the database that RIPOSTE_DATABASE or RIPOSTE_DATA names.\nThe ID is in ${where}.`,
      example: `npm run ${name} -- 4f9c2a`,
    },
    ({ positionals: [id = ''] }) => deleteById(command, id),
  );
}

async function deleteById({ name, where, remove }: Command, id: string): Promise<void> {
  try {
    if (id === '')
      throw new StartError(`The ID is missing: use npm run ${name} -- ID. The ID is in ${where}.`);
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
      `There is no database in ${dataFolder}: set RIPOSTE_DATA to the folder that contains it.`,
    );
  return await openStore(dataFolder);
}
