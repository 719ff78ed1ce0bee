import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../client/src/store/connect.ts';
import { Hand } from '../../client/src/store/hand.ts';
import { Stage } from '../../client/src/store/stage.ts';
import { newMemory } from './diner.ts';
import { createBattle, Guest, serve } from './harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(RULESETS, { rooms: 1 });
});
afterAll(() => server.stop());

it('a page says why a table cannot be opened at the moment, and comes in once it can', async () => {
  const { url } = server;
  const [{ id: ruleset, scenarios } = { id: '', scenarios: [] }] = Object.values(RULESETS);
  const fight = { ruleset, scenario: scenarios[0]?.id ?? '' };
  const [other, { id, tokens }] = [await createBattle(url, fight), await createBattle(url, fight)];
  const guest = await Guest.join(url, other.id, { token: other.tokens.gm });
  const hand = new Hand(new Stage());
  const around = { api: url, rooms: url, network: new EventTarget(), pulse: 60_000 };
  const line = connect({ battle: id, token: tokens.gm }, 'Gloria', hand, newMemory(), around);
  const opened = line.open();
  await expect.poll(() => hand.refusal.value).toMatch(/^Too many battles are on at this server\./);
  expect(hand.connection.value).toBe('connecting');
  await guest.leave();
  await opened;
  await expect.poll(() => hand.connection.value).toBe('connected');
  expect(hand.refusal.value).toBe('');
  line.close();
});
