import { join, resolve } from 'node:path';
import { runCommand } from '@riposte/shared/cli/command';
import { UsageError } from '@riposte/shared/cli/usage';
import { readConfig } from '../process/config.ts';
import { backUp } from '../store/sqlite/back-up.ts';
import { DATABASE_FILE } from '../store/sqlite/open-store.ts';

await runCommand(
  {
    usage: 'npm run backup -- [FILE]',
    about: `Copies the SQLite database in the folder that RIPOSTE_DATA names to FILE. Without FILE, the copy goes into the
folder "backups" next to the database. The server can keep running.`,
    example: 'npm run backup -- ./riposte-copy.sqlite',
  },
  async ({ positionals: [file, ...more] }) => {
    if (more.length > 0) throw new UsageError('Specify at most one file.');
    await copyTo(file);
  },
);

async function copyTo(file: string | undefined): Promise<void> {
  const { dataFolder } = readConfig(process.env);
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const target = resolve(file ?? join(dataFolder, 'backups', `riposte-${stamp}.sqlite`));
  try {
    await backUp(join(dataFolder, DATABASE_FILE), target);
    console.log(`Backed up to ${target}`);
  } catch (error) {
    console.error(`No backup was made: ${error instanceof Error ? error.message : error}.`);
    process.exitCode = 1;
  }
}
