import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { random } from '@riposte/shared/bots/random';
import { situationOf } from '@riposte/shared/bots/situations';
import type { Battle } from '@riposte/shared/engine/battle/battle';
import { type Input, toInput } from '@riposte/shared/engine/battle/input';
import { replay } from '@riposte/shared/engine/history/journal';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import { type Dice, rollDie, seededDice } from '@riposte/shared/engine/state/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import type { Reply } from '@riposte/shared/protocol/messages';
import { RULESETS, rulesetOf } from '@riposte/shared/rulesets/registry';
import { expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import type { BattleRecord, JournalEntry } from '../../src/store/store.ts';
import { Child } from '../support/child.ts';
import { createBattle, Guest } from '../support/harness.ts';

/** The number of kills; `npm run durability` kills the server 100 times. */
const KILLS = Number(process.env.KILLS ?? 6);
const BURST = 4;
const LATEST_MS = 40;

vi.setConfig({ testTimeout: 60_000 + KILLS * 10_000 });

const rulesets = Object.values(RULESETS);

/** Computes the same fight from its known seed, so that the test knows each next prompt in advance. */
class Follower {
  readonly battle: Battle;
  #rev: number;
  readonly #chance: Dice;

  constructor(record: BattleRecord, journal: readonly JournalEntry[], chance: Dice) {
    this.#chance = chance;
    this.#rev = journal.length;
    const { ruleset, version, setup, seed } = record;
    const inputs = journal.map(({ input }) => input);
    this.battle = replay(rulesetOf(ruleset), {
      format: 1,
      ruleset,
      version,
      setup,
      dice: seededDice(seed),
      inputs,
    });
  }

  /** Returns the next random input, with its revision and prompt. */
  next(): { input: Input; rev: number; prompt: string } | undefined {
    const [prompt] = this.battle.prompts;
    if (!prompt) return undefined;
    const situation = situationOf(this.battle, prompt, this.#chance);
    const decision = prompt.for === 'gm' ? situation.fallback : random.decide(situation);
    const input = toInput(prompt, decision);
    this.battle.apply(input);
    return { input, rev: this.#rev++, prompt: prompt.id };
  }
}

async function onDisk(folder: string, id: string) {
  const store = await openStore(folder);
  const record = await store.find(id);
  const journal = await store.journal(id);
  await store.close();
  if (!record) throw new Error('The battle itself is lost.');
  return { record, journal };
}

/**
 * Sends inputs without waiting for replies. Adds each input that the server acknowledges to `acknowledged`.
 */
function sendBurst(guest: Guest, follower: Follower, kill: number, acknowledged: Map<string, Input>) {
  for (let number = 0; number < BURST; number++) {
    const next = follower.next();
    if (!next) return;
    const id = `k${kill}-${number}`;
    const answered = guest.room.request('intent', { id, ...next }) as Promise<Reply>;
    answered.then(
      (reply) => reply.ok && acknowledged.set(id, next.input),
      () => undefined,
    );
  }
}

it(`${KILLS} kills in the middle of fights lose no acknowledged input`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-kills-'));
  const chance = seededDice(seedOf('kills'));
  const start = () => Child.start({ PORT: '0', RIPOSTE_DATA: folder }, '../../src/main.ts');
  let child = await start();
  let fight = await begin(child.url, 0);
  const acknowledged = new Map<string, Input>();
  let promises = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const before = await onDisk(folder, fight.id);
    const follower = new Follower(before.record, before.journal, chance);
    sendBurst(fight.gm, follower, kill, acknowledged);
    await pause(rollDie(chance, LATEST_MS));
    const promised = new Map(acknowledged);
    promises += promised.size;
    fight.gm.room.reconnection.enabled = false;
    await child.kill();

    const { record, journal } = await onDisk(folder, fight.id);
    const saved = new Map(journal.map(({ message, input }) => [message, input]));
    for (const [id, input] of promised) expect(saved.get(id)).toEqual(input);
    child = await start();
    const gm = await Guest.join(child.url, fight.id, { seatKey: fight.seatKey });
    const { battle } = new Follower(record, journal, chance);
    const { output } = child;
    await expect.poll(output).toContain(`"hash":"${battle.hash()}"`);
    const prompts = battle.prompts.map(({ id, for: asked, kind }) => ({ id, for: asked, kind }));
    expect(gm.prompts).toMatchObject(prompts);
    fight = { ...fight, gm };
    if (!battle.table.over && kill % 10 !== 0) continue;
    acknowledged.clear();
    fight = await begin(child.url, kill);
  }
  expect(promises).toBeGreaterThan(KILLS / 4);
  await child.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a fight of the next ruleset, which the GM plays alone. */
async function begin(url: string, number: number) {
  const ruleset = rulesets[number % rulesets.length];
  const scenario = ruleset && groupFight(ruleset.scenarios);
  if (!ruleset || !scenario) throw new Error('There is nothing to play.');
  const { id, tokens } = await createBattle(url, { ruleset: ruleset.id, scenario: scenario.id });
  const gm = await Guest.join(url, id, { token: tokens.gm });
  await gm.seat({ do: 'start' });
  return { id, gm, seatKey: gm.welcome.seatKey ?? '' };
}
