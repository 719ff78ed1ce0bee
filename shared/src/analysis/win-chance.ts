import type { Table } from '../engine/state/table.ts';
import { dot } from '../prediction/dot.ts';
import type { Features } from '../prediction/features.ts';
import {
  fitLogistic,
  type LogisticModel,
  logistic,
  multiply,
  type Observation,
  type WeightPrior,
} from '../prediction/logistic.ts';

/**
 * The share of a predictor's variance that counts. The fit gives all turns of a playout the weight of one observation,
 * but they carry about twice as much information. This value gave the best chances in fights that were not used for the
 * fit.
 */
const COUNTED_VARIANCE = 0.5;

/**
 * The weight of each turn of a playout, compared with the turn before. Later turns are less like the recorded fight.
 * With equal weights, they would decide the fit, and the stronger side would look weaker than it is.
 */
const NEXT_TURN = 0.8;

/** The result of a playout. */
export interface PlayedOut {
  /** The features of each turn, by side. */
  readonly turns: readonly (readonly (readonly number[])[])[];
  readonly winner: string | null;
  readonly inputs: number;
}

/** One model for each side, in the order of the sides. */
export type Models = readonly LogisticModel[];

/** Fits a model of each side's chance to win to the turns of all playouts. */
export function fitModels(
  sides: readonly string[],
  playouts: readonly PlayedOut[],
  priors: readonly WeightPrior[],
): Models {
  return sides.map((side, index) => {
    const rows = playouts.flatMap((playout, group) => observationsOf(playout, { side, index, group }));
    return fitLogistic(rows, priors);
  });
}

/**
 * Returns an observation of a side for each turn of a playout. `index` is the position of the side in the list of
 * sides, and `group` the number of the playout.
 */
export function observationsOf(
  { turns, winner }: PlayedOut,
  { side, index, group }: { readonly side: string; readonly index: number; readonly group: number },
): Observation[] {
  let weight = 1 / NEXT_TURN;
  return turns.map((turn) => {
    weight *= NEXT_TURN;
    return { features: turn[index] ?? [], isWin: winner === side, group, weight };
  });
}

/** Each side's chance to win, and the slopes of its model, from which the error is computed. */
export interface Valued {
  readonly chances: readonly number[];
  /** The derivative of each side's chance with respect to each weight of its model. */
  readonly slopes: readonly (readonly number[])[];
}

/** Returns each side's chance to win from a table between two actions. A finished battle has no uncertainty. */
export function chancesOf(
  models: Models,
  sides: readonly string[],
  features: Features,
  table: Table,
): Valued {
  if (table.over) {
    const { winner } = table.over;
    return { chances: sides.map((side) => Number(side === winner)), slopes: models.map(() => []) };
  }
  const found = sides.map((side, index) => {
    const { weights, posterior } = models[index] ?? { weights: [], posterior: [] };
    const row = features.of(table, side);
    const flatness = flatnessOf(dot(row, multiply(posterior, row)));
    const chance = logistic(flatness * dot(weights, row));
    return { chance, slopes: row.map((value) => flatness * value * chance * (1 - chance)) };
  });
  return { chances: found.map(({ chance }) => chance), slopes: found.map(({ slopes }) => slopes) };
}

/**
 * Returns the factor by which to multiply a linear predictor with this variance, so that it gives the expected chance.
 * An uncertain predictor gives a chance nearer to 50%. This is the usual approximation for a logistic model.
 */
function flatnessOf(variance: number): number {
  return 1 / Math.sqrt(1 + (Math.PI / 8) * COUNTED_VARIANCE * variance);
}

/** A mean of several values, with the variance of its error. */
export interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

/** Returns the mean chance of each side. Its error comes from the sample and from the model. */
export function estimateOf(models: Models, values: readonly Valued[]): Estimate[] {
  return models.map(({ covariance, weights }, side) => {
    const mean = meanOf(values.map(({ chances }) => chances[side] ?? 0));
    const slope = weights.map((_, i) => meanOf(values.map(({ slopes }) => slopes[side]?.[i] ?? 0)));
    const ofSample = varianceOfMean(values.map(({ chances }) => chances[side] ?? 0));
    return { mean, variance: ofSample + dot(slope, multiply(covariance, slope)) };
  });
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Returns the variance of the mean of independent values; 0 for a single value. */
export function varianceOfMean(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return squares / (values.length - 1) / values.length;
}
