import { expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { foretell } from '../../../engine/core/foretell.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { degrees } from '../index.ts';
import type { DegreesTable } from '../table.ts';

/** Starts a fight in which a bulwark can help a duelist against a target. The first die shows `shown`. */
function helpWith(shown: number): Battle {
  const setup = parseSetup({
    ruleset: 'degrees',
    map: { radius: 4 },
    combatants: [
      { id: 'bul', side: 'heroes', at: [1, -1], sheet: { kind: 'bulwark' } },
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'tro', side: 'foes', at: [1, 0], sheet: { kind: 'river-troll' } },
    ],
    order: ['bul', 'ana', 'tro'],
  });
  return Battle.start(degrees, setup, scriptedDice([shown]));
}

it.each(['aid', 'coordinate'])('the chance to %s counts the rolls that succeed', (mode) => {
  const act = { do: 'assist', mode, ally: 'ana', target: 'tro', weapon: 'maul' };
  for (const minus of ['effect', 'defense']) {
    const successes = Array.from({ length: 20 }, (_, index) => {
      const battle = helpWith(index + 1);
      battle.apply({ as: 'bul', do: 'stance', minus, plus: 'attack', ranks: 5 });
      const { odds } = foretell(degrees, battle.table, 'bul', act) ?? {};
      battle.apply({ as: 'bul', ...act });
      const { fighters } = battle.table as DegreesTable;
      return { chance: odds?.success, isSuccess: (fighters.bul?.last?.degree ?? 0) > 0 };
    });
    const rolled = successes.filter(({ isSuccess }) => isSuccess).length / 20;
    for (const { chance } of successes) expect(chance).toBeCloseTo(rolled);
  }
});
