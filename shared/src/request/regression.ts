import { dot } from '../prediction/dot.ts';

/** The prior belief about the coefficients, before any observation: independent normal distributions. */
export interface Prior {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

/** An observed value and its variance. Each feature is multiplied by one coefficient. */
export interface Observation {
  readonly features: readonly number[];
  readonly value: number;
  readonly variance: number;
}

/** The coefficients of a linear model, with their covariance. */
export interface Fit {
  readonly means: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

/** A predicted value with its standard deviation. */
export interface Prediction {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * Returns the coefficients that follow from a prior and observations (Bayesian linear regression). Processes one
 * observation at a time, so it never inverts a matrix.
 */
export function fitLine({ means, deviations }: Prior, observations: readonly Observation[]): Fit {
  const prior = deviations.map((deviation, row) =>
    deviations.map((_, at) => (at === row ? deviation ** 2 : 0)),
  );
  return observations.reduce<Fit>(withObservation, { means, covariance: prior });
}

function withObservation(fit: Fit, { features, value, variance }: Observation): Fit {
  const spread = fit.covariance.map((row) => dot(row, features));
  const gain = spread.map((part) => part / (dot(spread, features) + variance));
  const error = value - dot(fit.means, features);
  return {
    means: fit.means.map((mean, at) => mean + (gain[at] ?? 0) * error),
    covariance: fit.covariance.map((row, at) =>
      row.map((entry, column) => entry - (gain[at] ?? 0) * (spread[column] ?? 0)),
    ),
  };
}

/** Returns the value that a fit predicts for these features, with its standard deviation. */
export function predict({ means, covariance }: Fit, features: readonly number[]): Prediction {
  const variance = covariance.reduce((sum, row, at) => sum + (features[at] ?? 0) * dot(row, features), 0);
  return { mean: dot(means, features), deviation: Math.sqrt(Math.max(0, variance)) };
}
