import { describe, expect, it } from 'vitest';
import { presentEdition } from '../engine/history/edition.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import type { Setup, SetupFighter } from '../engine/setup/setup.ts';
import { scriptedDice } from '../engine/state/dice.ts';
import type { Hex } from '../hex/axial.ts';
import { RULESETS, rulesetOf } from '../rulesets/registry.ts';
import { optionsTree } from './options-tree.ts';

/** Dice that all show the same number, because the results do not matter here. */
const DICE = scriptedDice(Array.from({ length: 20 }, () => 6));

const fighter = (id: string, side: string, kind: string, at: Hex): SetupFighter => ({
  id,
  side,
  at,
  sheet: { kind },
});

function position(ruleset: string, map: Partial<Setup['map']>, ...combatants: SetupFighter[]): Setup {
  const order = combatants.map(({ id }) => id);
  const ground = { radius: 2, walls: [], difficult: [], cover: [], ...map };
  return { ruleset, options: {}, map: ground, combatants, order };
}

/**
 * Pins the options, so that code changes cannot alter them unnoticed. After an intended change to the rules, check the
 * difference in the counts, then update them: `npx vitest run options-tree -u`.
 */
describe('the options two inputs deep are unchanged', () => {
  it.each(Object.values(RULESETS))('in the first group scenario of $id', async (ruleset) => {
    const scenario = groupFight(ruleset.scenarios);
    if (!scenario) throw new Error(`${ruleset.id} has no scenario.`);
    const order = scenario.setup.combatants.map(({ id }) => id);
    const tree = optionsTree(presentEdition(ruleset), { ...scenario.setup, order }, DICE, 2);
    await expect(`${JSON.stringify(tree)}\n`).toMatchFileSnapshot(`pins/${ruleset.id}.txt`);
  });

  it('in a Flow duel', () => {
    const duel = position(
      'flow',
      {},
      fighter('ana', 'heroes', 'duelist', [0, 0]),
      fighter('raider', 'foes', 'raider', [1, 0]),
    );
    expect(optionsTree(presentEdition(rulesetOf('flow')), duel, DICE, 2)).toMatchInlineSnapshot(`
      {
        "counts": [
          117,
          8521,
        ],
        "digest": "729ad0081813fbca",
      }
    `);
  });

  it('for a Flow mage with an ally, a foe and a wall', () => {
    const fight = position(
      'flow',
      { walls: [[0, -1]], difficult: [[0, 1]] },
      fighter('mage', 'heroes', 'mage', [-1, 0]),
      fighter('warden', 'heroes', 'warden', [0, 0]),
      fighter('goblin', 'foes', 'goblin', [1, 0]),
    );
    expect(optionsTree(presentEdition(rulesetOf('flow')), fight, DICE, 2)).toMatchInlineSnapshot(`
      {
        "counts": [
          105,
          7978,
        ],
        "digest": "e0d7b68f85735f27",
      }
    `);
  });

  it('in a Vigil duel', () => {
    const duel = position(
      'vigil',
      {},
      fighter('ana', 'heroes', 'duelist', [0, 0]),
      fighter('raider', 'foes', 'raider', [1, 0]),
    );
    expect(optionsTree(presentEdition(rulesetOf('vigil')), duel, DICE, 2)).toMatchInlineSnapshot(`
      {
        "counts": [
          99,
          592,
        ],
        "digest": "b367bc1cd0ff621e",
      }
    `);
  });

  it('for a Vigil mystic with an ally, a foe and a wall', () => {
    const fight = position(
      'vigil',
      { walls: [[0, -1]], difficult: [[0, 1]] },
      fighter('mystic', 'heroes', 'mystic', [-1, 0]),
      fighter('warden', 'heroes', 'warden', [0, 0]),
      fighter('brute', 'foes', 'brute', [1, 0]),
    );
    expect(optionsTree(presentEdition(rulesetOf('vigil')), fight, DICE, 2)).toMatchInlineSnapshot(`
      {
        "counts": [
          81,
          419,
        ],
        "digest": "e8884a39d0eb838d",
      }
    `);
  });
});
