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
import { Shapes } from '../../server/src/rooms/shapes.ts';
import { BattleState } from '../../server/src/rooms/state.ts';
import { openStore } from '../../server/src/store/open-store.ts';

/** As long as what an ordinary input brings about. */
const TOLD = JSON.stringify([
  100,
  [3, 'raider1', 'move', { ap: 2 }, [[3, -1]]],
  [1, 'raider1', 'ap', 2, 2],
  [8, 'raider1', [3, 0], [3, -1]],
]);

/**
 * A room of the bare framework with the same synced state. It checks nothing and keeps nothing, and changes as much as an
 * ordinary input does: a count, a fighter's place and points, who is waited for, and what is told.
 */
class BareRoom extends Room<{ state: BattleState }> {
  override state = new BattleState();
  override patchRate = null;
  override maxClients = 250;
  override messages = {
    intent: () => {
      this.state.rev++;
      const [fighter] = this.state.fighters.values();
      this.state.head.set('asked', `${this.state.rev}`);
      fighter?.fields.set('ap', `${this.state.rev % 7}`);
      fighter?.fields.set('at', `[0,${this.state.rev % 5}]`);
      this.state.waiting = JSON.stringify([[fighter?.id, 1_790_000_000_000 + this.state.rev]]);
      this.state.told = TOLD.replace('100', `${this.state.rev}`);
      this.broadcastPatch();
      return { ok: true, rev: this.state.rev };
    },
  };

  override onCreate(): void {
    const [ruleset] = Object.values(RULESETS);
    const setup = ruleset?.scenarios[0]?.setup;
    this.state.rev = 0;
    if (ruleset && setup)
      new TableProjection(ruleset, this.state, new Shapes(this.state)).project(
        ruleset.open(setup, idleDice()),
        [],
        undefined,
      );
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
/** Microseconds of a core that this process has used. */
const busy = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
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
  if (what === 'busy') say(busy());
  if (what !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  say(heapUsed + external);
});
say(`http://127.0.0.1:${(app.http.address() as AddressInfo).port}`);
