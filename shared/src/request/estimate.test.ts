import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTally } from '../simulate/statistics.ts';
import { estimateFrom, promiseOf } from './estimate.ts';
import { fitLine, predict } from './regression.ts';
import { newTrial, type Trial } from './trial.ts';

const CHOICES = {
  heroes: 'heroes',
  party: 4,
  kinds: ['goblin', 'ogre'],
  number: { low: 1, high: 8 },
  placements: 2,
};

/** Returns a trial that was screened with 40 fights of 5 rounds. */
function screened(counts: Trial['foes']['counts'], won: number): Trial {
  const rounds = Array.from({ length: 40 }, () => 5);
  const screening = { ...emptyTally(), fights: 40, wins: { heroes: won, foes: 40 - won }, rounds };
  return { ...newTrial({ counts, placement: 0 }), screening };
}

const trials = fc.array(
  fc
    .tuple(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 4 }), fc.nat({ max: 40 }))
    .map(([goblin, ogre, won]) => screened({ goblin, ogre }, won)),
  { maxLength: 12 },
);

describe('an estimate of foes', () => {
  it('never says that one more foe makes a fight easier', () => {
    fc.assert(
      fc.property(trials, (seen) => {
        const { means } = estimateFrom(CHOICES, seen).wins;
        for (const strength of means.slice(1, 3)) expect(strength).toBeLessThan(0);
      }),
    );
  });

  it('prefers foes between those that were too weak and those that were too strong', () => {
    const request = { wins: { low: 55, high: 65 }, rounds: { low: 3, high: 8 }, margin: 5 };
    const estimate = estimateFrom(CHOICES, [screened({ ogre: 1 }, 38), screened({ ogre: 5 }, 2)]);
    const promise = (ogre: number) => promiseOf(estimate, { counts: { ogre }, placement: 0 }, request);
    expect(promise(3)).toBeGreaterThan(promise(1));
    expect(promise(3)).toBeGreaterThan(promise(6));
  });
});

describe('a fitted line', () => {
  const prior = { means: [0, 0], deviations: [10, 10] };

  it('follows exact observations', () => {
    const seen = [-1, 0, 2, 5].map((x) => ({ features: [1, x], value: 3 - 2 * x, variance: 1e-6 }));
    const { mean, deviation } = predict(fitLine(prior, seen), [1, 10]);
    expect(mean).toBeCloseTo(-17, 3);
    expect(deviation).toBeLessThan(0.01);
  });

  it('is the prior without observations', () => {
    expect(predict(fitLine(prior, []), [1, 2])).toEqual({ mean: 0, deviation: Math.sqrt(500) });
  });

  it('weighs an observation by its variance, like the mean of two normal distributions', () => {
    const fit = fitLine({ means: [1], deviations: [2] }, [{ features: [1], value: 7, variance: 8 }]);
    expect(fit.means[0]).toBeCloseTo(1 + (4 / (4 + 8)) * 6);
    expect(fit.covariance[0]?.[0]).toBeCloseTo((4 * 8) / (4 + 8));
  });
});
