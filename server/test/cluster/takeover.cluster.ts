import type { BankKind, SyncedBanks } from '@riposte/shared/protocol/settings';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, gather, shown } from '../support/harness.ts';
import { decisionsIn, type Fight, fightOf, PageGuests } from '../support/page-guests.ts';
import { Processes } from './support/processes.ts';
import { eventually } from './support/program.ts';

const SECOND = 1_000;
const WINDOW_SECONDS = 2;

/** Kills the owner of a battle. Returns the time of the kill, and a function for the time of the takeover. */
async function killOwner(processes: Processes, battle: string) {
  const owner = await processes.ownerOf(battle);
  const killedAt = Date.now();
  await owner.child.kill();
  return {
    killedAt,
    /** Returns when the battle was last opened, by the clock of its owner. */
    openedAt: async () => {
      const { child } = await processes.ownerOf(battle);
      const lines = child.output().split('\n');
      const line = lines.findLast((text) => text.includes('battle opened') && text.includes(battle));
      return Number(JSON.parse(line ?? '{}').time);
    },
    revive: () => processes.revive(owner),
  };
}

/** Returns the time banks of the guest `whose` as another guest sees them. */
function banksOf({ state }: Guest, whose: Guest): SyncedBanks {
  return JSON.parse(state.seats.get(whose.welcome.seat)?.banks ?? '') as SyncedBanks;
}

/** Returns a fight with bluff-proof reaction windows. */
function bluffProof(): Fight {
  const ruleset = RULESETS.vigil;
  if (!ruleset) throw new Error('There is nothing to play.');
  const fight = fightOf(ruleset);
  return { ...fight, setup: { ...fight.setup, windowSeconds: WINDOW_SECONDS } };
}

describe('after another process has taken a battle', () => {
  let processes: Processes;
  beforeAll(async () => {
    processes = await Processes.start(3, './toy-server.ts');
  });
  afterAll(() => processes.stop());

  const comeBack = (guest: Guest, battle: string) =>
    eventually(() => Guest.join(processes.url, battle, { seatKey: guest.welcome.seatKey ?? '' }));

  it('prompts, stack and remaining time are as they were, and answers are accepted', async () => {
    const { id, ann, bob, gm, guests } = await gather(processes.url);
    await gm.seat({ do: 'settings', absenceSeconds: 3600 });
    await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
    await expect.poll(() => processes.spentOn(id), { timeout: 20_000 }).toBeGreaterThan(1.5 * SECOND);
    const [before] = gm.waiting;
    const { killedAt, openedAt, revive } = await killOwner(processes, id);
    const back = await comeBack(gm, id);
    expect(back.table).toEqual(gm.table);
    expect(back.table.stack).not.toEqual([]);
    const [now] = back.waiting;
    expect(now?.for).toBe(before?.for);
    const left = (before?.deadline ?? 0) - killedAt;
    expect(Math.abs((now?.deadline ?? 0) - (await openedAt()) - left)).toBeLessThan(SECOND);
    const defender = await comeBack(bob, id);
    expect(defender.prompts).toMatchObject(bob.prompts.map(({ deadline: _, ...prompt }) => prompt));
    expect(await defender.say({ as: 'ben', answer: 'pass' })).toMatchObject({ ok: true });
    await revive();
  });

  it('both time banks have the time that was left, to within a second', async () => {
    const { id, ann, bob, gm, guests } = await gather(processes.url);
    const bank = { seconds: 600, refill: 0 };
    await gm.seat({ do: 'settings', absenceSeconds: 3600, banks: { turn: bank, reaction: bank } });
    const left = (of: Guest, kind: BankKind) => processes.leftTo(id, of.welcome.seat, kind);
    await expect.poll(() => left(ann, 'turn'), { timeout: 20_000 }).toBeLessThan(599 * SECOND);
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    await expect.poll(() => left(bob, 'reaction'), { timeout: 20_000 }).toBeLessThan(598.5 * SECOND);
    const [turn, reaction] = [banksOf(gm, ann).turn, banksOf(gm, bob)];
    const { killedAt, openedAt, revive } = await killOwner(processes, id);
    const back = await comeBack(gm, id);
    expect(Math.abs(banksOf(back, ann).turn - turn)).toBeLessThan(SECOND);
    const now = banksOf(back, bob);
    expect(now.running).toBe('reaction');
    const then = reaction.reaction - (killedAt - reaction.at);
    expect(Math.abs(now.reaction - ((await openedAt()) - now.at) - then)).toBeLessThan(SECOND);
    await revive();
  });

  it('players’ standing orders still answer for them', async () => {
    const { id, ann, bob, guests } = await gather(processes.url);
    const order = { as: 'ben', do: 'standing-order', kind: 'defend', policy: 'never' };
    await shown(await bob.say(order), ...guests);
    const { revive } = await killOwner(processes, id);
    const attacker = await comeBack(ann, id);
    await shown(await attacker.say({ as: 'ana', do: 'hit', target: 'ben' }), attacker);
    expect(attacker.waiting.map((one) => one.for)).not.toContain('ben');
    await revive();
  });
});

describe('an answer that is held until its bluff-proof window closes', () => {
  let processes: Processes;
  beforeAll(async () => {
    processes = await Processes.start(2);
  });
  afterAll(() => processes.stop());

  it('is applied once by the new owner, and not before its window closes', async () => {
    const fight = bluffProof();
    const guests = await PageGuests.gather(processes, 'held', fight);
    const [first, second] = decisionsIn(fight).take(2);
    if (!first || !second) throw new Error('There are no decisions.');
    expect(await guests.say(first.decision)).toBeNull();
    const answered = guests.say(second.decision);
    await killOwner(processes, 'held');
    expect(await answered).toBeNull();
    const [opened, held, ...more] = await processes.store.journal('held');
    expect(held?.input).toMatchObject({ ...second.decision.input, answer: expect.any(String) });
    expect((held?.at ?? 0) - (opened?.at ?? 0)).toBeGreaterThanOrEqual(WINDOW_SECONDS * SECOND);
    expect(more).toEqual([]);
    guests.leave();
  });
});
