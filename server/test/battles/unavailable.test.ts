import { BattleViewModel } from '@riposte/client/battle/view-model';
import { connect } from '@riposte/client/session/connect';
import { SeatController } from '@riposte/client/session/seat-controller';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBattle, Guest, serve } from '../support/harness.ts';
import { newMemory } from '../support/page-guest.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(RULESETS, { rooms: 1 });
});
afterAll(() => server.stop());

it('the page says why a table cannot be opened at the moment, and joins as soon as possible', async () => {
  const { url } = server;
  const [{ id: ruleset, scenarios } = { id: '', scenarios: [] }] = Object.values(RULESETS);
  const fight = { ruleset, scenario: scenarios[0]?.id ?? '' };
  const [other, { id, tokens }] = [await createBattle(url, fight), await createBattle(url, fight)];
  const guest = await Guest.join(url, other.id, { token: other.tokens.gm });
  const controller = new SeatController(new BattleViewModel());
  const around = { api: url, rooms: url, network: new EventTarget(), pulse: 60_000 };
  const line = connect({ battle: id, token: tokens.gm }, 'Gloria', controller, newMemory(), around);
  const opened = line.open();
  await expect.poll(() => controller.link.refusal.value).toMatch(/^This server is full\./);
  await expect.poll(() => controller.link.state.value).toBe('unreachable');
  await guest.leave();
  await opened;
  await expect.poll(() => controller.link.state.value).toBe('connected');
  expect(controller.link.refusal.value).toBe('');
  line.close();
});

it.each([
  { name: 'the link is wrong', of: { token: 'a-wrong-token' }, code: 'bad-link' },
  { name: 'the battle is gone', of: { battle: 'no-such-battle' }, code: 'no-such-battle' },
])('a page that is refused because $name learns the code of the reason', async ({ of, code }) => {
  const { url } = server;
  const [{ id: ruleset, scenarios } = { id: '', scenarios: [] }] = Object.values(RULESETS);
  const { id, tokens } = await createBattle(url, { ruleset, scenario: scenarios[0]?.id ?? '' });
  const controller = new SeatController(new BattleViewModel());
  const around = { api: url, rooms: url, network: new EventTarget(), pulse: 60_000 };
  const invitation = { battle: id, token: tokens.player, ...of };
  const { link } = controller;
  await connect(invitation, 'Gloria', controller, newMemory(), around).open();
  expect([link.state.value, link.lostBy.value]).toEqual(['lost', code]);
});
