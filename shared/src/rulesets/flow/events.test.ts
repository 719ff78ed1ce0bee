import { expect, it } from 'vitest';
import { Battle } from '../../engine/battle.ts';
import { scriptedDice } from '../../engine/dice.ts';
import { parseSetup } from '../../engine/setup.ts';
import { flow } from './index.ts';

it('tells who has struck whom down', () => {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 2 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [1, 0], sheet: { kind: 'raider' }, state: { hp: 1, rp: 0 } },
    ],
    order: ['ana', 'raider'],
  });
  const battle = Battle.start(flow, setup, scriptedDice([50, 8]));
  const told = battle.apply({ as: 'ana', do: 'attack', target: 'raider', onHit: 'pass' });
  const falls = told.filter(({ type }) => type === 'hurt' || type === 'defeated');
  expect(falls.map(({ type, by, target }) => ({ type, by, target }))).toEqual([
    { type: 'hurt', by: 'ana', target: 'raider' },
    { type: 'defeated', by: 'ana', target: 'raider' },
  ]);
});
