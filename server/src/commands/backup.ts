import { join, resolve } from 'node:path';
import { readConfig } from '../process/config.ts';
import { backUp } from '../store/sqlite/back-up.ts';
import { DATABASE_FILE } from '../store/sqlite/open-store.ts';

/** `npm run backup [-- FILE]` copies the configured database. */
const { dataFolder } = readConfig(process.env);
const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
const target = resolve(process.argv[2] ?? join(dataFolder, 'backups', `riposte-${stamp}.sqlite`));
try {
  await backUp(join(dataFolder, DATABASE_FILE), target);
  console.log(`Backed up to ${target}`);
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}.`);
  process.exitCode = 1;
}
