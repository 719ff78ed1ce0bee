import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { replay } from '@riposte/shared/engine/history/journal';
import { type Dice, rollDie, seededDice } from '@riposte/shared/engine/state/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { arrangeBattle } from '../support/arranged.ts';
import { serve, UNBOUNDED } from '../support/harness.ts';
import { newMemory, PageGuest } from '../support/page-guest.ts';
import { type Decision, decisionsIn, fightOf, PageGuests, SEED } from '../support/page-guests.ts';

const CUTS = Number(process.env.CUTS ?? 200);
const DECISIONS = 1.6 * CUTS;

vi.setConfig({ testTimeout: 120_000 });

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockReturnValue(); // silences the framework, which reports every cut
  server = await serve(RULESETS, UNBOUNDED);
});
afterAll(() => server.stop());

const fight = fightOf(Object.values(RULESETS)[0] as Ruleset);

/** Returns all decisions until the GM ends the fight, and the final hash. */
function wholeFight(): { decisions: Decision[]; hash: string } {
  const decisions: Decision[] = [];
  const end = { as: 'gm', do: 'gm.end' };
  for (const { decision, battle } of decisionsIn(fight)) {
    decisions.push(decision);
    if (decisions.length < DECISIONS) continue;
    battle.apply(end);
    return { decisions: [...decisions, { input: end, prompt: null }], hash: battle.hash() };
  }
  throw new Error('There are no decisions.');
}

type Disturbance = (guests: PageGuests, speaker: PageGuest) => void;

/**
 * Plays the decisions and calls `disturb` as each is sent. Returns the guests, the journal's inputs and the
 * final hash.
 */
async function play(id: string, decisions: readonly Decision[], disturb: Disturbance = () => undefined) {
  const guests = await PageGuests.gather(server, id, fight);
  for (const [rev, decision] of decisions.entries())
    expect([rev, await guests.say(decision, (speaker) => disturb(guests, speaker))]).toEqual([rev, null]);
  const { all } = guests;
  const isWhole = ({ controller: { link }, model: { snapshot } }: PageGuest) =>
    link.state.value === 'connected' && snapshot.value?.status === 'over';
  await Promise.all(all.map((guest) => guest.until(() => isWhole(guest))));
  const inputs = (await server.store.journal(id)).map(({ input }) => input);
  const { ruleset, setup } = fight;
  const { id: name, version } = ruleset;
  const dice = seededDice(SEED);
  const saved = replay(ruleset, { format: 1, ruleset: name, version, setup, dice, inputs });
  return { guests, inputs, hash: saved.hash() };
}

const cutsOf = ({ all }: PageGuests) => all.reduce((sum, { cuts }) => sum + cuts, 0);
const linesOf = ({ model: { log } }: PageGuest) => log.value.map(({ key }) => key).sort();

/** Cuts a connected guest at a random moment: in the middle of a patch or of a message. */
function cutAtRandom({ all }: PageGuests, speaker: PageGuest, chance: Dice): void {
  const there = all.filter(({ controller: { link } }) => link.state.value === 'connected');
  const victim = there[rollDie(chance, Math.max(1, there.length)) - 1];
  const how = rollDie(chance, 3);
  if (how === 1) setTimeout(() => victim?.wire.cut(), rollDie(chance, 12) - 1);
  else if (how === 2) victim?.wire.cutWithin('server');
  else speaker.wire.cutWithin('guest');
}

it(`${CUTS} cut connections lose and repeat no input, and the fight ends like an undisturbed one`, async () => {
  const { decisions, hash } = wholeFight();
  const calm = await play('calm', decisions);
  expect(calm.inputs).toEqual(decisions.map(({ input }) => input));
  expect(calm.hash).toBe(hash);

  const chance = seededDice(seedOf('moments'));
  const torn = await play('torn', decisions, (guests, speaker) => {
    if (cutsOf(guests) < CUTS) cutAtRandom(guests, speaker, chance);
  });
  expect(cutsOf(torn.guests)).toBeGreaterThanOrEqual(CUTS);
  expect(torn.inputs).toEqual(calm.inputs);
  expect(torn.hash).toBe(calm.hash);
  for (const [index, guest] of torn.guests.all.entries()) {
    const undisturbed = calm.guests.all[index] as PageGuest;
    expect(guest.model.snapshot.value?.table).toEqual(undisturbed.model.snapshot.value?.table);
    await guest.until(() => linesOf(guest).length >= linesOf(undisturbed).length);
    expect(linesOf(guest)).toEqual(linesOf(undisturbed));
  }
  for (const { guests } of [calm, torn]) guests.leave();
});

