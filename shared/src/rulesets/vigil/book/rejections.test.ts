import { expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { vigil } from '../index.ts';
import { TEXT } from '../words/catalog.ts';

function duel() {
  const combatants = [
    { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' }, state: { vigor: 1, movement: 0 } },
    { id: 'bob', side: 'heroes', at: [0, 1], sheet: { kind: 'duelist' }, state: { vigor: 1 } },
    { id: 'gob', side: 'foes', at: [3, 0], sheet: { kind: 'militia' } },
    { id: 'rat', side: 'foes', at: [1, 0], sheet: { kind: 'militia' } },
  ];
  const order = ['ana', 'bob', 'gob', 'rat'];
  return Battle.start(
    vigil,
    parseSetup({ ruleset: 'vigil', map: { radius: 8 }, combatants, order }),
    scriptedDice([]),
  );
}

it.each([
  {
    name: 'an action costs more vigor than the fighter has',
    intent: { do: 'use', ability: 'quick-strike', target: 'rat' },
    message: 'That costs 2 vigor; you have 1.',
  },
  {
    name: 'a target is too far away',
    intent: { do: 'attack', weapon: 'longsword', target: 'gob' },
    message: TEXT.refusals.outOfRange(3, 1),
  },
  {
    name: 'a slot is used up',
    intent: { do: 'switch', weapon: 'dagger' },
    message: TEXT.refusals.slotUsed.movement,
  },
])('a rejection gives details when $name', ({ intent, message }) => {
  expect(duel().check({ as: 'ana', ...intent })).toMatchObject({ message });
});

it('the GM can waive the rule that a held fighter cannot move', () => {
  const combatants = [
    {
      id: 'ana',
      side: 'heroes',
      at: [0, 0],
      sheet: { kind: 'duelist' },
      state: { conditions: ['held'] },
    },
    { id: 'gob', side: 'foes', at: [3, 0], sheet: { kind: 'militia' } },
  ];
  const battle = Battle.start(
    vigil,
    parseSetup({ ruleset: 'vigil', map: { radius: 8 }, combatants, order: ['ana', 'gob'] }),
    scriptedDice([]),
  );
  const move = { as: 'ana', do: 'move', path: [[0, 1]] };
  expect(battle.check(move)).toMatchObject({ code: 'prevented' });
  expect(battle.check({ ...move, force: ['prevented'] })).toBeNull();
});
