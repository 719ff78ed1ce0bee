import { dot } from '../simulate/dot.ts';

/** A row of features, and whether the outcome occurred. Rows of one group are not independent of each other. */
export interface Observation {
  readonly features: readonly number[];
  readonly isWin: boolean;
  readonly group: number;
}

/** A fitted logistic model: its weights, and the covariance of their errors. */
export interface LogisticModel {
  readonly weights: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

const STEPS = 12;
const { LN2 } = Math;

/**
 * Returns e to the power of `x`, for `x` from -40 to 40. Uses only operations whose results IEEE 754 defines exactly, so
 * all machines get the same result. `Math.exp` may differ between browsers.
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
 * Fits a logistic model by Newton's method. `penalties` holds the strength with which each weight is pulled toward 0.
 * Each group counts the same on average, however many rows it has. The covariance allows for the dependence within
 * groups.
 */
export function fitLogistic(rows: readonly Observation[], penalties: readonly number[]): LogisticModel {
  const groups = new Set(rows.map(({ group }) => group)).size;
  const share = rows.length > 0 ? groups / rows.length : 1;
  let weights = penalties.map(() => 0);
  let curvature = curvatureAt(rows, weights, penalties, share);
  for (let step = 0; step < STEPS; step++) {
    const slope = penalties.map((penalty, i) => -penalty * (weights[i] ?? 0));
    for (const { features, isWin } of rows)
      addScaled(slope, features, share * (Number(isWin) - logistic(dot(weights, features))));
    const change = multiply(inverse(curvature), slope);
    weights = weights.map((weight, i) => weight + (change[i] ?? 0));
    curvature = curvatureAt(rows, weights, penalties, share);
  }
  return { weights, covariance: sandwich(rows, weights, inverse(curvature), share) };
}

type Matrix = readonly (readonly number[])[];

function curvatureAt(
  rows: readonly Observation[],
  weights: readonly number[],
  penalties: readonly number[],
  share: number,
): Matrix {
  const sum = penalties.map((penalty, i) => penalties.map((_, j) => (i === j ? penalty : 0)));
  for (const { features } of rows) {
    const chance = logistic(dot(weights, features));
    addOuter(sum, features, share * Math.max(1e-6, chance * (1 - chance)));
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
  for (const { features, isWin, group } of rows) {
    const score = scores.get(group) ?? weights.map(() => 0);
    scores.set(group, score);
    addScaled(score, features, share * (Number(isWin) - logistic(dot(weights, features))));
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
