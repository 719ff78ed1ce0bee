import type { Ruleset } from '@riposte/shared/engine/ruleset';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gather, onDisk, serve, shown } from './harness.ts';
import { hiding } from './hiding.ts';

/** A rulebook with a rule that breaks when it has already hurt somebody. */
const broken: Ruleset = {
  ...hiding,
  interjections: {
    ...hiding.interjections,
    stumble: {
      parse: () => ({}),
      check: () => undefined,
      run: (table) => {
        for (const fighter of Object.values(table.fighters)) Object.assign(fighter, { hp: 1 });
        throw new Error('a rule has a fault');
      },
    },
  },
};

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: broken });
});
afterAll(() => server.stop());

it('undoes an input over which a rule broke, refuses it, and plays on', async () => {
  const { id, ann, bob, guests } = await gather(server.url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const before = { table: bob.table, hash: (await onDisk(server.store, id)).hash() };
  const reply = await ann.say({ as: 'ana', do: 'stumble' });
  expect(reply).toMatchObject({ ok: false, rejection: { code: 'server-fault' } });
  expect(bob.table).toEqual(before.table);
  expect((await onDisk(server.store, id)).hash()).toBe(before.hash);
  await shown(await bob.say({ as: 'ben', answer: 'guard' }), ...guests);
  expect(bob.table.stack).toEqual([]);
  expect((await onDisk(server.store, id)).table.stack).toEqual([]);
});
