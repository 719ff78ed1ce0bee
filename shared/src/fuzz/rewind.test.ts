import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { applyAll, newJournal, replay } from '../engine/history/journal.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import { rewindTo } from '../engine/testing/rewinds.ts';
import { seedOf } from './chance.ts';
import { fuzzFight, limitsOf } from './fuzz.ts';

/** Plays a random fight. Returns the hash of the battle and its dice, at the start and after each input. */
function fightOf(ruleset: Ruleset, name: string) {
  const { setup, inputs } = fuzzFight(ruleset, name, limitsOf(name, 60));
  const dice = seededDice(seedOf(name));
  const battle = Battle.start(ruleset, setup, structuredClone(dice));
  const moments = [momentOf(battle)];
  for (const input of inputs) {
    battle.apply(input);
    moments.push(momentOf(battle));
  }
  return { journal: newJournal(ruleset, setup, dice), inputs, moments };
}

function momentOf(battle: Battle): { readonly hash: string; readonly dice: Dice } {
  return { hash: battle.hash(), dice: structuredClone(battle.table.dice) };
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe.each(Object.values(SUBJECTS))('$id', (ruleset) => {
  it('rewinds to any moment of a fight, and the same inputs and dice lead to the same table again', () => {
    const property = fc.property(fc.integer({ min: 1, max: 40 }), share, share, (number, some, more) => {
      const { journal, inputs, moments } = fightOf(ruleset, `gm-${number}`);
      const until = Math.round(some * inputs.length);
      const to = Math.round(more * until);
      const rewound: Input[] = [...inputs.slice(0, until), rewindTo(to, seedOf('branch'))];
      if (rewound.length === 1) return; // skips rewinds from the start, where there is nothing to rewind
      const battle = replay(ruleset, { ...journal, inputs: rewound });
      expect(battle.table.dice).toEqual(seededDice(seedOf('branch')));
      battle.table.dice = structuredClone(moments[to]?.dice ?? battle.table.dice);
      expect(battle.hash()).toBe(moments[to]?.hash);
      applyAll(battle, inputs.slice(to));
      expect(battle.hash()).toBe(moments.at(-1)?.hash);
    });
    fc.assert(property, { numRuns: 20, seed: 7, endOnFailure: true });
  }, 60_000);
});
