import { groupFight } from '@riposte/shared/engine/setup/scenario';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterEach, expect, it, vi } from 'vitest';
import { LIMITS } from '../../src/guard/limits.ts';
import { createBattle, Guest, serve } from '../support/harness.ts';
import { PageGuest } from '../support/page-guest.ts';
import { Wire } from '../support/tapped-socket.ts';

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(() => server?.stop());

it('the server checks connections often enough to notice a silent one within ten seconds', () => {
  expect(3 * LIMITS.pulse).toBeLessThan(10_000);
});

it('the table sees when a player’s machine goes silent without closing its connection', async () => {
  server = await serve(undefined, { pulse: 20 });
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  const wire = await Wire.to(server.url);
  const ann = await Guest.join(wire.url, id, { token: tokens.player });
  const { seat } = ann.welcome;
  await gm.until((state) => state.seats.get(seat)?.connected === true);
  wire.freeze();
  await gm.until((state) => state.seats.get(seat)?.connected === false);
  expect(gm.state.seats.get(seat)?.name).toBe('Player');
  wire.close();
});

it('the page notices a silent connection, and reclaims its seat by itself', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  server = await serve(RULESETS);
  const [ruleset] = Object.values(RULESETS);
  const fight = { ruleset: ruleset?.id ?? '', scenario: groupFight(ruleset?.scenarios ?? [])?.id ?? '' };
  const { id, tokens } = await createBattle(server.url, fight);
  const guest = await PageGuest.sitDown(server.url, id, tokens.player, { pulse: 50 });
  const seat = guest.controller.link.welcome.value?.seat;
  const { state: connection, welcome } = guest.controller.link;
  guest.wire.freeze();
  await guest.until(() => connection.value === 'reconnecting');
  await guest.until(() => connection.value === 'connected');
  expect(welcome.value?.seat).toBe(seat);
  guest.leave();
});
