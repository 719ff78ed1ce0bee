import { seedHash } from '@riposte/shared/engine/state/dice';
import type { SeatMessage } from '@riposte/shared/protocol/messages';
import type { SyncedBattle, SyncedBranch, SyncedTakeback } from '@riposte/shared/protocol/synced';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, gather, onDisk, serve, shown, UNBOUNDED } from '../support/harness.ts';

/** The number of rewinds or undo requests that a seat may make at once. */
const REWINDS = 5;

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, { ...UNBOUNDED, rewinds: { burst: REWINDS, perSecond: 0 } });
});
afterAll(() => server.stop());

const back = (gm: Guest, to: number, why?: string): SeatMessage => ({
  do: 'rewind',
  to,
  rev: gm.state.rev,
  ...(why !== undefined && { why }),
});
const promptsOf = (guest: Guest) => guest.prompts.map(({ deadline: _, ...prompt }) => prompt);
const branchesOf = (state: SyncedBattle) => JSON.parse(state.branches) as SyncedBranch[];
const askedIn = (state: SyncedBattle) => JSON.parse(state.takeback || 'null') as SyncedTakeback | null;
const historyOf = (guest: Guest, message: object) =>
  guest.room.request('history', { after: -1, ...message }) as Promise<
    { rev: number; events: { type: string }[] }[]
  >;

/** Starts a fight in which ana has attacked ben, and ben has answered. */
async function struck() {
  const table = await gather(server.url);
  const { ann, bob, guests } = table;
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const asked = { prompts: promptsOf(bob), table: bob.table };
  await shown(await bob.say({ as: 'ben', answer: 'pass' }), ...guests);
  return { ...table, asked };
}

