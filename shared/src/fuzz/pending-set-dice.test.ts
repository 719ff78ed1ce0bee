import { expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { scriptedDice, seededDice } from '../engine/state/dice.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import { between, chanceOf, seedOf } from './chance.ts';
import { randomOffered } from './inputs.ts';
import { randomSetup } from './setups.ts';

const [FIGHTS, INPUTS] = [12, 80] as const;
const SIDES = [6, 20, 100] as const;

it.each(['flow', 'degrees', 'hunt'] as const)(
  'a pending roll in %s also shows that the GM has set its die',
  (id) => {
    const ruleset = rulesetOf(id);
    const shown = new Set<number>();
    for (let fight = 0; fight < FIGHTS; fight++) {
      const dice = chanceOf(`${id}/set-on-the-stack-${fight}`);
      const battle = Battle.start(ruleset, randomSetup(ruleset, dice), seededDice(seedOf(`shown-${fight}`)));
      for (let step = 0; step < INPUTS && !battle.table.over; step++) {
        const sides = SIDES[between(dice, 0, SIDES.length - 1)] ?? 6;
        battle.apply({ as: 'gm', do: 'gm.die', sides, face: 2 });
        const input = randomOffered(battle, dice);
        if (input) battle.apply(input);
        for (const item of battle.table.stack) {
          const set = ruleset.description.about?.(battle.table, item, String)?.setDie;
          if (set) shown.add(set.face);
        }
      }
    }
    expect([...shown]).toEqual([2]);
  },
);

it('a die set by the GM is reported separately if its roll has no event', () => {
  const setup: Setup = {
    ruleset: 'hunt',
    options: {},
    map: { radius: 6, walls: [], difficult: [], cover: [] },
    combatants: [
      {
        id: 'ana',
        side: 'heroes',
        at: [0, 0],
        sheet: { kind: 'slayer' },
        state: { hp: 0, conditions: ['poisoned'] },
      },
      { id: 'boar', side: 'foes', at: [4, 0], sheet: { kind: 'ridge-boar' } },
    ],
    order: ['ana', 'boar'],
  };
  const battle = Battle.start(rulesetOf('hunt'), setup, scriptedDice([3]));
  battle.apply({ as: 'gm', do: 'gm.die', sides: 6, face: 4 });
  battle.apply({ as: 'ana', do: 'end-turn' });
  const told = battle.apply({ as: 'boar', do: 'end-turn' }).filter(({ setDie }) => setDie);
  expect(told).toEqual([{ type: 'die-rolled', target: 'ana', setDie: { sides: 6, face: 4, fell: 3 } }]);
});
