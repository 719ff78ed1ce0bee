import { expect, it } from 'vitest';
import { dot } from '../simulate/dot.ts';
import { exponential, fitLogistic, logistic } from './logistic.ts';

it.each([-30, -1.5, 0, 0.3, 12, 39])('the exponential of %d matches the math library', (x) => {
  expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
});

it('a fit without features finds the share of wins', () => {
  const rows = Array.from({ length: 100 }, (_, group) => ({ features: [1], isWin: group < 70, group }));
  const { weights } = fitLogistic(rows, [1e-9]);
  expect(logistic(dot(weights, [1]))).toBeCloseTo(0.7, 4);
});

it('the error of a share of independent groups matches that of a binomial sample', () => {
  const rows = Array.from({ length: 400 }, (_, group) => ({ features: [1], isWin: group < 200, group }));
  const { covariance } = fitLogistic(rows, [1e-9]);
  expect(covariance[0]?.[0]).toBeCloseTo(1 / (400 * 0.25), 4);
});

it('repeating the rows of a group does not make the fit look more certain', () => {
  const groups = Array.from({ length: 100 }, (_, group) => ({ features: [1], isWin: group < 50, group }));
  const once = fitLogistic(groups, [1e-9]);
  const tenTimes = fitLogistic(
    groups.flatMap((row) => Array.from({ length: 10 }, () => row)),
    [1e-9],
  );
  expect(tenTimes.covariance[0]?.[0]).toBeCloseTo(once.covariance[0]?.[0] ?? 0, 6);
});

it('a feature that decides the outcome gets a large weight, which the penalty limits', () => {
  const rows = Array.from({ length: 40 }, (_, group) => ({
    features: [1, group < 20 ? 1 : -1],
    isWin: group < 20,
    group,
  }));
  const weightWith = (penalty: number) => fitLogistic(rows, [penalty, penalty]).weights[1] ?? 0;
  expect(weightWith(0.1)).toBeGreaterThan(weightWith(10));
  expect(weightWith(10)).toBeGreaterThan(0.3);
});
