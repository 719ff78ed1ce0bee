import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from '../../e2e/support/build-client.ts';
import { createApp } from '../../server/src/app.ts';
import { LIMITS } from '../../server/src/guard/limits.ts';
import { Meters } from '../../server/src/services/meters.ts';
import { openStore } from '../../server/src/store/sqlite/open-store.ts';
import type { BattleStore } from '../../server/src/store/store.ts';
import { silentServices } from './services.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Cleanup functions of started resources. They run in reverse order. */
export type Ends = (() => unknown)[];

export async function endAll(ends: Ends): Promise<void> {
  for (const end of ends.reverse()) await end();
}

/**
 * Builds the page and serves it from this process. `lay`, if given, first adds battles to the store. Returns the page's
 * address.
 */
export async function servePage(ends: Ends, lay?: (store: BattleStore) => Promise<void>): Promise<string> {
  buildClient(PROJECT);
  const folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const meters = new Meters();
  const store = await openStore(folder, { watch: meters });
  ends.push(() => store.close());
  await lay?.(store);
  const services = silentServices(store, meters);
  const app = createApp({ services, pageFolder: join(PROJECT, 'client/dist'), origins: [], limits: LIMITS });
  await app.server.listen(0, '127.0.0.1');
  ends.push(() => services.bots.close());
  ends.push(() => app.server.gracefullyShutdown(false));
  return `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
}
