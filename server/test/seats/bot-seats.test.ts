import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Delayed } from '@colyseus/core';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import { seedOf } from '@riposte/shared/fuzz/chance';
import type { AbsencePolicy } from '@riposte/shared/protocol/settings';
import { REGISTRY, RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SupervisedRulebooks } from '../../src/battles/supervised-rulebooks.ts';
import type { Question } from '../../src/bots/bot-worker.ts';
import { Bots } from '../../src/bots/bots.ts';
import { CampaignFiles } from '../../src/campaign-files/campaign-files.ts';
import { DiceRoller } from '../../src/chat/dice-roller.ts';
import { LIMITS } from '../../src/guard/limits.ts';
import { Notifications } from '../../src/notifications/notifications.ts';
import { newLog } from '../../src/process/log.ts';
import { openTable } from '../../src/rooms/open-table.ts';
import { Slices } from '../../src/scheduling/slices.ts';
import { Meters } from '../../src/services/meters.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import type { BattleStore } from '../../src/store/store.ts';
import { BattleState } from '../../src/synced/state.ts';
import { arrangeBattle } from '../support/arranged.ts';
import { BOT_REGISTRY } from '../support/harness.ts';

const STEPS = Number(process.env.SERVER_INPUTS ?? 160) / 2;

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let store: BattleStore;
const log = newLog('silent');
/** The bots of all tests. `choosing` is the promise of the latest choice. */
const bots = new (class extends Bots {
  choosing: Promise<unknown> = Promise.resolve();

  override choose(question: Question) {
    const choice = super.choose(question);
    this.choosing = choice;
    return choice;
  }
})(BOT_REGISTRY, log);
afterAll(() => bots.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
  store = await openStore(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A clock that skips to the next timeout. */
class FastTimer {
  #waiting: { readonly at: number; readonly run: () => void }[] = [];

  setTimeout(run: () => void, milliseconds: number): Delayed {
    const entry = { at: Date.now() + Math.max(0, milliseconds), run };
    this.#waiting.push(entry);
    const clear = () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
    return { clear } as Delayed;
  }

  /** Runs the next timeout. Throws if the test has timed out, because the clock belongs to the next test then. */
  next(): void {
    if (!vi.isFakeTimers()) throw new Error('The test has ended.');
    const [first] = this.#waiting.sort((one, other) => one.at - other.at);
    if (!first) throw new Error('There is nothing to wait for.');
    this.#waiting = this.#waiting.filter((other) => other !== first);
    vi.setSystemTime(Math.max(Date.now(), first.at));
    first.run();
  }
}

/**
 * Opens a table where only a player without a fighter is connected, so that all prompts are answered
 * automatically.
 */
async function deserted(ruleset: Ruleset, absence: AbsencePolicy) {
  const id = `deserted-${absence}`;
  const scenario = groupFight(ruleset.scenarios);
  if (!scenario) throw new Error('There is nothing to play.');
  await arrangeBattle(store, id, { ruleset, setup: scenario.setup, seed: seedOf('deserted') });
  const timer = new FastTimer();
  const log = newLog('silent');
  const dice = new DiceRoller(log);
  const services = {
    store,
    rulebooks: new SupervisedRulebooks(REGISTRY),
    log,
    meters: new Meters(),
    bots,
    campaignFiles: new CampaignFiles(BOT_REGISTRY),
    serverContent: {},
    slices: new Slices(),
    dice,
    notifications: new Notifications(store, { mail: null, site: null, allowedHosts: [] }, log),
  };
  const table = await openTable(services, id, new BattleState(), timer, LIMITS);
  const { live, seating, settings, time, clock } = table;
  const [hero] = scenario.setup.combatants.filter(({ side }) => side !== 'foes');
  const [gm, idle] = await live.exclusive(async (lock) => {
    const { seat: gm } = await seating.add(lock, 'gm', 'Gloria');
    const { seat: ann } = await seating.add(lock, 'player', 'Ann');
    const { seat: idle } = await seating.add(lock, 'player', 'Idle');
    await seating.change(lock, ann, { do: 'claim', fighter: hero?.id ?? '' }, live.table);
    await settings.change(lock, { absence });
    return [gm, idle];
  });
  seating.setConnected(idle.id, true);
  expect(seating.find(gm.id)?.connected).toBe(false);
  const asked = new Set<string>();
  const look = () => {
    const { prompts } = live;
    for (const prompt of prompts) {
      asked.add(prompt.kind);
      const deadline = prompt.canTimeOut ? expect.any(Number) : null;
      expect([prompt.kind, clock.deadlineOf(prompt)]).toEqual([prompt.kind, deadline]);
    }
    expect(live.table.over !== null || prompts.some(({ canTimeOut }) => canTimeOut)).toBe(true);
  };
  live.onApplied = () => {
    time.observe();
    clock.arm();
    look();
  };
  await live.exclusive((lock) => live.start(lock));
  return { live, timer, asked };
}

const everyWay = Object.values(RULESETS).flatMap((ruleset) =>
  (['fallback', 'bot', 'gm'] as const).map((absence) => ({ id: ruleset.id, ruleset, absence })),
);

it.each(everyWay)('a deserted $id fight never waits for a player: $absence', async ({ ruleset, absence }) => {
  const { live, timer, asked } = await deserted(ruleset, absence);
  for (let step = 0; step < 10 * STEPS && live.rev < STEPS && live.status === 'fighting'; step++) {
    timer.next();
    await bots.choosing;
    await bots.pacer.turn();
    await live.exclusive(() => undefined);
  }
  expect(live.rev >= STEPS || live.status === 'over').toBe(true);
  const inputs = (await store.journal(live.record.id)).map(({ seat }) => seat);
  expect(new Set(inputs)).toEqual(new Set([null]));
  if (absence === 'bot') expect(asked.size).toBeGreaterThan(2);
});
