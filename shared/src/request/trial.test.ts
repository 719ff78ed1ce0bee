import { expect, it } from 'vitest';
import { emptyTally, type Tally } from '../simulate/statistics.ts';
import { medianInterval, newTrial, nextBatch, verdictOn } from './trial.ts';

const REQUEST = { wins: { low: 60, high: 70 }, rounds: { low: 4, high: 6 }, margin: 5 };

/** Returns the tally of fights that all take the same number of rounds. */
function tallyOf(fights: number, won: number, rounds = 5): Tally {
  const wins = { heroes: won, foes: fights - won };
  return { ...emptyTally(), fights, wins, rounds: Array.from({ length: fights }, () => rounds) };
}

it.each([
  { name: 'heroes who win all of a few fights', screening: tallyOf(16, 16), verdict: 'too-easy' },
  { name: 'heroes who win none of a few fights', screening: tallyOf(8, 0), verdict: 'too-hard' },
  { name: 'fights that are clearly too short', screening: tallyOf(16, 10, 2), verdict: 'too-short' },
  { name: 'fights that are clearly too long', screening: tallyOf(16, 10, 9), verdict: 'too-long' },
  { name: 'a few fights that could fit', screening: tallyOf(16, 10), verdict: 'open' },
  { name: 'a screening that fits exactly', screening: tallyOf(40, 26), verdict: 'open' },
  { name: 'a confirmation with a large margin', confirmation: tallyOf(100, 65), verdict: 'open' },
  { name: 'a confirmation with a small margin', confirmation: tallyOf(400, 260), verdict: 'fits' },
  {
    name: 'a confirmed win rate just above the request',
    confirmation: tallyOf(400, 284),
    verdict: 'too-easy',
  },
  {
    name: 'a confirmed win rate just below the request',
    confirmation: tallyOf(400, 236),
    verdict: 'too-hard',
  },
  {
    name: 'a good win rate in fights that are too long',
    confirmation: tallyOf(400, 260, 7),
    verdict: 'too-long',
  },
])(
  'the verdict on $name is "$verdict"',
  ({ screening = tallyOf(40, 26), confirmation = emptyTally(), verdict }) => {
    expect(verdictOn({ screening, confirmation }, REQUEST, 'heroes')).toBe(verdict);
  },
);

it.each([
  { values: [1, 2, 3, 4, 5, 6, 7, 8], low: 2, high: 8 },
  { values: Array.from({ length: 101 }, (_, at) => at), low: 40, high: 61 },
  { values: [3], low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
])('the interval of the median of $values.length values is $low to $high', ({ values, low, high }) => {
  expect(medianInterval(values)).toEqual({ low, high });
});

it.each([
  { screened: 0, confirmed: 0, batch: { part: 'screening', first: 1, count: 8 } },
  { screened: 19, confirmed: 0, batch: { part: 'screening', first: 20, count: 5 } },
  { screened: 40, confirmed: 0, batch: { part: 'confirmation', first: 1, count: 50 } },
  { screened: 40, confirmed: 50, batch: { part: 'confirmation', first: 51, count: 50 } },
])('after $screened and $confirmed fights, the next batch is $batch', ({ screened, confirmed, batch }) => {
  const trial = newTrial({ counts: { ogre: 1 }, placement: 0 });
  const [screening, confirmation] = [tallyOf(screened, 0), tallyOf(confirmed, 0)];
  expect(nextBatch({ ...trial, screening, confirmation })).toEqual(batch);
});
