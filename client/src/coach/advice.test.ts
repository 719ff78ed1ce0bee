import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { adviceOf } from './advice.ts';

/** Returns Rex's view while it is asked about a hit. To bots, a counter is worth more than it costs in hit points. */
function asked(lostByCounter: number): BattleSnapshot {
  const seat = new TestSeat(brawl({ dice: [1] }), ['rex']).see({ as: 'ana', do: 'hit', target: 'rex' });
  const snapshot = seat.model.snapshot.value;
  if (!snapshot) throw new Error('There is nothing to be seen.');
  const ruleset: BattleSnapshot['ruleset'] = {
    ...snapshot.ruleset,
    forecast: (_table, _by, { answer }) => {
      const lost = answer === 'counter' ? lostByCounter : 3;
      const effect = {
        target: 'rex',
        field: 'hp',
        changes: [[-lost, 1]] as const,
        average: -lost,
        defeat: 0,
      };
      const odds = { outcomes: [], success: 1, effects: [effect], worth: answer === 'counter' ? 9 : 0 };
      return { cost: {}, odds, against: [], provokes: [] };
    },
  };
  return { ...snapshot, ruleset };
}

it.each([
  ['the best answer', 2, 'answer-counter'],
  ['the default if the best answer is folded away', 4, 'answer-pass'],
])('advises %s', (_what, lostByCounter, button) => {
  const snapshot = asked(lostByCounter);
  const [prompt] = snapshot.prompts;
  if (!prompt) throw new Error('There is no prompt.');
  const doing = { prompt, offers: [], draft: null, proposed: null, mine: ['rex'] };
  expect(adviceOf(snapshot, doing)).toMatchObject({ lesson: 'react', button });
});
