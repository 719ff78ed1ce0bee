import type { Setup, SetupFighter } from '@riposte/shared/engine/setup/setup';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serve, UNBOUNDED } from '../support/harness.ts';
import { freeHex, gatherAround, player, SEED } from '../support/watched-table.ts';

const DECISIONS = 96;

vi.setConfig({ testTimeout: 120_000 });

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockReturnValue();
  server = await serve(RULESETS, UNBOUNDED);
});
afterAll(() => server.stop());

it.each(Object.values(RULESETS))('no guest is sent a secret in a whole $id fight', async (ruleset) => {
  const { table, tokens, gm, second, ann, bob, kim, first } = await gatherAround(
    server,
    `secret-${ruleset.id}`,
    ruleset,
  );
  const { id } = table;
  const asked = Object.keys(ruleset.description.prompts).find((kind) => kind !== 'turn') ?? '';
  const foe = table.truth.table.fighters.umbra as { kind: string; side: string };
  const add = (name: string) => {
    const combatants = Object.values(table.truth.table.fighters).map(({ at }) => ({ at }) as SetupFighter);
    const at = freeHex({ map: table.truth.table.map } as Setup, combatants);
    const combatant = {
      id: name.toLowerCase(),
      name,
      side: foe.side,
      at,
      sheet: { kind: foe.kind },
      hidden: true,
    };
    return table.say({ as: 'gm', do: 'gm.add', combatant });
  };
  const playOn = async () => {
    for (let decision = 1; decision <= DECISIONS / 4; decision++) {
      await table.goOn();
      if (decision % 16 === 9) await table.takeBack(server.store, 3);
      if (decision % 8 === 0) await table.expectViews();
    }
  };

  await playOn();
  const order = {
    do: 'standing-order',
    kind: asked,
    policy: 'never',
  };
  await table.say({ as: first, ...order });
  await table.say({ as: 'umbra', ...order, option: 'pass' });
  await bob.comeBack(id);
  await playOn();

  await gm.guest.seat({ do: 'role', seat: second.seat, role: 'player' });
  table.become('co-gm', player());
  await add('Nocturnal');
  await gm.guest.seat({ do: 'assign', fighter: 'nocturnal', seat: kim.seat });
  table.become('kim', player('nocturnal'));
  table.leaks.look();
  await table.expectViews();
  await playOn();

  await gm.guest.seat({ do: 'kick', seat: kim.seat });
  table.become('kim', null);
  await add('Obscurity');
  await ann.comeBack(id);
  const { link = '' } = (await gm.guest.seat({ do: 'rotate', role: 'spectator' })) as { link?: string };
  const spectators = link.split('#')[1] ?? '';
  table.leaks.learn(spectators, ['gm'], 'new link');
  await table.sit('late', spectators, { role: 'spectator' });
  await table.sit('newcomer', tokens.player, player());
  await playOn();

  for (const { guest, name } of table.seats.values())
    if (name !== 'kim') await guest.room.request('history', { after: -1 });
  await gm.guest.seat({ do: 'passphrase', passphrase: null }); // removes the passphrase, because the server does not save which spectators knew it
  const outdated = ['kim', 'watcher']; // kim was removed, and watcher's link is no longer valid
  for (const watched of table.seats.values()) if (!outdated.includes(watched.name)) await watched.record(id);
  const told = table.leaks.expectNoLeaks();
  const kinds = new Set([...table.leaks.secrets.values()].map(({ kind }) => kind));
  expect([...kinds].filter((kind) => !told.has(kind))).toEqual(['known to no guest', 'seed of a branch']);
  expect([...kinds]).toEqual(expect.arrayContaining(['prompt', 'hidden fighter', 'standing', 'seat key']));
  expect(table.leaks.secrets.size).toBeGreaterThan(100);

  await table.say({ as: 'gm', do: 'gm.end' });
  await table.expectViews();
  for (const { name, received } of table.seats.values())
    expect([name, received.includes(SEED)]).toEqual([name, name !== 'kim']);
  for (const watched of table.seats.values()) watched.close();
});