describe('a rewind', () => {
  it('into an open reaction window asks the same questions again, and the fight can take another course', async () => {
    const { id, gm, bob, spectator, guests, asked } = await struck();
    await shown(await gm.seat(back(gm, 1, 'he had no shield')), ...guests);
    expect(promptsOf(bob)).toEqual(asked.prompts);
    expect(bob.table).toEqual(asked.table);
    expect(spectator.events.at(-1)).toMatchObject({
      rev: 3,
      events: [{ type: 'rewound', to: 1, undone: 1, restored: 0, why: 'he had no shield', who: 'Gloria' }],
    });
    const reply = await bob.say({ as: 'ben', answer: 'guard' });
    expect(reply).toEqual({ ok: true, rev: 4 });
    await shown(reply, ...guests);
    const battle = await onDisk(server.store, id);
    expect(battle.table.fighters.ben).toEqual(gm.table.fighters.ben);
  });

  it('hides undone events from guests who join later, but not from the GM', async () => {
    const { gm, bob, spectator, guests } = await struck();
    await shown(await gm.seat(back(gm, 0)), ...guests);
    for (const guest of [gm, bob, spectator])
      expect((await historyOf(guest, {})).map(({ rev }) => rev)).toEqual([3]);
    const undone = await historyOf(gm, { undoneBy: 3 });
    expect(undone.map(({ rev }) => rev)).toEqual([2]);
    expect(await historyOf(bob, { undoneBy: 3 })).toEqual([]);
  });

  it('tells a returning guest which undone events count again after another rewind', async () => {
    const { gm, spectator, guests } = await struck();
    await shown(await gm.seat(back(gm, 0)), ...guests);
    await shown(await gm.seat(back(gm, 2)), ...guests);
    const told = await historyOf(spectator, { after: 3 });
    expect(told.map(({ rev }) => rev)).toEqual([2, 4]);
    expect(told.at(-1)?.events).toMatchObject([{ type: 'rewound', undone: 0, restored: 2 }]);
  });

  it('refuses inputs that were sent before it', async () => {
    const { gm, bob, guests } = await struck();
    await shown(await gm.seat(back(gm, 1)), ...guests);
    const late = await bob.say({ as: 'ben', answer: 'guard' }, { rev: 1 });
    expect(late).toMatchObject({ ok: false, rejection: { code: 'stale-table' } });
  });

  it('rolls new dice with a seed that is committed at once and revealed at the end', async () => {
    const { id, gm, spectator, guests } = await struck();
    await shown(await gm.seat(back(gm, 0)), ...guests);
    const [branch] = branchesOf(spectator.state);
    expect(branch).toEqual({ rev: 3, to: 0, hash: expect.stringMatching(/^[0-9a-f]{64}$/), seed: '' });
    expect(spectator.events.at(-1)?.events).toMatchObject([{ diceHash: branch?.hash }]);
    await shown(await gm.say({ as: 'gm', do: 'gm.end' }), ...guests);
    const [revealed] = branchesOf(spectator.state);
    expect(seedHash(revealed?.seed ?? '')).toBe(branch?.hash);
    expect((await onDisk(server.store, id)).table.dice).toMatchObject({ seed: revealed?.seed });
  });

  it('can restore the table after any input of a long fight, even an undone one', async () => {
    const { id, gm, ann, guests } = await gather(server.url);
    for (let number = 1; number <= 130; number++)
      await shown(await ann.say({ as: 'ana', do: 'think', note: `note ${number}` }), gm);
    for (const to of [125, 83, 41, 1, 120]) {
      await shown(await gm.seat(back(gm, to)), ...guests);
      expect(gm.table.fighters.ana).toMatchObject({ note: `note ${to}` });
      expect((await onDisk(server.store, id)).table.fighters).toEqual(gm.table.fighters);
    }
  });

  it('resumes a fight that was over', async () => {
    const { id, gm, guests } = await struck();
    await shown(await gm.say({ as: 'gm', do: 'gm.end' }), ...guests);
    await shown(await gm.seat(back(gm, 2)), ...guests);
    expect([gm.state.status, gm.state.diceSeed]).toEqual(['fighting', '']);
    expect((await server.store.find(id))?.status).toBe('fighting');
  });

  it('rejects answers that are held until their window may close', async () => {
    const { gm, ann, bob, guests } = await gather(server.url);
    await shown(await gm.say({ as: 'gm', do: 'gm.windows', seconds: 10 }), ...guests);
    await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
    const held = bob.say({ as: 'ben', answer: 'guard' });
    await bob.seat({ do: 'rename', name: 'Bobby' }); // waits until the answer is held
    await shown(await gm.seat(back(gm, 1)), ...guests);
    expect(await held).toMatchObject({ ok: false, rejection: { code: expect.stringContaining('stale') } });
  });

  it('gives seats that must decide their full time again', async () => {
    const { gm, ann, guests } = await gather(server.url);
    const bank = { seconds: 600, refill: 0 };
    await gm.seat({ do: 'settings', banks: { turn: bank, reaction: bank } });
    await shown(await ann.say({ as: 'ana', do: 'think', note: 'x' }), ...guests);
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    const left = () =>
      JSON.parse(gm.state.seats.get(ann.welcome.seat)?.banks || 'null') as { turn: number } | null;
    expect(left()?.turn).toBeLessThan(600_000);
    await shown(await gm.seat(back(gm, 0)), ...guests);
    expect(left()?.turn).toBe(600_000);
  });

  it.each([
    { name: 'if nothing has happened since', to: 2, code: 'nothing-since' },
    { name: 'to before the start', to: -1, code: 'before-the-beginning' },
    { name: 'if its sender has not seen the latest step', to: 0, rev: 1, code: 'something-new' },
    { name: 'from a player', to: 0, by: 'bob', code: 'not-gm' },
  ] as const)('is refused $name', async ({ to, code, ...how }) => {
    const { gm, bob } = await struck();
    const by = 'by' in how ? bob : gm;
    const rev = 'rev' in how ? how.rev : gm.state.rev;
    expect(await by.seat({ do: 'rewind', to, rev })).toMatchObject({ ok: false, rejection: { code } });
    expect(gm.state.rev).toBe(2);
  });
});

