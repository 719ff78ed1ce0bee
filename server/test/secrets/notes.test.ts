import { view } from '@riposte/shared/engine/visibility/view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, onDisk, serve, shown, UNBOUNDED } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';
import { Wire } from '../support/tapped-socket.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: hiding }, UNBOUNDED);
});
afterAll(() => server.stop());

const SEATS = ['gm', 'ann', 'spectator'] as const;

/** Lets a GM put notes on the map of a scenario. Each guest has a separate recorded connection. */
async function tableWithNotes(scenario: string) {
  const { id, tokens } = await createBattle(server.url, { scenario });
  const wires = await Promise.all(SEATS.map(() => Wire.to(server.url)));
  const secrets = [tokens.gm, tokens.player, tokens.spectator];
  const all = await Promise.all(
    wires.map((wire, index) => Guest.join(wire.url, id, { token: secrets[index] ?? '' })),
  );
  const [gm, ann, spectator] = all as [Guest, Guest, Guest];
  await ann.seat({ do: 'claim', fighter: 'ana' });
  await gm.seat({ do: 'start' });
  const note = async (change: object) => shown(await gm.say({ as: 'gm', do: 'gm.note', ...change }), ...all);
  await note({ area: { id: 'a1', for: 'all', name: 'bell-reach', color: 'blue', hexes: [[0, 0]] } });
  await note({ area: { id: 'a2', for: 'gm', name: 'pit-below', color: 'red', hexes: [[0, 0]] } });
  await note({ drawing: { id: 'secret-path', for: 'gm', color: 'red', points: [{ q: 0, r: 0.5 }] } });
  await note({ label: { id: 'l1', for: 'all', text: 'open-gate', at: [1, 0] } });
  await note({ label: { id: 'l1', for: 'gm', text: 'hidden-gate', at: [1, 0] } });
  const knowing = async (bytes: string) => {
    for (const guest of all) await guest.room.request('history', { after: -1 });
    for (const [index, wire] of wires.entries()) await record(wire.url, id, secrets[index] ?? '');
    return SEATS.filter((_, index) => wires[index]?.received.includes(bytes));
  };
  return { id, guests: { gm, ann, spectator }, note, knowing };
}

/** Requests the recording of a fight. */
async function record(url: string, id: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const init = { method: 'POST', headers, body: JSON.stringify({ token }) };
  const response = await fetch(`${url}/api/battles/${id}/recording`, init);
  expect([response.status, (await response.text()).includes('bell-reach')]).toEqual([200, true]);
}

describe.each(['brawl', 'ambush'])('the bytes that a socket receives about the map of %s', (scenario) => {
  it.each([
    { what: 'a public area', bytes: 'bell-reach', known: SEATS },
    { what: 'a label before it was hidden', bytes: 'open-gate', known: SEATS },
    { what: 'a label after it was hidden', bytes: 'hidden-gate', known: ['gm'] },
    { what: 'an area for GMs', bytes: 'pit-below', known: ['gm'] },
    { what: 'a drawing for GMs', bytes: 'secret-path', known: ['gm'] },
  ])('contain $what only for $known', async ({ bytes, known }) => {
    const { knowing } = await tableWithNotes(scenario);
    expect(await knowing(bytes)).toEqual(known);
  });

  it('contain a hidden area for all seats once it is revealed', async () => {
    const { note, knowing } = await tableWithNotes(scenario);
    await note({ area: { id: 'a2', for: 'all', name: 'pit-below', color: 'red', hexes: [[0, 0]] } });
    expect(await knowing('pit-below')).toEqual(SEATS);
  });

  it('give every seat exactly its view of the map, even after all notes for GMs are gone', async () => {
    const { id, guests, note } = await tableWithNotes(scenario);
    const expectViews = async () => {
      const { table } = await onDisk(server.store, id);
      const viewers = {
        gm: { role: 'gm' },
        ann: { role: 'player', fighters: ['ana'] },
        spectator: { role: 'spectator' },
      } as const;
      for (const seat of SEATS)
        expect(guests[seat].table.map).toEqual(view(hiding, table, viewers[seat]).map);
    };
    await expectViews();
    for (const remove of ['a2', 'secret-path', 'l1']) await note({ remove });
    await expectViews();
  });

  it('do not contain a hidden area after the GM has rewound a change to it', async () => {
    const { guests, knowing } = await tableWithNotes(scenario);
    const { rev } = guests.gm.state;
    expect(await guests.gm.seat({ do: 'rewind', to: rev - 1, rev })).toMatchObject({ ok: true });
    expect(await knowing('pit-below')).toEqual(['gm']);
    expect(guests.ann.table.map.notes?.labels).toMatchObject([{ text: 'open-gate' }]);
  });
});
