import { random } from '@riposte/shared/bots/random';
import { situationOf } from '@riposte/shared/bots/situations';
import { toInput } from '@riposte/shared/engine/battle/input';
import { presentEdition } from '@riposte/shared/engine/history/edition';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import { seededDice } from '@riposte/shared/engine/state/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { REGISTRY, RULESETS } from '@riposte/shared/rulesets/registry';
import { describe, expect, it } from 'vitest';
import { Play } from '../battles/play.ts';
import { Copies } from './copies.ts';

const INPUTS = 120;

describe.each(Object.values(RULESETS))('a bot worker’s copy of a $id battle', (ruleset) => {
  const edition = { ruleset: ruleset.id, version: ruleset.version };
  const setup = groupFight(ruleset.scenarios)?.setup;

  function begin() {
    if (!setup) throw new Error('There is nothing to play.');
    const record = { setup, seed: seedOf('copies') } as Parameters<typeof Play.begin>[1];
    return Play.begin(presentEdition(ruleset), record);
  }

  /** Plays at random and calls `after` with the number of each input. */
  async function play(battle: Play, after: (seq: number) => Promise<void>): Promise<void> {
    const chance = seededDice(seedOf('chance'));
    for (let seq = 1; seq <= INPUTS && !battle.battle.table.over; seq++) {
      const [prompt] = battle.battle.prompts;
      if (!prompt) throw new Error('No prompt is open.');
      const situation = situationOf(battle.battle, prompt, chance);
      const input = battle.battle.heard(toInput(prompt, random.decide(situation)), situation.viewer);
      battle.apply({ seq, input, at: 0, seat: null, message: null });
      await after(seq);
    }
  }

  it('matches the battle after every input', async () => {
    const [copies, battle] = [new Copies(REGISTRY), begin()];
    let known: number | undefined;
    await play(battle, async () => {
      const replay = battle.replayLog.since(known);
      const copy = await copies.upToDate({ edition, replay });
      known = replay.length;
      expect(copy.hash()).toBe(battle.battle.hash());
    });
    expect(known).toBeGreaterThan(0);
  });

  it('can be made at any time from the last saved table', async () => {
    const battle = begin();
    await play(battle, async (seq) => {
      if (seq % 10 === 0) battle.snapshot();
      if (seq % 7 !== 0) return;
      const copy = await new Copies(REGISTRY).upToDate({
        edition,
        replay: battle.replayLog.since(undefined),
      });
      expect(copy.hash()).toBe(battle.battle.hash());
    });
  });

  it('is made again if it has missed more inputs than the log keeps', async () => {
    const [copies, battle] = [new Copies(REGISTRY), begin()];
    await copies.upToDate({ edition, replay: battle.replayLog.since(undefined) });
    await play(battle, async (seq) => {
      if (seq % 10 === 0) battle.snapshot();
    });
    const copy = await copies.upToDate({ edition, replay: battle.replayLog.since(0) });
    expect(copy.hash()).toBe(battle.battle.hash());
  });
});
