import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMaker, Room } from '@colyseus/core';
import { idleDice } from '@riposte/shared/engine/dice';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { createApp } from '../../server/src/app.ts';
import { LIMITS } from '../../server/src/guard/limits.ts';
import { newLog } from '../../server/src/log.ts';
import { Meters } from '../../server/src/operations/meters.ts';
import { TableProjection } from '../../server/src/rooms/project-table.ts';
import { BattleState } from '../../server/src/rooms/state.ts';
import { openStore } from '../../server/src/store/open-store.ts';

/** A room of the bare framework with the same synced state: it changes two fields of a fighter and keeps nothing. */
class BareRoom extends Room<{ state: BattleState }> {
  override state = new BattleState();
  override patchRate = null;
  override maxClients = 250;
  override messages = {
    intent: () => {
      this.state.rev++;
      const [fighter] = this.state.fighters.values();
      fighter?.fields.set('hp', `${this.state.rev}`);
      fighter?.fields.set('at', `[0,${this.state.rev % 5}]`);
      this.broadcastPatch();
      return { ok: true, rev: this.state.rev };
    },
  };

  override onCreate(): void {
    const [ruleset] = Object.values(RULESETS);
    const setup = ruleset?.scenarios[0]?.setup;
    this.state.rev = 0;
    if (ruleset && setup)
      new TableProjection(ruleset, this.state).project(ruleset.open(setup, idleDice()), []);
  }
}

/** The real server and, in the same process, the bare room; told what to do by whoever started it. */
const folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
const meters = new Meters();
const store = await openStore(folder, meters);
const all = { burst: 1e9, perSecond: 1e9 };
const limits = {
  ...LIMITS,
  requests: all,
  joins: all,
  battles: all,
  messages: all,
  bytes: all,
  connections: 10_000,
};
const app = createApp({
  hall: { store, rulesets: RULESETS, log: newLog('silent'), meters },
  pageFolder: folder,
  origins: [],
  limits,
});
app.server.define('bare', BareRoom);
app.server.onShutdown(() => store.close());
await app.server.listen(0, '127.0.0.1');
const say = (bench: unknown) => process.send?.({ bench });
process.on('disconnect', async () => {
  await app.server.gracefullyShutdown(false);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.on('message', async (order) => {
  if (typeof order !== 'string') return;
  const [what, id = ''] = order.split(' ');
  if (what === 'seed') say((await store.find(id))?.seed);
  if (what === 'bare') say((await matchMaker.createRoom('bare', {})).roomId);
  if (what !== 'memory') return;
  globalThis.gc?.();
  say(process.memoryUsage().heapUsed);
});
say(`http://127.0.0.1:${(app.http.address() as AddressInfo).port}`);
