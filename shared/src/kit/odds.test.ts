import { describe, expect, it } from 'vitest';
import {
  averageOf,
  certainly,
  chanceOf,
  chanceThat,
  changeOf,
  type Distribution,
  dice,
  die,
  difference,
  gainOf,
  highestOf,
  lossOf,
  lowestOf,
  mapped,
  mixed,
  oppositeOdds,
  orNothing,
  outcomesOf,
  resultsOf,
  successes,
  sum,
  sumOf,
  trimmed,
  yesOrNo,
} from './odds.ts';

const total = (of: Distribution) => of.chances.reduce((so, chance) => so + chance, 0);

describe('the chances of dice', () => {
  it.each([
    { name: 'one die', of: die(6), result: 6, chance: 1 / 6 },
    { name: 'two dice', of: dice(2, 6), result: 7, chance: 1 / 6 },
    { name: 'no dice at all', of: dice(0, 6), result: 0, chance: 1 },
    { name: 'the higher of two dice', of: highestOf(2, die(20)), result: 20, chance: 39 / 400 },
    { name: 'the lower of two dice', of: lowestOf(2, die(20)), result: 20, chance: 1 / 400 },
    { name: 'the highest of three dice', of: highestOf(3, die(6)), result: 1, chance: 1 / 216 },
    { name: 'a die and a number', of: sum(die(6), certainly(3)), result: 4, chance: 1 / 6 },
    { name: 'a die minus another die', of: difference(die(6), die(6)), result: 0, chance: 1 / 6 },
    {
      name: 'half a die, rounded up',
      of: mapped(die(6), (shown) => Math.ceil(shown / 2)),
      result: 2,
      chance: 1 / 3,
    },
    { name: 'the sum of two equal dice', of: sumOf(2, die(4)), result: 8, chance: 1 / 16 },
    { name: 'the successes in a pool of three dice', of: successes(3, 1 / 2), result: 2, chance: 3 / 8 },
    { name: 'a die or nothing', of: orNothing([[0.25, die(6)]]), result: 0, chance: 0.75 },
    {
      name: 'one of two dice',
      of: mixed([
        [0.5, die(4)],
        [0.5, die(8)],
      ]),
      result: 8,
      chance: 1 / 16,
    },
  ])('are exact for $name, and add up to 1', ({ of, result, chance }) => {
    expect(chanceOf(of, result)).toBeCloseTo(chance, 12);
    expect(total(of)).toBeCloseTo(1, 12);
  });

  it('are zero for results that the dice cannot show', () => {
    expect([0, 7].map((result) => chanceOf(die(6), result))).toEqual([0, 0]);
  });

  it('leave out negligible results at both ends, and still add up to 1', () => {
    const { low, chances } = trimmed({ low: 1, chances: [1e-12, 0.5, 0, 0.5 - 1e-9, 1e-12] });
    expect([low, chances.length]).toEqual([2, 3]);
    expect(total({ low, chances })).toBeCloseTo(1, 12);
  });

  it('are listed in ascending order, for possible results only', () => {
    const even = mapped(die(3), (shown) => 2 * shown);
    expect(resultsOf(even).map(([result]) => result)).toEqual([2, 4, 6]);
  });

  it('give the chance of matching results and the average value', () => {
    expect(chanceThat(die(6), (shown) => shown >= 5)).toBeCloseTo(1 / 3, 12);
    expect(averageOf(die(6))).toBeCloseTo(3.5, 12);
    expect(averageOf(die(6), (shown) => (shown === 6 ? 12 : 0))).toBeCloseTo(2, 12);
  });
});

describe('the effect on a fighter', () => {
  it('lists each amount with its chance, the average, and the chance of defeat', () => {
    const effect = lossOf('ana', 'hp', orNothing([[0.5, die(2)]]), (lost) => lost >= 2);
    expect(effect).toEqual({
      target: 'ana',
      field: 'hp',
      changes: [
        [-2, 0.25],
        [-1, 0.25],
        [0, 0.5],
      ],
      average: -0.75,
      defeat: 0.25,
    });
  });

  it('is at most the missing amount when a fighter regains something', () => {
    const { changes, defeat } = gainOf('ana', 'hp', die(4), 2);
    expect(changes).toEqual([
      [1, 0.25],
      [2, 0.75],
    ]);
    expect(defeat).toBe(0);
  });

  it('can be an increase of a harmful field, such as stress', () => {
    const { changes, defeat } = changeOf('ana', 'stress', die(2), (by) => by > 1);
    expect([changes, defeat]).toEqual([
      [
        [1, 0.5],
        [2, 0.5],
      ],
      0.5,
    ]);
  });
});

describe('the odds of success and failure', () => {
  it('leave out impossible outcomes', () => {
    expect(yesOrNo(1).outcomes.map(({ id }) => id)).toEqual(['success']);
    expect(yesOrNo(0.5).outcomes.map(({ chance }) => chance)).toEqual([0.5, 0.5]);
  });

  it('are swapped for the opponent', () => {
    expect(oppositeOdds(yesOrNo(0.75, 2))).toMatchObject({ success: 0.25, worth: -2 });
  });
});

it('lists only the outcomes that can happen, in the given order', () => {
  const labels = { miss: 'Miss', hit: 'Hit', critical: 'Critical' };
  expect(outcomesOf(labels, { hit: 0.75, miss: 0.25, critical: 0 })).toEqual([
    { id: 'hit', label: 'Hit', chance: 0.75 },
    { id: 'miss', label: 'Miss', chance: 0.25 },
  ]);
});
