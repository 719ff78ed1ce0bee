import type { SyncedBanks } from '@riposte/shared/protocol/settings';
import type { SyncedBattle } from '@riposte/shared/protocol/synced';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, gather, serve, shown } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const banksOf = (state: SyncedBattle, guest: Guest) =>
  JSON.parse(state.seats.get(guest.welcome.seat)?.banks || 'null') as SyncedBanks | null;
const bank = (seconds: number, refill = 0) => ({ seconds, refill });

/** Starts a fight with time banks of these sizes, in seconds, while it is ana's turn. */
async function timed(turn: number, reaction: number) {
  const table = await gather(server.url);
  await table.gm.seat({ do: 'settings', banks: { turn: bank(turn), reaction: bank(reaction) } });
  await table.bob.until((state) => banksOf(state, table.ann) !== null);
  return table;
}

describe('the two time banks', () => {
  it('run for the seat that must decide, and all seats see them', async () => {
    const { ann, bob, gm, spectator, guests } = await timed(600, 60);
    expect(banksOf(spectator.state, ann)).toMatchObject({ running: 'turn' });
    expect(banksOf(spectator.state, bob)).toEqual({ turn: 600_000, reaction: 60_000, running: null, at: 0 });
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    expect(banksOf(gm.state, ann)).toMatchObject({ running: null });
    expect(banksOf(gm.state, ann)?.turn).toBeLessThan(600_000);
    expect(banksOf(gm.state, bob)).toMatchObject({ running: 'reaction', reaction: 60_000 });
    const { at = 0 } = banksOf(gm.state, bob) ?? {};
    expect(gm.waiting).toContainEqual({ for: 'ben', deadline: at + 60_000 });
    expect(banksOf(gm.state, gm)).toBeNull();
  });

  it('add an input to the battle when they run out', async () => {
    const { id, bob, ann, gm, guests } = await timed(600, 1);
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    const prompt = bob.prompts[0]?.id;
    await gm.until((state) => state.rev >= 2);
    const inputs = (await server.store.journal(id)).map(({ input }) => input);
    expect(inputs[1]).toEqual({ as: 'gm', do: 'gm.timeout', prompt });
    expect(banksOf(gm.state, bob)?.reaction).toBe(0);
  });

  it('keep running for a player who has lost the connection', async () => {
    const { id, ann, bob } = await timed(600, 60);
    const deadline = bob.waiting[0]?.deadline;
    await ann.leave();
    const back = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
    expect(back.waiting).toEqual([{ for: 'ana', deadline }]);
  });

  it('stop while the GM has paused the fight', async () => {
    const { ann, bob, gm } = await timed(600, 60);
    await gm.seat({ do: 'settings', paused: true });
    await bob.until(() => bob.waiting[0]?.deadline === null);
    const paused = banksOf(bob.state, ann);
    expect(paused).toMatchObject({ running: null });
    await gm.seat({ do: 'settings', paused: false });
    await bob.until(() => bob.waiting[0]?.deadline !== null);
    expect(banksOf(bob.state, ann)).toMatchObject({ turn: paused?.turn, running: 'turn' });
  });

  it('can be extended by the GM', async () => {
    const { gm, bob } = await timed(600, 60);
    const before = bob.waiting[0]?.deadline ?? 0;
    await gm.seat({ do: 'extend', seconds: 90 });
    await bob.until(() => bob.waiting[0]?.deadline === before + 90_000);
  });

  it('are kept when the battle is reopened', async () => {
    const { id, ann, bob, gm, spectator } = await timed(600, 60);
    await gm.seat({ do: 'extend', seconds: 90 });
    const reply = await ann.say({ as: 'ana', do: 'end-turn' });
    await shown(reply, spectator);
    const before = banksOf(spectator.state, ann);
    await Promise.all([ann, bob, gm, spectator].map((guest) => guest.leave()));
    const back = await Guest.join(server.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    expect(banksOf(back.state, ann)).toEqual(before);
    expect(before?.turn).toBeGreaterThan(600_000);
  });
});
