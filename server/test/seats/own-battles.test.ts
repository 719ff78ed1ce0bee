import { SEAT_REMOVED } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, gather, serve, shown } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

async function ask(id: string, path: string, body: object): Promise<{ status: number; said?: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${server.url}/api/battles/${id}/${path}`, init);
  if (response.status === 204) return { status: 204 };
  const said = (await response.json()) as { error?: { code: string } };
  return { status: response.status, said: said.error?.code ?? said };
}

describe('a battle can be renamed', () => {
  it('by its GM, for all guests now and later', async () => {
    const { id, tokens, ann, guests } = await gather(server.url);
    const wanted = { token: tokens.gm, title: '  The toll bridge,  second night ' };
    expect(await ask(id, 'rename', wanted)).toEqual({
      status: 200,
      said: { title: 'The toll bridge, second night' },
    });
    for (const guest of guests) await guest.until((state) => state.title === 'The toll bridge, second night');
    await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
    expect(await server.store.find(id)).toMatchObject({ title: 'The toll bridge, second night' });
  });

  it('while no guests are connected', async () => {
    const { id, tokens } = await createBattle(server.url);
    expect(await ask(id, 'rename', { token: tokens.gm, title: 'Later' })).toMatchObject({ status: 200 });
    expect(await ask(id, 'about', { token: tokens.player })).toMatchObject({ said: { title: 'Later' } });
  });

  it.each([
    ['a player', 'player', 'Mine', 403, 'not-gm'],
    ['a GM without a new name', 'gm', ' \u200b ', 400, 'bad-name'],
    ['a GM with a name that is too long', 'gm', 'x'.repeat(61), 400, 'bad-name'],
  ] as const)('but not by %s', async (_who, role, title, status, said) => {
    const { id, tokens } = await createBattle(server.url);
    expect(await ask(id, 'rename', { token: tokens[role], title })).toEqual({ status, said });
  });
});

describe('a seat can be given up for good', () => {
  it('by its player, whose fighters can then be claimed', async () => {
    const { id, tokens, gm, ann } = await gather(server.url);
    const away = new Promise<number>((resolve) => ann.room.onLeave(resolve));
    expect(await ask(id, 'leave', { seatKey: ann.welcome.seatKey })).toEqual({ status: 204 });
    expect(await away).toBe(SEAT_REMOVED);
    await gm.until((state) => !state.seats.get(ann.welcome.seat));
    expect(await ask(id, 'leave', { seatKey: ann.welcome.seatKey })).toEqual({
      status: 403,
      said: 'bad-link',
    });
    const back = await Guest.join(server.url, id, { token: tokens.player });
    expect(await back.seat({ do: 'claim', fighter: 'ana' })).toMatchObject({ ok: true });
  });

  it('but not by the GM, who is told what to do instead', async () => {
    const { id, gm } = await gather(server.url);
    expect(await ask(id, 'leave', { seatKey: gm.welcome.seatKey })).toEqual({ status: 409, said: 'gm-seat' });
  });
});
