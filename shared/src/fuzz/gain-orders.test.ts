import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { playOn } from '../bots/fight.ts';
import { tactical } from '../bots/tactical.ts';
import { Battle } from '../engine/battle/battle.ts';
import { newJournal, replay } from '../engine/history/journal.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import { seededDice } from '../engine/state/dice.ts';
import { seedOf } from './chance.ts';

const SEED = seedOf('gain');
const PLAY = { seed: SEED, policyOf: () => tactical, maxRounds: 2, maxInputs: 150 };

describe.each(Object.values(SUBJECTS))('in $id, a standing order to pass if the gain is low', (ruleset) => {
  const setup = groupFight(ruleset.scenarios)?.setup;
  const orders = setup?.combatants.map(({ id }) => ({
    as: id,
    do: 'standing-order',
    policy: 'never-below',
    below: 100,
  }));

  it('gives the same answers in a replay, and never answers a turn prompt', () => {
    if (!setup || !orders) throw new Error(`${ruleset.id} has no fight for a group.`);
    const battle = Battle.start(ruleset, setup, seededDice(SEED));
    const passed: unknown[] = [];
    for (const order of orders) battle.apply(order);
    const watch = ({ events }: { events: readonly { type: string; kind?: unknown }[] }) =>
      passed.push(...events.filter(({ type }) => type === 'auto-passed').map(({ kind }) => kind));
    const { inputs } = playOn(battle, { ...PLAY, watch });
    expect(passed).not.toEqual([]);
    expect(passed).not.toContain('turn');
    const journal = { ...newJournal(ruleset, setup, seededDice(SEED)), inputs: [...orders, ...inputs] };
    expect(replay(ruleset, journal).hash()).toBe(battle.hash());
  });
});
