import { readFight } from '@riposte/shared/scenario/fight-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gather, serve, shown } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

async function save(id: string, token: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ token }) };
  const response = await fetch(`${server.url}/api/battles/${id}/fight`, init);
  const body = (await response.json()) as { fight?: string; error?: { code: string } };
  return body.fight ?? body.error?.code ?? '';
}

it('a GM can save a running battle as a fight that starts from the current table', async () => {
  const { id, tokens, gm, ann, guests } = await gather(server.url, 'ambush');
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const read = readFight(await save(id, tokens.gm), { [hiding.id]: hiding });
  if ('faults' in read) throw new Error(read.faults[0].message);
  const { combatants } = read.scenario.setup;
  for (const { id: fighter, at } of Object.values(gm.table.fighters))
    expect(combatants.find((one) => one.id === fighter)?.at).toEqual(at);
  expect(combatants).toHaveLength(Object.keys(gm.table.fighters).length);
});

it('no other role may save a running battle', async () => {
  const { id, tokens } = await gather(server.url, 'ambush');
  expect(await save(id, tokens.player)).toBe('not-gm');
  expect(await save(id, tokens.spectator)).toBe('not-gm');
  expect(await save(id, 'x'.repeat(tokens.gm.length))).toBe('bad-link');
});
