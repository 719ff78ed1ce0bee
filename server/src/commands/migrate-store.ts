import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '@riposte/shared/cli/command';
import { counted } from '@riposte/shared/engine/presentation/text/plural';
import { StartError } from '../process/config.ts';
import { newLog } from '../process/log.ts';
import { copyStore } from '../store/kysely/copy-store.ts';
import { openShared } from '../store/postgres/open-store.ts';
import { DATABASE_FILE, openEmbedded } from '../store/sqlite/open-store.ts';

await runCommand(
  {
    usage: 'npm run migrate-store -- FROM TO',
    about:
      'Copies all battles, libraries, campaigns and key rings from a data folder to a Postgres database.',
    example: 'npm run migrate-store -- ./data postgres://riposte:secret@db/riposte',
  },
  ({ positionals: [from = '', to = ''] }) => migrate(from, to),
);

async function migrate(from: string, to: string): Promise<void> {
  try {
    const folder = resolve(from);
    if (!existsSync(resolve(folder, DATABASE_FILE)) || !/^postgres(ql)?:\/\//.test(to))
      throw new StartError(
        'Name a data folder that contains a database, and the address of a Postgres database: npm run migrate-store -- ./data postgres://riposte:secret@db/riposte.',
      );
    const log = newLog('warn');
    const source = await openEmbedded(folder, log);
    const target = await openShared(to, log);
    const { battles, inputs, shelves, campaigns, rings, checksum } = await copyStore(source.db, target.db);
    await Promise.all([source.db.destroy(), target.db.destroy()]);
    console.log(
      `Copied ${counted(battles, 'battle')}, ${counted(inputs, 'input')}, ${counted(shelves, 'library', 'libraries')}, ${counted(campaigns, 'campaign')} and ${counted(rings, 'key ring')}. The copy matches the original (checksum ${checksum.slice(0, 16) || 'none'}).`,
    );
  } catch (error) {
    if (error instanceof StartError) console.error(error.message);
    else console.error(`Nothing was copied: ${error instanceof Error ? error.message : error}.`);
    process.exit(1);
  }
}
