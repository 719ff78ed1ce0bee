import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import { TestSeat } from '../testing/test-seat.ts';
import { foldedOf } from './folding.ts';
import type { BattleSnapshot } from './snapshot.ts';

const outcomes = [{ id: 'done', label: 'Done', chance: 1 }];
/** The hit points that Rex loses on average. */
const LOSSES: Readonly<Record<string, number>> = { pass: 3, guard: 1, counter: 4 };

/** Returns Rex's view while it is asked about a hit. The odds of some answers are known. */
function asked(isKnown = true): BattleSnapshot {
  const seat = new TestSeat(brawl({ dice: [1] }), ['rex']).see({ as: 'ana', do: 'hit', target: 'rex' });
  const snapshot = seat.model.snapshot.value;
  if (!snapshot) throw new Error('There is nothing to be seen.');
  const ruleset: BattleSnapshot['ruleset'] = {
    ...snapshot.ruleset,
    forecast: (_table, _by, { answer }) => {
      const lost = LOSSES[String(answer)];
      if (lost === undefined) return undefined;
      const effect = {
        target: 'rex',
        field: 'hp',
        changes: [[-lost, 1]] as const,
        average: -lost,
        defeat: 0,
      };
      return {
        cost: {},
        ...(isKnown && { odds: { outcomes, success: 1, effects: [effect] } }),
        against: [],
        provokes: [],
      };
    },
  };
  return { ...snapshot, ruleset };
}

it('folds answers that are worse than the default, and keeps every key in its place', () => {
  const snapshot = asked();
  const [prompt] = snapshot.prompts;
  if (!prompt) throw new Error('There is no prompt.');
  const { likely, folded } = foldedOf(snapshot, prompt);
  const read = (some: typeof likely) => some.map(({ offer, number }) => `${number} ${offer.option}`);
  expect(read(folded)).toEqual(['3 counter']);
  expect(read(likely)).toEqual(['1 pass', '2 guard', '4 aside']);
});

it('folds nothing if the odds are unknown', () => {
  const snapshot = asked(false);
  const [prompt] = snapshot.prompts;
  if (!prompt) throw new Error('There is no prompt.');
  expect(foldedOf(snapshot, prompt).folded).toEqual([]);
});
