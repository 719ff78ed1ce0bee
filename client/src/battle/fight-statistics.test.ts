import type { Roll } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { tallyOf } from './fight-statistics.ts';
import type { BattleSnapshot } from './snapshot.ts';

function snapshot(): BattleSnapshot {
  const { value } = new TestSeat(demoBattle(), 'gm').model.snapshot;
  if (!value) throw new Error('The table has not loaded.');
  const roll = ({ type, shown, outcome }: { type: string; shown?: unknown; outcome?: unknown }) =>
    type === 'rolled' ? ({ shown, outcome, chance: 0.25 } as Roll) : undefined;
  const ruleset = { ...value.ruleset, description: { ...value.ruleset.description, roll } };
  return { ...value, ruleset };
}

const hurt = (by: string, target: string, amount: number, hp: number) =>
  ({ type: 'hurt', by, target, amount, hp }) as const;

describe('the statistics of a fight', () => {
  it('count damage for both the attacker and the target', () => {
    const { deeds } = tallyOf(snapshot(), [{ rev: 1, events: [hurt('ana', 'rat', 3, 4)] }]);
    expect(deeds.find(({ id }) => id === 'ana')).toMatchObject({ done: 3, taken: 0 });
    expect(deeds.find(({ id }) => id === 'rat')).toMatchObject({ done: 0, taken: 3 });
  });

  it('start the health of each side with its value before the first wound', () => {
    const seen = snapshot();
    const before = tallyOf(seen, [
      { rev: 4, events: [hurt('ana', 'rat', 2, 5)] },
      { rev: 9, events: [hurt('ana', 'rat', 3, 2)] },
    ]).course;
    const foes = before?.sides.indexOf(seen.table.fighters.rat?.side ?? '') ?? 0;
    const [first = 0, second = 0, third = 0] = before?.health[foes] ?? [];
    expect(before?.moves).toEqual([0, 4, 9]);
    expect([first - second, second - third]).toEqual([2, 3]);
  });

  it('track no health if no fighter was hurt', () => {
    expect(tallyOf(snapshot(), []).course).toBeNull();
  });

  it('measure luck against the chances of the rolls', () => {
    const rolled = (outcome: string) => ({ type: 'rolled', by: 'ana', shown: 3, outcome }) as const;
    const { deeds } = tallyOf(snapshot(), [{ rev: 1, events: [rolled('good'), rolled('bad')] }]);
    expect(deeds.find(({ id }) => id === 'ana')).toMatchObject({
      rolls: 2,
      good: 1,
      expected: 0.5,
      lucky: 1,
    });
  });

  it('do not count a die that the GM has set as luck', () => {
    const setDie = { sides: 20, face: 20, fell: 20 };
    const rolled = { type: 'rolled', by: 'ana', shown: 20, outcome: 'good', setDie } as const;
    const { deeds } = tallyOf(snapshot(), [{ rev: 1, events: [rolled] }]);
    expect(deeds.find(({ id }) => id === 'ana')).toMatchObject({ rolls: 1, good: 1, expected: 0, lucky: 0 });
  });
});
