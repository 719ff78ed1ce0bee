import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bulletin, channelOf } from '../../src/spectators/broadcast.ts';
import { applyChange, type Change } from '../../src/spectators/public-state.ts';
import type { RelaySnapshot } from '../../src/spectators/spectator-feed.ts';
import { BattleState } from '../../src/synced/state.ts';
import { createBattle, Guest, serve, shown } from '../support/harness.ts';

const CROWD = { relay: 'r1', count: 2, names: ['Zoe'] };

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

/** Returns everything that a relay receives during an ambush, and a spectator who saw the same. */
async function followAmbush() {
  const { id, tokens } = await createBattle(server.url, { scenario: 'ambush' });
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  const ann = await Guest.join(server.url, id, { token: tokens.player });
  const bob = await Guest.join(server.url, id, { token: tokens.player });
  const spectator = await Guest.join(server.url, id, { token: tokens.spectator });
  const bulletins: Bulletin[] = [];
  await matchMaker.presence.subscribe(channelOf(id), (bulletin: Bulletin) => bulletins.push(bulletin));
  const follow = (from: unknown) => matchMaker.remoteRoomCall(id, 'follow' as never, [from, CROWD]);
  const first = (await follow(null)) as RelaySnapshot;
  await ann.seat({ do: 'claim', fighter: 'ana' });
  await bob.seat({ do: 'claim', fighter: 'ben' });
  await gm.seat({ do: 'start' });
  await ann.say({ as: 'ana', do: 'think', note: 'plan-of-ana' });
  await ann.say({ as: 'ana', do: 'standing-order', kind: 'defend', policy: 'never' });
  await gm.say({ as: 'lurker', do: 'cheer' });
  const label = { id: 'n1', for: 'gm', text: 'pit-below', at: [0, 0] };
  await gm.say({ as: 'gm', do: 'gm.note', label });
  const asked = await ann.say({ as: 'ana', do: 'hit', target: 'ben' });
  await shown(asked, gm, ann, bob, spectator);
  const { seed = '' } = (await server.store.find(id)) ?? {};
  return { gm, spectator, first, bulletins, follow, seed };
}

it('a relay receives what a spectator sees, and nothing else', async () => {
  const { spectator, first, bulletins, follow, seed } = await followAmbush();
  const last = (await follow(null)) as RelaySnapshot;
  const received = JSON.stringify([first, bulletins, last]);
  const secrets = [
    'lurker',
    'pit-below',
    'plan-of-ana',
    'planned',
    'policy',
    'counter',
    '"option":"pass"',
    seed,
  ];
  expect(secrets.filter((secret) => received.includes(secret))).toEqual([]);
  const state = new BattleState();
  const changes: readonly Change[] = [
    ...Object.entries(first.picture),
    ...bulletins.flatMap((bulletin) => bulletin.changes),
  ];
  for (const change of changes) applyChange(state, change);
  const shownOpenly = (spectator.room.state as unknown as BattleState).toJSON();
  expect(JSON.parse(JSON.stringify(state.toJSON()))).toMatchObject(JSON.parse(JSON.stringify(shownOpenly)));
  expect(last.chapters).toEqual(await spectator.room.request('history', { after: -1 }));
});

it('an up-to-date relay is sent nothing more, and a relay that missed something gets a snapshot', async () => {
  const { gm, bulletins, follow } = await followAmbush();
  const { epoch, number } = bulletins.at(-1) ?? { epoch: 0, number: 0 };
  expect(bulletins.map((bulletin) => bulletin.number)).toEqual(bulletins.map((_, index) => index + 1));
  expect(await follow({ epoch, number })).toBeNull();
  await shown(await gm.say({ as: 'gm', do: 'gm.end' }), gm);
  expect(await follow({ epoch, number })).toMatchObject({ epoch, number: number + 1 });
  expect(await follow({ epoch: epoch - 1, number: number + 1 })).toMatchObject({ epoch });
});
