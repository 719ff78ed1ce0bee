import { WATCH } from '@riposte/shared/protocol/listing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBattle, Guest, post, serve, UNBOUNDED } from '../support/harness.ts';

vi.setConfig({ testTimeout: 30_000 });

const MORE_THAN_A_TABLE_HOLDS = 300;

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, UNBOUNDED);
});
afterAll(() => server.stop());

/** Opens a table with a GM. */
async function openTable() {
  const battle = await createBattle(server.url);
  const gm = await Guest.join(server.url, battle.id, { token: battle.tokens.gm });
  return { ...battle, gm };
}

/** Reserves a place, which is the first step of joining. */
function reserve(room: string, options: object) {
  return post<{ sessionId?: string; code?: number }>(server.url, `/matchmake/joinById/${room}`, options);
}

/** Returns the response to a reservation request at a path, which may be slightly wrong. */
async function answerAt(path: string, options: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(options) });
  return await response.text();
}

describe('a place at a table', () => {
  it.each([
    { what: 'a request without a secret', options: {} },
    { what: 'a wrong secret', options: { token: 'x'.repeat(24) } },
    { what: 'a wrong seat key', options: { seatKey: 'x'.repeat(24) } },
    { what: 'a visitor from the public list if the table is not listed', options: { token: WATCH } },
  ])('is not reserved for $what', async ({ options }) => {
    const { id } = await openTable();
    const answer = await reserve(id, options);
    expect(answer.sessionId).toBeUndefined();
    expect([400, 403]).toContain(answer.code);
  });

  it('is not reserved for the secret of another table', async () => {
    const [{ id }, other] = [await openTable(), await openTable()];
    expect(await reserve(id, { token: other.tokens.player })).toMatchObject({ code: 403 });
  });

  it.each(['/', '/x', '%20'])('is not reserved at a path that ends with an extra %j', async (more) => {
    const { id, tokens } = await openTable();
    const answer = await answerAt(`/matchmake/joinById/${id}${more}`, { token: tokens.player });
    expect(answer).not.toContain('sessionId');
  });

  it('is available for a player after a guest has reserved hundreds of places without joining', async () => {
    const { id, tokens } = await openTable();
    const places = Array.from({ length: MORE_THAN_A_TABLE_HOLDS }, () =>
      reserve(id, { token: tokens.player }),
    );
    expect((await Promise.all(places)).every(({ sessionId }) => sessionId !== undefined)).toBe(true);
    const ann = await Guest.join(server.url, id, { token: tokens.player, name: 'Ann' });
    expect(ann.welcome.role).toBe('player');
  });
});

describe('a place for a delayed spectator', () => {
  it('is reserved only for a secret of the battle that the relay shows', async () => {
    const { id, tokens, gm } = await openTable();
    await gm.seat({ do: 'settings', spectatorsDelay: 10 });
    const { room = '' } = await post<{ room?: string }>(server.url, `/api/battles/${id}/open`, {
      token: tokens.spectator,
    });
    expect(await reserve(room, { token: 'x'.repeat(24) })).toMatchObject({ code: 403 });
    expect((await reserve(room, { token: tokens.spectator })).sessionId).toBeDefined();
  });
});
