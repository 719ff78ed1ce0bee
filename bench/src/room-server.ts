import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { matchMaker } from '@colyseus/core';
import { createApp } from '../../server/src/app.ts';
import { LIMITS } from '../../server/src/guard/limits.ts';
import { Meters } from '../../server/src/services/meters.ts';
import { DATABASE_FILE, openStore } from '../../server/src/store/sqlite/open-store.ts';
import { BareRoom, KeepingRoom } from './bare-room.ts';
import { say } from './child.ts';
import type { Recording } from './recording.ts';
import { silentServices } from './services.ts';

/** Runs the real server and the bare rooms in one process. The parent process sends commands. */
const folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
const meters = new Meters();
const store = await openStore(folder, { watch: meters });
const all = { burst: 1e9, perSecond: 1e9 };
const limits = {
  ...LIMITS,
  requests: all,
  joins: all,
  battles: all,
  messages: all,
  bytes: all,
  stored: all,
  connections: 100_000,
  sockets: 100_000,
};
const services = silentServices(store, meters);
const app = createApp({
  services: services,
  pageFolder: folder,
  origins: [],
  limits,
});
app.server.define('bare', BareRoom);
app.server.define(
  'keeping',
  class extends KeepingRoom {
    protected override readonly store = store;
  },
);
const planting = new DatabaseSync(join(folder, DATABASE_FILE)).prepare(
  'UPDATE battles SET seed = ? WHERE id = ?',
);
const recordings: Recording[] = [];
app.server.onShutdown(async () => {
  await services.bots.close();
  await store.close();
});
await app.server.listen(0, '127.0.0.1');
/** Returns the microseconds of processor time that this process has used. */
const busy = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
process.on('disconnect', async () => {
  await app.server.gracefullyShutdown(false);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.on('message', async (order: string | { recording?: Recording }) => {
  if (typeof order === 'object') {
    if (order.recording) say(recordings.push(order.recording));
    return;
  }
  const [what, id = '', seed = ''] = order.split(' ');
  if (what === 'plant') say(planting.run(seed, id).changes);
  if (what === 'bare' || what === 'keeping') {
    const room = await matchMaker.createRoom(what, { recording: recordings[Number(id)] });
    say(room.roomId);
  }
  if (what === 'busy') say(busy());
  if (what === 'resident') say(process.memoryUsage.rss());
  if (what !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  say(heapUsed + external);
});
say(`http://127.0.0.1:${(app.http.address() as AddressInfo).port}`);
