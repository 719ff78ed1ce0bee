import { dot } from './dot.ts';

/** A row of features, and whether the outcome occurred. Rows of one group are not independent of each other. */
export interface Observation {
  readonly features: readonly number[];
  readonly isWin: boolean;
  readonly group: number;
  /** The weight of the row, compared with the others; 1 if omitted. */
  readonly weight?: number;
}

/**
 * The prior of a weight: its expected value, and the strength with which the fit pulls the weight toward that value.
 */
export interface WeightPrior {
  readonly mean: number;
  /** The inverse of the variance of the weight around its expected value. */
  readonly penalty: number;
}

/** A fitted logistic model: its weights, and the covariance of their errors. */
export interface LogisticModel {
  readonly weights: readonly number[];
  /** The sampling covariance: how the weights vary if the fit is repeated with other rows. */
  readonly covariance: Matrix;
  /** The covariance of the true weights, given the rows and the priors. */
  readonly posterior: Matrix;
}

export type Matrix = readonly (readonly number[])[];

const STEPS = 20;
/** The largest change of a weight in one step, so that the fit cannot overshoot. */
const LONGEST_STEP = 2;
const { LN2 } = Math;

/**
 * Returns e to the power of `x`. Values of `x` outside the range from -40 to 40 are clamped. Uses only operations whose
 * results IEEE 754 defines exactly, so all machines get the same result. `Math.exp` may differ between browsers.
 */
export function exponential(x: number): number {
  const clamped = Math.min(40, Math.max(-40, x));
  const power = Math.round(clamped / LN2);
  const rest = clamped - power * LN2;
  let [sum, term] = [1, 1];
  for (let n = 1; n <= 18; n++) {
    term = (term * rest) / n;
    sum += term;
  }
  return sum * 2 ** power;
}

/** Converts a linear predictor to a probability. */
export function logistic(x: number): number {
  return 1 / (1 + exponential(-x));
}

/**
 * Fits a logistic model by Newton's method. `priors` holds the prior of each weight. All rows together count as much as
 * one observation for each group. The covariance takes into account that rows of one group depend on each other.
 */
export function fitLogistic(rows: readonly Observation[], priors: readonly WeightPrior[]): LogisticModel {
  const groups = new Set(rows.map(({ group }) => group)).size;
  const share =
    groups /
    Math.max(
      1e-9,
      rows.reduce((sum, { weight = 1 }) => sum + weight, 0),
    );
  let weights = priors.map(() => 0);
  let curvature = curvatureAt(rows, weights, priors, share);
  for (let step = 0; step < STEPS; step++) {
    const slope = priors.map(({ mean, penalty }, i) => penalty * (mean - (weights[i] ?? 0)));
    for (const { features, isWin, weight = 1 } of rows)
      addScaled(slope, features, share * weight * (Number(isWin) - logistic(dot(weights, features))));
    const change = multiply(inverse(curvature), slope);
    const length = change.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    const scale = length > LONGEST_STEP ? LONGEST_STEP / length : 1;
    weights = weights.map((weight, i) => weight + scale * (change[i] ?? 0));
    curvature = curvatureAt(rows, weights, priors, share);
  }
  const posterior = inverse(curvature);
  return { weights, covariance: sandwich(rows, weights, posterior, share), posterior };
}

function curvatureAt(
  rows: readonly Observation[],
  weights: readonly number[],
  priors: readonly WeightPrior[],
  share: number,
): Matrix {
  const sum = priors.map(({ penalty }, i) => priors.map((_, j) => (i === j ? penalty : 0)));
  for (const { features, weight = 1 } of rows) {
    const chance = logistic(dot(weights, features));
    addOuter(sum, features, share * weight * Math.max(1e-6, chance * (1 - chance)));
  }
  return sum;
}

/** Returns the covariance of the weights, from the variation between groups ("sandwich estimator"). */
function sandwich(
  rows: readonly Observation[],
  weights: readonly number[],
  bread: Matrix,
  share: number,
): Matrix {
  const scores = new Map<number, number[]>();
  for (const { features, isWin, group, weight = 1 } of rows) {
    const score = scores.get(group) ?? weights.map(() => 0);
    scores.set(group, score);
    addScaled(score, features, share * weight * (Number(isWin) - logistic(dot(weights, features))));
  }
  const filling = weights.map(() => weights.map(() => 0));
  for (const score of scores.values()) addOuter(filling, score, 1);
  const half = bread.map((row) => multiply(filling, row));
  return half.map((row) => multiply(bread, row));
}

function addScaled(sum: number[], values: readonly number[], factor: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + factor * (values[i] ?? 0);
}

function addOuter(sum: readonly number[][], values: readonly number[], factor: number): void {
  for (const [i, row] of sum.entries()) {
    const value = factor * (values[i] ?? 0);
    if (value !== 0) addScaled(row, values, value);
  }
}

/** Returns the product of a matrix and a vector. */
export function multiply(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => dot(row, vector));
}

/** Returns the inverse of a positive definite matrix (Gauss-Jordan elimination). */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (const [i, pivot] of rows.entries()) {
    const scale = 1 / (pivot[i] ?? 1);
    for (let j = 0; j < 2 * size; j++) pivot[j] = (pivot[j] ?? 0) * scale;
    for (const row of rows) if (row !== pivot) addScaled(row, pivot, -(row[i] ?? 0));
  }
  return rows.map((row) => row.slice(size));
}
