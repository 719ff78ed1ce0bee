import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Room } from '@colyseus/sdk';
import { playFight } from '@riposte/shared/bots/fight';
import { random } from '@riposte/shared/bots/random';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { createApp } from '../../server/src/app.ts';
import { LIMITS } from '../../server/src/guard/limits.ts';
import { hashOfSecret } from '../../server/src/seats/links.ts';
import { Meters } from '../../server/src/services/meters.ts';
import { openStore } from '../../server/src/store/sqlite/open-store.ts';
import type { BattleStore } from '../../server/src/store/store.ts';
import { groupSetup } from './group-setup.ts';
import { line } from './measure.ts';
import { silentServices } from './services.ts';

const INPUTS = 500;
const GUESTS = 8;
const AIM_MS = 200;
const SECRETS = { gm: 'the-game-master', player: 'a-player', spectator: 'a-spectator' };

/**
 * Measures the time until all clients see a long fight rewound to its middle. Prints one line per ruleset.
 */
export async function benchRewind(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  const meters = new Meters();
  const store = await openStore(folder, { watch: meters });
  const services = silentServices(store, meters);
  const app = createApp({ services, pageFolder: folder, origins: [], limits: LIMITS });
  await app.server.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
  for (const ruleset of Object.values(RULESETS)) {
    const length = await layDown(store, ruleset);
    const took = await takeBack(url, ruleset.id, length);
    const what = `${ruleset.id}: a rewind of ${length} inputs, seen by the last of ${GUESTS}`;
    console.log(line(what, `${took.toFixed(0)} ms`, `${AIM_MS} ms`, took < AIM_MS));
  }
  await app.server.gracefullyShutdown(false);
  await services.bots.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Saves a fight in progress in the store. Returns its number of inputs. */
async function layDown(store: BattleStore, ruleset: Ruleset): Promise<number> {
  const setup = groupSetup(ruleset);
  const { id, version } = ruleset;
  const seed = seedOf('rewind');
  const plan = { ruleset, setup, seed, policyOf: () => random, maxRounds: 1_000, maxInputs: INPUTS };
  const { inputs } = playFight(plan);
  const { gm, player, spectator } = SECRETS;
  const links = { gm: hashOfSecret(gm), player: hashOfSecret(player), spectator: hashOfSecret(spectator) };
  await store.create({ id, title: id, ruleset: id, version, setup, seed, links, status: 'fighting' });
  const { epoch = 0 } = (await store.take(id)) ?? {};
  for (const [index, input] of inputs.entries()) {
    const entry = { seq: index + 1, input, seat: null, message: null, at: Date.now() };
    await store.append({ battle: id, epoch }, entry);
  }
  return inputs.length;
}

/** Returns the milliseconds from the GM's request for a rewind until all clients have seen it. */
async function takeBack(url: string, id: string, rev: number): Promise<number> {
  const gm = await sitDown(url, id, SECRETS.gm);
  const guests = [gm];
  while (guests.length < GUESTS) guests.push(await sitDown(url, id, SECRETS.spectator));
  const start = performance.now();
  const seen = guests.map((room) => shownBeyond(room, rev));
  await gm.request('seat', { do: 'rewind', to: Math.floor(rev / 2), rev });
  await Promise.all(seen);
  const took = performance.now() - start;
  for (const room of guests) await room.leave();
  return took;
}

async function sitDown(url: string, id: string, token: string): Promise<Room> {
  await fetch(`${url}/api/battles/${id}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const room = await new Client(url).joinById(id, { token });
  room.onMessage('welcome', () => undefined);
  return room;
}

function shownBeyond(room: Room, rev: number): Promise<void> {
  return new Promise((resolve) =>
    room.onStateChange((state) => {
      if (Number(state.rev) > rev) resolve();
    }),
  );
}
