import { fileURLToPath } from 'node:url';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { createApp } from './app.ts';
import { readConfig, StartError } from './config.ts';
import { listen } from './listen.ts';
import { newLog } from './log.ts';
import { openStore } from './store/open-store.ts';

try {
  const config = readConfig(process.env);
  const log = newLog(config.logLevel);
  const store = await openStore(config.dataFolder);
  const pageFolder = fileURLToPath(new URL('../../client/dist', import.meta.url));
  const app = createApp({ hall: { store, rulesets: RULESETS, log }, pageFolder, origins: config.origins });
  app.server.onShutdown(() => store.close());
  const address = await listen(app, config);
  console.log(`Riposte is ready: ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.server.gracefullyShutdown(true));
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
