import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gather, serve, shown } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';

/** The toy ruleset with short time limits. */
const hasty: Ruleset = {
  ...hiding,
  description: { ...hiding.description, seconds: () => ({ prompt: 0.3, turn: 0.3 }) },
};

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: hasty });
});
afterAll(() => server.stop());

it('slow players get the default answer one after the other, and then the turn ends', async () => {
  const { id, ann, gm, guests } = await gather(server.url);
  await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
  const ids = gm.prompts.map((prompt) => prompt.id);
  await gm.until((state) => state.rev >= 4);
  expect(gm.table.turn).toBe('ben');
  const inputs = (await server.store.journal(id)).map(({ input }) => input);
  expect(inputs.slice(1, 3)).toEqual(ids.map((prompt) => ({ as: 'gm', do: 'gm.timeout', prompt })));
  expect(inputs[3]).toMatchObject({ as: 'gm', do: 'gm.timeout' });
});

it('all seats see the deadline by the server’s clock', async () => {
  const { ann, spectator, guests } = await gather(server.url);
  const asked = Date.now();
  await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
  const deadlines = spectator.waiting.map(({ deadline }) => deadline ?? 0);
  expect(deadlines).toHaveLength(2);
  for (const deadline of deadlines) expect(deadline).toBeGreaterThanOrEqual(asked + 300);
});
