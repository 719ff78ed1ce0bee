import { flow } from '@riposte/shared/rulesets/flow/index';
import type { ServerContent } from '@riposte/shared/scenario/server-content';
import { afterEach, expect, it } from 'vitest';
import { createBattle, Guest, serve } from '../support/harness.ts';

const HOUSES: ServerContent = {
  flow: {
    content: { archetypes: { duelist: { label: 'Blade of the court' } }, weapons: { sword: { sides: 12 } } },
    packs: [{ name: 'The winter court', version: '1.0', hash: 'aa'.repeat(32) }],
  },
};

let server: Awaited<ReturnType<typeof serve>>;
afterEach(() => server.stop());
const start = async (serverContent: ServerContent) => {
  server = await serve({ flow }, {}, null, undefined, serverContent);
};

it('a new battle contains the server’s content packs, and lists them', async () => {
  await start(HOUSES);
  const { id, tokens } = await createBattle(server.url, { ruleset: 'flow', scenario: 'duel' });
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  expect(gm.table).toMatchObject({ content: HOUSES.flow?.content, packs: HOUSES.flow?.packs });
});

it('the author of a fight can download the server’s content', async () => {
  await start(HOUSES);
  const told = async (path: string) => (await fetch(`${server.url}/api/${path}`)).json();
  expect(await told('content')).toEqual(HOUSES);
  expect(await told('rulesets')).toMatchObject([{ id: 'flow', packs: HOUSES.flow?.packs }]);
});

it('a battle keeps the content that it started with, even if the server’s content changes', async () => {
  await start(HOUSES);
  const { id, tokens } = await createBattle(server.url, { ruleset: 'flow', scenario: 'duel' });
  const record = await server.store.find(id);
  await server.stop();
  await start({});
  if (record) await server.store.create(record);
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  expect(gm.table).toMatchObject({ content: HOUSES.flow?.content });
});

it('a fight’s own content overrides the server’s content', async () => {
  await start(HOUSES);
  const fight = {
    ruleset: 'flow',
    map: { radius: 3 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'gob', side: 'foes', at: [2, 0], sheet: { kind: 'goblin' } },
    ],
    content: { weapons: { sword: { sides: 6 } } },
  };
  const response = await fetch(`${server.url}/api/battles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fight }),
  });
  const { id } = (await response.json()) as { id: string };
  expect((await server.store.find(id))?.setup.content).toEqual({
    ...HOUSES.flow?.content,
    weapons: { sword: { sides: 6 } },
  });
});
