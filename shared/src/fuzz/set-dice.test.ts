import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { Battle } from '../engine/battle/battle.ts';
import { seededDice } from '../engine/state/dice.ts';
import { between, chanceOf, seedOf } from './chance.ts';
import { randomOffered } from './inputs.ts';
import { randomSetup } from './setups.ts';

const [FIGHTS, INPUTS] = [12, 80] as const;
const SIDES = [6, 20, 100] as const;

describe.each(Object.values(SUBJECTS))('$id', (ruleset) => {
  it('reports each die set by the GM with its roll', () => {
    let rolled = 0;
    for (let fight = 0; fight < FIGHTS; fight++) {
      const dice = chanceOf(`${ruleset.id}/set-dice-${fight}`);
      const battle = Battle.start(ruleset, randomSetup(ruleset, dice), seededDice(seedOf(`set-${fight}`)));
      for (let step = 0; step < INPUTS && !battle.table.over; step++) {
        const sides = SIDES[between(dice, 0, SIDES.length - 1)] ?? 6;
        battle.apply({ as: 'gm', do: 'gm.die', sides, face: 2 });
        const input = randomOffered(battle, dice);
        const told = input ? battle.apply(input) : [];
        if (battle.table.setDie) expect(battle.table.setDie).toEqual({ sides, face: 2 });
        else expect(told.map(({ setDie }) => setDie?.sides)).toContain(sides);
        if (!battle.table.setDie) rolled++;
      }
    }
    expect(rolled).toBeGreaterThan(FIGHTS / 2);
  });
});
