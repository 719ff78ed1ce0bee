import type { AbsencePolicy, StandIn, SyncedSettings } from '@riposte/shared/protocol/settings';
import type { SyncedBattle } from '@riposte/shared/protocol/synced';
import { flow } from '@riposte/shared/rulesets/flow/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattle, Guest, gather, serve, shown } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: hiding, flow });
});
afterAll(() => server.stop());

const away = (state: SyncedBattle, guest: Guest) =>
  JSON.parse(state.seats.get(guest.welcome.seat)?.away || 'null') as StandIn | null;
const settings = (state: SyncedBattle) => JSON.parse(state.settings) as SyncedSettings;
const journal = async (id: string) => (await server.store.journal(id)).map(({ input }) => input);

/** Starts a fight at a table where the stand-in for absent players takes over at once. */
async function impatient(absence: AbsencePolicy) {
  const table = await gather(server.url);
  await table.gm.seat({ do: 'settings', absence, absenceSeconds: 0 });
  return table;
}

describe('an absent player', () => {
  it('has their turns ended by default, and the table sees since when they have been away', async () => {
    const { ann, bob, id } = await impatient('fallback');
    await ann.leave();
    await bob.until((state) => state.rev >= 1);
    expect(bob.table.turn).toBe('ben');
    expect((await journal(id))[0]).toMatchObject({ as: 'gm', do: 'gm.timeout' });
    expect(away(bob.state, ann)).toMatchObject({ by: 'fallback', since: expect.any(Number) });
  });

  it('has their prompts answered by default while other players are still deciding', async () => {
    const { ann, bob, gm, guests } = await impatient('fallback');
    await bob.leave();
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests.filter((guest) => guest !== bob));
    await gm.until((state) => state.rev >= 2);
    expect(gm.prompts.map((prompt) => prompt.for)).toEqual(['rex']);
  });

  it('is replaced by the bot, whose inputs are in the journal', async () => {
    const { ann, bob, id } = await impatient('bot');
    await ann.leave();
    await bob.until((state) => state.rev >= 1);
    expect((await journal(id))[0]).toMatchObject({ as: 'ana', do: expect.any(String) });
    expect((await server.store.journal(id))[0]).toMatchObject({ seat: null, message: null });
  });

  it('is left to the GM while one is present, and otherwise gets the default', async () => {
    const { ann, bob, gm, id } = await impatient('gm');
    await ann.leave();
    await bob.until((state) => away(state, ann) !== null);
    expect(away(bob.state, ann)).toMatchObject({ by: 'gm' });
    expect(bob.waiting).toEqual([{ for: 'ana', deadline: null }]);
    await shown(await gm.say({ as: 'ana', do: 'cheer' }), bob);
    await gm.leave();
    await bob.until((state) => state.rev >= 2);
    expect(await journal(id)).toMatchObject([{ as: 'ana', do: 'cheer' }, { do: 'gm.timeout' }]);
  });

  it('plays again as soon as they are back', async () => {
    const { ann, bob, gm, id } = await gather(server.url);
    await gm.seat({ do: 'settings', absenceSeconds: 3600 });
    await ann.leave();
    await bob.until((state) => away(state, ann) !== null);
    expect(bob.waiting).toMatchObject([{ for: 'ana', deadline: away(bob.state, ann)?.from }]);
    const back = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
    await bob.until((state) => away(state, ann) === null);
    expect(bob.waiting).toEqual([{ for: 'ana', deadline: null }]);
    expect(await back.say({ as: 'ana', do: 'end-turn' })).toMatchObject({ ok: true });
  });
});

describe('without a GM,', () => {
  it.each(['fallback', 'bot', 'gm'] as const)('foes do not keep the table waiting: %s', async (policy) => {
    const { ann, bob, gm, id } = await impatient(policy);
    await gm.leave();
    await ann.say({ as: 'ana', do: 'end-turn' });
    await bob.until(() => bob.table.turn === 'ben');
    const { rev } = bob.state;
    await bob.say({ as: 'ben', do: 'end-turn' });
    await bob.until((state) => state.rev > rev + 1);
    const [answer] = (await journal(id)).slice(rev + 1);
    expect(answer).toMatchObject(policy === 'bot' ? { as: bob.table.order[2] } : { do: 'gm.timeout' });
    expect(settings(bob.state).gmAway).toMatchObject({ by: policy === 'gm' ? 'fallback' : policy });
  });

  it('the default counts as a ruling, and the log says so', async () => {
    const setUp = { ruleset: 'flow', scenario: 'broken-bridge', options: { freeLimit: 0 } };
    const { id, tokens } = await createBattle(server.url, setUp);
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    const ann = await Guest.join(server.url, id, { token: tokens.player });
    await ann.seat({ do: 'claim', fighter: 'duelist' });
    await gm.seat({ do: 'settings', absence: 'fallback', absenceSeconds: 0 });
    await gm.seat({ do: 'start' });
    await gm.leave();
    await ann.until(() => ann.table.turn === 'duelist');
    await ann.say({ as: 'duelist', do: 'free', what: 'speak' });
    const told = () => ann.events.flatMap(({ events }) => events);
    await ann.until(() => told().some(({ type }) => type === 'defaulted'));
    const lines = told().map((event) => flow.description.line(event, (fighter) => fighter)?.text);
    expect(lines).toContain('The GM didn’t rule in time, so the default applies: Deny.');
  });

  it('and without players, no prompt is answered automatically', async () => {
    const { ann, bob, gm, spectator } = await impatient('fallback');
    await Promise.all([ann.leave(), bob.leave(), gm.leave()]);
    const areAllAway = ({ seats }: SyncedBattle) =>
      [ann, bob, gm].every((guest) => seats.get(guest.welcome.seat)?.connected === false);
    await spectator.until(areAllAway);
    expect(spectator.waiting).toMatchObject([{ deadline: null }]);
    expect(settings(spectator.state).gmAway).toBeNull();
  });
});

describe('the settings of a table', () => {
  it('can be changed only by the GM', async () => {
    const { id, tokens } = await createBattle(server.url);
    const ann = await Guest.join(server.url, id, { token: tokens.player });
    expect(await ann.seat({ do: 'settings', absence: 'bot' })).toMatchObject({
      ok: false,
      rejection: { code: 'not-gm' },
    });
  });

  it('are kept after all guests have left', async () => {
    const { id, gm, guests } = await gather(server.url);
    await gm.seat({ do: 'settings', absence: 'bot', absenceSeconds: 45 });
    await Promise.all(guests.map((guest) => guest.leave()));
    const back = await Guest.join(server.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    expect(settings(back.state)).toMatchObject({ absence: 'bot', absenceSeconds: 45 });
  });
});
