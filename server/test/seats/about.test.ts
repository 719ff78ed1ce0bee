import { afterAll, beforeAll, expect, it } from 'vitest';
import { gather, serve } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

async function about(id: string, token: string): Promise<{ status: number; said: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ token }) };
  const response = await fetch(`${server.url}/api/battles/${id}/about`, init);
  return { status: response.status, said: (await response.json()) as Record<string, unknown> };
}

it.each(['gm', 'player', 'spectator'] as const)(
  'the holder of a %s link can look up its role and the battle’s status',
  async (role) => {
    const { id, tokens } = await gather(server.url);
    expect((await about(id, tokens[role])).said).toMatchObject({ id, role, status: 'fighting' });
  },
);

it('delayed spectators cannot look up the battle’s status', async () => {
  const { id, tokens, gm } = await gather(server.url);
  await gm.seat({ do: 'settings', spectatorsDelay: 300 });
  expect((await about(id, tokens.spectator)).said).not.toHaveProperty('status');
  expect((await about(id, tokens.player)).said).toHaveProperty('status');
});

it.each([
  ['a battle to an invalid link', 403, 'bad-link', (id: string) => id],
  ['a deleted battle', 404, 'no-such-battle', () => 'gone'],
])('a lookup reveals nothing about %s', async (_what, status, code, idOf) => {
  const { id } = await gather(server.url);
  expect(await about(idOf(id), 'wrong')).toMatchObject({ status, said: { error: { code } } });
});
