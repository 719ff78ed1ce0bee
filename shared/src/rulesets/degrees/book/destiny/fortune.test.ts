import { expect, it } from 'vitest';
import { Battle } from '../../../../engine/battle/battle.ts';
import { scriptedDice } from '../../../../engine/state/dice.ts';
import { degrees } from '../../index.ts';

it('a check is logged before players are asked to spend points on it, and again after each point', () => {
  const combatants = [
    { id: 'ana', side: 'heroes', at: [0, 0] as const, sheet: { kind: 'duelist', fortuneAsk: 'failed' } },
    { id: 'troll', side: 'foes', at: [1, 0] as const, sheet: { kind: 'river-troll' } },
  ];
  const map = { radius: 3, walls: [], difficult: [], cover: [] };
  const setup = { ruleset: 'degrees', options: {}, map, combatants, order: ['ana', 'troll'] };
  const battle = Battle.start(degrees, setup, scriptedDice([6, 2, 20]));

  const before = battle.apply({ as: 'ana', do: 'attack', weapon: 'rapier', target: 'troll' });
  expect(before).toContainEqual(
    expect.objectContaining({ type: 'checked', by: 'ana', target: 'troll', total: 12, dc: 13, degree: -1 }),
  );
  expect(battle.prompts).toMatchObject([{ for: 'ana', kind: 'fortune' }]);

  const after = battle.apply({ as: 'ana', answer: 'improve' });
  expect(after).toContainEqual(expect.objectContaining({ type: 'bent', by: 'ana', total: 14, degree: 1 }));
});