it.each(Object.values(RULESETS))(
  'a page reconnects by itself, and shows the prompt that opened in the meantime and what led to it: $id',
  async (ruleset) => {
    const fight = fightOf(ruleset);
    const guests = await PageGuests.gather(server, `away-${ruleset.id}`, fight);
    let rev = 0;
    for (const { decision, battle, isTold } of decisionsIn(fight)) {
      rev++;
      const speaker = guests.holderOf(decision.input.as);
      const [prompt] = battle.prompts;
      const asked = prompt && guests.holderOf(prompt.for);
      const gm = guests.holderOf('gm');
      const isNews = prompt?.kind !== 'turn' && asked !== speaker && asked !== gm;
      if (!asked || !isNews || battle.table.stack.length === 0) {
        expect(await guests.say(decision)).toBeNull();
        continue;
      }
      const { state: connection } = asked.controller.link;
      const { snapshot } = asked.model;
      asked.wire.breakDown();
      await asked.until(() => connection.value === 'reconnecting');
      expect(await guests.say(decision)).toBeNull();
      await expect.poll(() => asked.wire.refused).toBeGreaterThan(3);
      expect(connection.value).toBe('reconnecting');
      asked.wire.mend();
      await asked.until(() => connection.value === 'connected' && snapshot.value?.rev === rev);
      expect(snapshot.value?.prompts).toContainEqual(
        expect.objectContaining({ id: prompt.id, kind: prompt.kind }),
      );
      expect(snapshot.value?.table.stack).toEqual(gm.model.snapshot.value?.table.stack);
      if (isTold) await asked.until(() => linesOf(asked).some((key) => key.startsWith(`${rev}.`)));
      return guests.leave();
    }
  },
);

it('a page that reconnects is sent the latest events before the state', async () => {
  const guests = await PageGuests.gather(server, 'back', fight);
  const watcher = guests.all.at(-1) as PageGuest;
  const decisions = decisionsIn(fight);
  const goOn = async () => {
    const { value } = decisions.next();
    if (value) expect(await guests.say(value.decision)).toBeNull();
  };
  await goOn();
  await watcher.until(() => watcher.model.log.value.length > 0);
  const held = watcher.wire.holdReady();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 }); // advances the clock, because the framework reconnects only clients that have been connected for some time
  watcher.wire.cut();
  await held;
  vi.useRealTimers();
  await goOn();
  const rev = guests.holderOf('gm').model.snapshot.value?.rev;
  watcher.wire.letOn();
  await watcher.until(() => linesOf(watcher).some((key) => key.startsWith(`${rev}.`)));
  guests.leave();
});

describe('a second tab', () => {
  const [ruleset] = Object.values(RULESETS) as [Ruleset];
  const secrets = (id: string) => arrangeBattle(server.store, id, { ...fightOf(ruleset), seed: SEED });

  it('takes over the seat, and the first tab says so and does not reconnect', async () => {
    const { player } = await secrets('tabs');
    const memory = newMemory();
    const first = await PageGuest.sitDown(server.url, 'tabs', player, { memory });
    const second = await PageGuest.sitDown(server.url, 'tabs', player, { memory });
    await first.until(() => first.controller.link.state.value === 'lost');
    expect(first.controller.link.refusal.value).toBe('You opened this seat in another tab.');
    expect(second.controller.link.welcome.value?.seat).toBe(first.controller.link.welcome.value?.seat);
    expect(second.controller.link.state.value).toBe('connected');
    for (const guest of [first, second]) guest.leave();
  });

  it('keeps the seat when the first tab’s connection comes back', async () => {
    const { player } = await secrets('tabs-away');
    const memory = newMemory();
    const first = await PageGuest.sitDown(server.url, 'tabs-away', player, { memory });
    first.wire.breakDown();
    await first.until(() => first.controller.link.state.value === 'reconnecting');
    const second = await PageGuest.sitDown(server.url, 'tabs-away', player, { memory });
    await expect.poll(() => first.wire.refused).toBeGreaterThan(3);
    first.wire.mend();
    await first.until(() => first.controller.link.state.value === 'lost');
    expect(first.controller.link.refusal.value).toBe('You opened this seat in another tab.');
    expect([second.controller.link.state.value, second.cuts]).toEqual(['connected', 0]);
    for (const guest of [first, second]) guest.leave();
  });

  it('returns the seat to the first tab when the second is closed', async () => {
    const { player } = await secrets('tabs-gone');
    const memory = newMemory();
    const first = await PageGuest.sitDown(server.url, 'tabs-gone', player, { memory });
    first.wire.breakDown();
    const second = await PageGuest.sitDown(server.url, 'tabs-gone', player, { memory });
    second.leave();
    await expect.poll(() => first.wire.refused).toBeGreaterThan(3);
    first.wire.mend();
    await first.until(() => first.controller.link.state.value === 'connected');
    expect(first.controller.link.welcome.value?.seat).toBe(second.controller.link.welcome.value?.seat);
    first.leave();
  });
});
