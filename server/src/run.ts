import { fileURLToPath } from 'node:url';
import type { Library } from '@riposte/shared/engine/edition';
import { createApp } from './app.ts';
import { type Config, readConfig, StartError } from './config.ts';
import { listen } from './listen.ts';
import { type Log, newLog } from './log.ts';
import { Meters } from './operations/meters.ts';
import { openStore } from './store/open-store.ts';
import type { BattleStore } from './store/store.ts';

const PAGE_FOLDER = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** Starts the server as the environment says, and says so; or says in one sentence why not, and exits. */
export async function run(
  environment: Readonly<Record<string, string | undefined>>,
  library: Library,
): Promise<void> {
  try {
    const config = readConfig(environment);
    const log = newLog(config.logLevel);
    const meters = new Meters();
    const store = await storeFor(config, meters, log);
    const app = createApp({
      hall: { ...library, store, log, meters },
      pageFolder: PAGE_FOLDER,
      origins: config.origins,
      proxies: config.proxies,
      password: config.password,
    });
    app.server.onShutdown(() => store.close());
    console.log(`Riposte is ready: ${await listen(app, config)}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void app.server.gracefullyShutdown(true));
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** What speaks to Postgres is loaded only for those who have one. */
async function storeFor({ database, dataFolder }: Config, meters: Meters, log: Log): Promise<BattleStore> {
  if (database === null) return await openStore(dataFolder, meters, log);
  const { openSharedStore } = await import('./store/open-shared-store.ts');
  return (await openSharedStore(database, meters, log)).store;
}
