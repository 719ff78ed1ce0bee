import { type Fit, fitLine, type Observation, type Prediction, type Prior, predict } from './regression.ts';
import type { FoeChoices, Foes, Range, Request } from './request.ts';
import { figuresOf, type Trial } from './trial.ts';

/** The standard deviations of the two models' errors, in logarithms. More fights do not reduce these errors. */
const MISFIT = { wins: 0.2, rounds: 0.1 };
/** The weakest effect that one more enemy can have on the logarithm of the heroes' odds. */
const LEAST_STRENGTH = 0.02;
/** The factor with which a logistic function approximates the normal distribution. */
const LOGISTIC = 1.702;

/**
 * An estimate of how enemies will do. The logarithm of the heroes' odds of winning falls with each enemy by the
 * strength of its archetype. The logarithm of the number of rounds grows or falls with each enemy.
 */
export interface Estimate {
  readonly choices: FoeChoices;
  readonly wins: Fit;
  readonly rounds: Fit;
}

/** Returns the estimate that follows from the fights of all trials. */
export function estimateFrom(choices: FoeChoices, trials: readonly Trial[]): Estimate {
  const seen = trials.flatMap((trial) => observationsOf(choices, trial));
  const { means, covariance } = fitLine(
    winsPrior(choices),
    seen.map(({ wins }) => wins),
  );
  const isKind = (at: number) => at > 0 && at <= choices.kinds.length;
  const falling = means.map((mean, at) => (isKind(at) ? Math.min(mean, -LEAST_STRENGTH) : mean));
  return {
    choices,
    wins: { means: falling, covariance },
    rounds: fitLine(
      roundsPrior(choices),
      seen.map(({ rounds }) => rounds),
    ),
  };
}

/** Returns how likely it is that these enemies meet the request, up to a constant factor. */
export function promiseOf({ choices, wins, rounds }: Estimate, foes: Foes, request: Request): number {
  const features = featuresOf(choices, foes);
  const inLogOdds = { low: logOdds(request.wins.low / 100), high: logOdds(request.wins.high / 100) };
  const inLogs = { low: Math.log(request.rounds.low - 0.5), high: Math.log(request.rounds.high + 0.5) };
  return (
    chanceWithin(inLogOdds, withMisfit(predict(wins, features), MISFIT.wins)) *
    chanceWithin(inLogs, withMisfit(predict(rounds, features), MISFIT.rounds))
  );
}

/**
 * Returns the features of a group of enemies: 1, the count of each archetype, and for each placement 1 if it is used,
 * else 0.
 */
function featuresOf({ kinds, placements }: FoeChoices, { counts, placement }: Foes): number[] {
  const placed = Array.from({ length: placements }, (_, at) => (at === placement ? 1 : 0));
  return [1, ...kinds.map((kind) => counts[kind] ?? 0), ...placed];
}

/** Returns the prior for the heroes' wins. It assumes that a fight against as many enemies as heroes is about even. */
function winsPrior(choices: FoeChoices): Prior {
  const each = 3 / choices.party;
  return priorOf(choices, { start: [3, 2], foe: [-each, each], placement: [0, 0.4] });
}

function roundsPrior(choices: FoeChoices): Prior {
  return priorOf(choices, { start: [Math.log(5), 0.7], foe: [0, 0.1], placement: [0, 0.3] });
}

type Normal = readonly [mean: number, deviation: number];

function priorOf(
  { kinds, placements }: FoeChoices,
  of: { readonly start: Normal; readonly foe: Normal; readonly placement: Normal },
): Prior {
  const all = [
    of.start,
    ...kinds.map(() => of.foe),
    ...Array.from({ length: placements }, () => of.placement),
  ];
  return { means: all.map(([mean]) => mean), deviations: all.map(([, deviation]) => deviation) };
}

interface Observations {
  readonly wins: Observation;
  readonly rounds: Observation;
}

/**
 * Returns the observations from a trial's fights. Their variances are those of an empirical log-odds and of a median.
 */
function observationsOf(choices: FoeChoices, { foes, screening, confirmation }: Trial): Observations[] {
  const features = featuresOf(choices, foes);
  return [screening, confirmation]
    .filter(({ fights }) => fights > 0)
    .map((tally) => {
      const { fights, rounds } = figuresOf(tally, choices.heroes);
      const won = (tally.wins[choices.heroes] ?? 0) + 0.5;
      const lost = fights + 1 - won;
      const variance = 1 / won + 1 / lost + MISFIT.wins ** 2;
      return {
        wins: { features, value: Math.log(won / lost), variance },
        rounds: {
          features,
          value: Math.log(Math.max(0.5, rounds)),
          variance: 0.25 / fights + MISFIT.rounds ** 2,
        },
      };
    });
}

/** Returns the log-odds of a probability; infinite for 0 and 1. */
function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance));
}

function withMisfit({ mean, deviation }: Prediction, misfit: number): Prediction {
  return { mean, deviation: Math.hypot(deviation, misfit) };
}

/** Returns the chance that a predicted value lies in a range. Stays above 0 far away from the range. */
function chanceWithin({ low, high }: Range, { mean, deviation }: Prediction): number {
  const [from, to] = [(low - mean) / deviation, (high - mean) / deviation];
  return from > 0 ? below(-from) - below(-to) : below(to) - below(from); // uses the lower tail, which is more precise
}

function below(deviations: number): number {
  return 1 / (1 + Math.exp(-LOGISTIC * deviations));
}
