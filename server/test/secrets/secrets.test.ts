import { view } from '@riposte/shared/engine/visibility/view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, onDisk, serve, shown } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';
import { Wire } from '../support/tapped-socket.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const SEATS = ['gm', 'ann', 'bob', 'spectator'] as const;

/**
 * Plays an ambush with each guest on a separate recorded connection. It includes a secret plan, a private
 * prompt and a hidden turn.
 */
async function playAmbush() {
  const { id, tokens } = await createBattle(server.url, { scenario: 'ambush' });
  const wires = await Promise.all(SEATS.map(() => Wire.to(server.url)));
  const wireOf = (seat: (typeof SEATS)[number]) => wires[SEATS.indexOf(seat)] as Wire;
  const gm = await Guest.join(wireOf('gm').url, id, { token: tokens.gm });
  const ann = await Guest.join(wireOf('ann').url, id, { token: tokens.player });
  const bob = await Guest.join(wireOf('bob').url, id, { token: tokens.player });
  const spectator = await Guest.join(wireOf('spectator').url, id, { token: tokens.spectator });
  const guests = { gm, ann, bob, spectator };
  await ann.seat({ do: 'claim', fighter: 'ana' });
  await bob.seat({ do: 'claim', fighter: 'ben' });
  await gm.seat({ do: 'start' });
  await ann.say({ as: 'ana', do: 'think', note: 'plan-of-ana' });
  await ann.say({ as: 'ana', do: 'standing-order', kind: 'defend', policy: 'never' });
  await ann.say({ as: 'ana', do: 'standing-order', policy: 'never-if', when: { falls: 37 } });
  await gm.say({ as: 'lurker', do: 'cheer' });
  await gm.say({ as: 'gm', do: 'gm.move', target: 'lurker', to: [-2, 0] });
  await gm.say({ as: 'lurker', do: 'standing-order', kind: 'defend', policy: 'never' });
  const asked = await ann.say({ as: 'ana', do: 'hit', target: 'ben' });
  await shown(asked, ...Object.values(guests));
  const all = Object.values(guests);
  return { id, guests, all, wires, received: (seat: (typeof SEATS)[number]) => wireOf(seat).received };
}

describe('the bytes that a socket receives', () => {
  it.each([
    { secret: 'a hidden fighter', bytes: 'lurker', known: ['gm'] },
    { secret: 'the plan of a fighter', bytes: 'plan-of-ana', known: ['gm', 'ann'] },
    { secret: 'the fact that a fighter has a plan', bytes: 'planned', known: ['gm', 'ann'] },
    { secret: 'the standing orders of a fighter', bytes: 'policy', known: ['gm', 'ann'] },
    { secret: 'the conditions of a standing order', bytes: 'falls', known: ['gm', 'ann'] },
    { secret: 'the options of a private prompt', bytes: 'counter', known: ['gm', 'bob'] },
    { secret: 'the kind of a private prompt', bytes: '"option":"pass"', known: ['gm', 'bob'] },
  ])('contain $secret only for $known', async ({ bytes, known }) => {
    const { received, all } = await playAmbush();
    for (const guest of all) await guest.room.request('history', { after: -1 });
    const knowing = SEATS.filter((seat) => received(seat).includes(bytes));
    expect(knowing).toEqual(known);
  });

  it('do not contain the dice seed for any guest until the battle is over', async () => {
    const { id, received, guests, all } = await playAmbush();
    const { seed = '' } = (await server.store.find(id)) ?? {};
    expect(SEATS.filter((seat) => received(seat).includes(seed))).toEqual([]);
    await shown(await guests.gm.say({ as: 'gm', do: 'gm.end' }), ...all);
    expect(guests.spectator.state.diceSeed).toBe(seed);
  });

  it('contain a hidden fighter for its new player, but still not for the others', async () => {
    const { received, guests, all } = await playAmbush();
    const { gm, ann } = guests;
    await gm.seat({ do: 'assign', fighter: 'lurker', seat: ann.welcome.seat });
    for (const guest of all) await guest.room.request('history', { after: -1 });
    expect(Object.keys(ann.table.fighters)).toContain('lurker');
    expect(ann.table.order).toContain('lurker');
    expect(SEATS.filter((seat) => received(seat).includes('lurker'))).toEqual(['gm', 'ann']);
    await gm.seat({ do: 'assign', fighter: 'lurker', seat: null });
    await gm.say({ as: 'gm', do: 'gm.remove', target: 'lurker' });
    for (const guest of all) await guest.room.request('history', { after: -1 });
    expect(SEATS.filter((seat) => received(seat).includes('lurker'))).toEqual(['gm', 'ann']);
  });
});

describe('the events that each seat receives', () => {
  it('are the same as those in its history', async () => {
    const { all } = await playAmbush();
    const heard = all.map(({ events }) => events);
    const histories = all.map((guest) => guest.room.request('history', { after: -1 }));
    expect(heard).toEqual(await Promise.all(histories));
    expect(new Set(heard.map(({ length }) => length)).size).toBeGreaterThan(1);
  });
});

describe('the synced state', () => {
  it('gives every seat exactly its view of the table', async () => {
    const { id, guests } = await playAmbush();
    const { table } = await onDisk(server.store, id);
    const viewers = {
      gm: { role: 'gm' },
      ann: { role: 'player', fighters: ['ana'] },
      bob: { role: 'player', fighters: ['ben'] },
      spectator: { role: 'spectator' },
    } as const;
    for (const seat of SEATS) expect(guests[seat].table).toEqual(view(hiding, table, viewers[seat]));
  });
});