describe('an undo request', () => {
  it('is granted by the GM with one click', async () => {
    const { gm, ann, bob, guests } = await struck();
    const before = bob.table.fighters.ben;
    await ann.seat({ do: 'takeback' });
    await gm.until((state) => askedIn(state) !== null);
    expect(askedIn(gm.state)).toEqual({ seat: ann.welcome.seat, steps: 2, isRefused: false });
    await shown(await gm.seat({ do: 'answer-takeback', grants: true }), ...guests);
    expect(bob.events.at(-1)?.events).toMatchObject([{ type: 'rewound', way: 'granted', who: 'Ann', to: 0 }]);
    expect(bob.table.stack).toEqual([]);
    expect([askedIn(gm.state), before]).not.toContainEqual(bob.table.fighters.ben);
  });

  it('that the GM refuses is reported to its player', async () => {
    const { gm, ann } = await struck();
    await ann.seat({ do: 'takeback' });
    await gm.seat({ do: 'answer-takeback', grants: false });
    await ann.until((state) => askedIn(state)?.isRefused === true);
    const again = await gm.seat({ do: 'answer-takeback', grants: true });
    expect(again).toMatchObject({ rejection: { code: 'no-takeback' } });
  });

  it('lapses when another seat acts', async () => {
    const { gm, ann, bob, guests } = await struck();
    await bob.seat({ do: 'takeback' });
    await shown(await ann.say({ as: 'ana', do: 'think', note: 'x' }), ...guests);
    expect(askedIn(gm.state)).toBeNull();
    const late = await gm.seat({ do: 'answer-takeback', grants: true });
    expect(late).toMatchObject({ rejection: { code: 'no-takeback' } });
  });

  it('is granted at once if the table allows it and the step told no seat anything new', async () => {
    const { gm, ann, guests } = await gather(server.url);
    await gm.seat({ do: 'settings', freeTakebacks: true });
    await shown(await ann.say({ as: 'ana', do: 'think', note: 'x' }), ...guests);
    await shown(await ann.seat({ do: 'takeback' }), ...guests);
    expect(gm.events.at(-1)?.events).toMatchObject([{ type: 'rewound', way: 'own', who: 'Ann', undone: 1 }]);
  });

  it('goes to the GM even at such a table once dice were rolled or another seat has acted', async () => {
    const { gm, ann } = await struck();
    await gm.seat({ do: 'settings', freeTakebacks: true });
    await ann.seat({ do: 'takeback' });
    await gm.until((state) => askedIn(state) !== null);
    expect(gm.state.rev).toBe(2);
  });

  it.each([
    { name: 'from a player without a step', by: 'bob', code: 'nothing-of-yours' },
    { name: 'from a spectator', by: 'spectator', code: 'only-watching' },
  ] as const)('is refused $name', async ({ by, code }) => {
    const table = await gather(server.url);
    expect(await table[by].seat({ do: 'takeback' })).toMatchObject({ ok: false, rejection: { code } });
  });
});

it('a seat that makes too many rewinds and undo requests is refused more, but other seats are not', async () => {
  const { gm, ann, guests } = await gather(server.url);
  await shown(await ann.say({ as: 'ana', do: 'think', note: 'x' }), ...guests);
  for (let time = 0; time < REWINDS; time++)
    expect(await ann.seat({ do: 'takeback' })).toMatchObject({ ok: true });
  expect(await ann.seat({ do: 'takeback' })).toMatchObject({ ok: false, rejection: { code: 'too-fast' } });
  await shown(await gm.seat({ do: 'answer-takeback', grants: true }), ...guests);
  for (let time = 1; time < REWINDS; time++) await shown(await gm.seat(back(gm, 1)), ...guests);
  expect(await gm.seat(back(gm, 0))).toMatchObject({ ok: false, rejection: { code: 'too-fast' } });
});
