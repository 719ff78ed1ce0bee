import { expect, it } from 'vitest';
import { dot } from './dot.ts';
import { exponential, fitLogistic, logistic } from './logistic.ts';

const NOTHING_KNOWN = { mean: 0, penalty: 1e-9 };

it.each([-30, -1.5, 0, 0.3, 12, 39])('the exponential of %d matches the math library', (x) => {
  expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
});

it('a fit without features finds the share of wins', () => {
  const rows = Array.from({ length: 100 }, (_, group) => ({ features: [1], isWin: group < 70, group }));
  const { weights } = fitLogistic(rows, [NOTHING_KNOWN]);
  expect(logistic(dot(weights, [1]))).toBeCloseTo(0.7, 4);
});

it('the error of a share of independent groups matches that of a binomial sample', () => {
  const rows = Array.from({ length: 400 }, (_, group) => ({ features: [1], isWin: group < 200, group }));
  const { covariance } = fitLogistic(rows, [NOTHING_KNOWN]);
  expect(covariance[0]?.[0]).toBeCloseTo(1 / (400 * 0.25), 4);
});

it('repeating the rows of a group does not make the fit look more certain', () => {
  const groups = Array.from({ length: 100 }, (_, group) => ({ features: [1], isWin: group < 50, group }));
  const once = fitLogistic(groups, [NOTHING_KNOWN]);
  const tenTimes = fitLogistic(
    groups.flatMap((row) => Array.from({ length: 10 }, () => row)),
    [NOTHING_KNOWN],
  );
  expect(tenTimes.covariance[0]?.[0]).toBeCloseTo(once.covariance[0]?.[0] ?? 0, 6);
});

it('a feature that decides the outcome gets a large weight, which the penalty limits', () => {
  const rows = Array.from({ length: 40 }, (_, group) => ({
    features: [1, group < 20 ? 1 : -1],
    isWin: group < 20,
    group,
  }));
  const weightWith = (penalty: number) =>
    fitLogistic(rows, [
      { mean: 0, penalty },
      { mean: 0, penalty },
    ]).weights[1] ?? 0;
  expect(weightWith(0.1)).toBeGreaterThan(weightWith(10));
  expect(weightWith(10)).toBeGreaterThan(0.3);
});

it('a fit without rows has the expected weights', () => {
  expect(fitLogistic([], [{ mean: 3, penalty: 0.5 }]).weights[0]).toBeCloseTo(3, 6);
});

it('more rows make a weight more certain, and move it away from its expected value', () => {
  const fitOf = (groups: number) =>
    fitLogistic(
      Array.from({ length: groups }, (_, group) => ({ features: [1], isWin: group % 2 === 0, group })),
      [{ mean: 2, penalty: 1 }],
    );
  const [few, many] = [fitOf(4), fitOf(400)];
  expect(many.posterior[0]?.[0]).toBeLessThan(few.posterior[0]?.[0] ?? 0);
  expect(many.weights[0]).toBeLessThan(few.weights[0] ?? 0);
});

it('a fit finds the weights although a feature decides all outcomes and the expected weights are large', () => {
  const rows = Array.from({ length: 30 }, (_, group) => ({ features: [1, 5], isWin: true, group }));
  const { weights } = fitLogistic(rows, [
    { mean: -3, penalty: 0.5 },
    { mean: 2, penalty: 0.5 },
  ]);
  expect(weights[0]).toBeCloseTo(-3, 0);
  expect(weights[1]).toBeCloseTo(2, 0);
});

it('a row with three times the weight counts like three rows', () => {
  const rows = [true, false].map((isWin, group) => ({ features: [1], isWin, group, weight: isWin ? 3 : 1 }));
  expect(logistic(fitLogistic(rows, [NOTHING_KNOWN]).weights[0] ?? 0)).toBeCloseTo(0.75, 4);
});
