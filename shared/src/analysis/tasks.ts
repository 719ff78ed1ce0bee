import type { WeightPrior } from '../prediction/logistic.ts';
import type { ConsideredOption } from '../recording/analysis.ts';
import type { Estimate, Models, PlayedOut } from './win-chance.ts';

/** A part of an analysis. Its result depends only on the recording and the task, so any worker can do it. */
export type Task =
  /** Replays the fight. */
  | { readonly kind: 'survey' }
  /** Plays the rest of the fight from a moment, with dice of its own. */
  | { readonly kind: 'playout'; readonly moment: number; readonly number: number }
  /** Estimates the chances after a moment. */
  | { readonly kind: 'chances'; readonly moment: number; readonly models: Models }
  /** Estimates the chances after a moment, and the difference that its decision made. */
  | { readonly kind: 'moment'; readonly moment: number; readonly models: Models }
  /** Compares the decision that led to a moment with other options. */
  | { readonly kind: 'decision'; readonly moment: number; readonly models: Models };

/** A task of one kind. */
export type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>;

/** The outline of a fight. */
export interface Survey {
  readonly sides: readonly string[];
  readonly moments: readonly SurveyedMoment[];
  /** The first moment of interest: 0, or the one that a line of play leaves. */
  readonly first: number;
  readonly winner: string | null;
  /** The priors of the models' weights. */
  readonly priors: readonly WeightPrior[];
}

/** A moment in the outline of a fight. */
export interface SurveyedMoment {
  /** The number of the input. */
  readonly rev: number;
  readonly hasDice: boolean;
  /** True if this is the first moment of its turn at which no action is pending, and the battle is not over. */
  readonly isTurnStart: boolean;
}

/** The chances after a moment. */
export interface ChancesEstimate {
  /** The chances after the moment, by side; null if they equal those of the previous moment. */
  readonly chances: readonly Estimate[] | null;
  /**
   * At the start of a turn, the average chances after that turn, if bots play it. They estimate the same quantity as
   * `chances`.
   */
  readonly ahead?: readonly Estimate[];
}

/** The estimates for a moment. */
export interface MomentEstimate extends ChancesEstimate {
  /** The difference that the decision made compared with that of a bot, by side. */
  readonly choice: readonly Estimate[];
  /** The side that decided; null for the GM; undefined at the start and after a rewind. */
  readonly side?: string | null;
  /** True if a bot would have decided in the same way. */
  readonly isTypical: boolean;
}

/** A decision in detail. */
export interface DecisionEstimate {
  readonly choice: readonly Estimate[];
  readonly chosen: ConsideredOption;
  /** The best other option for the side that decided; null if none was better. */
  readonly better: { readonly option: ConsideredOption; readonly gain: Estimate } | null;
}

/** The result of a task, by its kind. */
export interface Results {
  readonly survey: Survey;
  readonly playout: PlayedOut;
  readonly chances: ChancesEstimate;
  readonly moment: MomentEstimate;
  readonly decision: DecisionEstimate;
}
