import type { Analysis } from '../recording/analysis.ts';
import type { Chances } from '../recording/chances.ts';
import { assemble } from './assemble.ts';
import { smoothCurve } from './curve.ts';
import type { DecisionEstimate, MomentEstimate, Results, Survey, Task, TaskOf } from './tasks.ts';
import { fitModels, type Models, meanOf, type PlayedOut } from './win-chance.ts';

/** Performs tasks, usually in several workers at once. Returns the results in the order of the tasks. */
export type DoTasks = <Kind extends Task['kind']>(
  tasks: readonly TaskOf<Kind>[],
) => Promise<readonly Results[Kind][]>;

/** The amount of work that an analysis does. */
export interface Effort {
  /** The number of moments at which the first playouts start, and the number of playouts from each. */
  readonly anchors: number;
  readonly playoutsEach: number;
  /** The maximum total number of inputs in all playouts. */
  readonly inputs: number;
  /** The maximum number of playouts. */
  readonly playouts: number;
  /** The number of decisions that are examined in detail. */
  readonly decisions: number;
}

/** The usual effort: it takes less than a minute on two cores for a fight of 150 inputs. */
export const USUAL_EFFORT: Effort = {
  anchors: 16,
  playoutsEach: 4,
  inputs: 16_000,
  playouts: 320,
  decisions: 8,
};

/**
 * Analyzes a fight. The result depends only on the recording and the effort, not on the number of workers or their
 * speed. Rejects if a task fails.
 */
export async function analyze(doTasks: DoTasks, effort = USUAL_EFFORT): Promise<Analysis> {
  const survey = await surveyOf(doTasks);
  const models = await learn(doTasks, survey, effort);
  const moments = await doTasks<'moment'>(
    survey.moments.map((_, moment) => ({ kind: 'moment', moment, models }) as const),
  );
  const wanted = mostMoving(moments, effort.decisions);
  const decisions = await doTasks<'decision'>(
    wanted.map((moment) => ({ kind: 'decision', moment, models }) as const),
  );
  return assemble(
    survey,
    moments,
    new Map(wanted.map((moment, index) => [moment, decisions[index] as DecisionEstimate])),
  );
}

/**
 * Estimates each side's chance to win after each moment of a fight. Does not split the changes into decisions and luck.
 * For a line of play, the first moment is the one that the line leaves. Rejects if a task fails.
 */
export async function estimateChances(doTasks: DoTasks, effort = USUAL_EFFORT): Promise<Chances> {
  const { first, ...survey } = await surveyOf(doTasks);
  const models = await learn(doTasks, { first, ...survey }, effort);
  const numbers = [...survey.moments.keys()].slice(first);
  const estimates = await doTasks<'chances'>(
    numbers.map((moment) => ({ kind: 'chances', moment, models }) as const),
  );
  return {
    sides: survey.sides,
    moments: smoothCurve({ sides: survey.sides, moments: survey.moments.slice(first) }, estimates),
  };
}

async function surveyOf(doTasks: DoTasks): Promise<Survey> {
  const [survey] = await doTasks<'survey'>([{ kind: 'survey' }]);
  if (!survey) throw new Error('The fight could not be replayed.');
  return survey;
}

/** Runs playouts from many moments, and fits the models to their results. */
async function learn(doTasks: DoTasks, survey: Survey, effort: Effort): Promise<Models> {
  const anchors = evenly(turnStarts(survey), effort.anchors);
  const first = anchors.flatMap((moment) => Array.from({ length: effort.playoutsEach }, () => moment));
  const played = [...(await playOut(doTasks, first, 0))];
  const early = fitModels(survey.sides, played, survey.priors);
  const [spent, each] = [
    played.reduce((sum, { inputs }) => sum + inputs, 0),
    meanOf(played.map(({ inputs }) => inputs)),
  ];
  const more = Math.min(
    effort.playouts - first.length,
    Math.floor((effort.inputs - spent) / Math.max(1, each)),
  );
  if (more <= 0) return early;
  const values = await doTasks<'chances'>(
    anchors.map((moment) => ({ kind: 'chances', moment, models: early }) as const),
  );
  const chances = values.map(({ chances: found }) => found?.map(({ mean }) => mean) ?? []);
  played.push(...(await playOut(doTasks, spread(anchors, chances, more), first.length)));
  return fitModels(survey.sides, played, survey.priors);
}

function playOut(doTasks: DoTasks, moments: readonly number[], from: number): Promise<readonly PlayedOut[]> {
  return doTasks<'playout'>(
    moments.map((moment, index) => ({ kind: 'playout', moment, number: from + index }) as const),
  );
}

/** Returns the first moment of interest, and the first one of each turn after it. */
function turnStarts({ moments, first }: Survey): number[] {
  return [...moments.keys()].filter(
    (index) => index === first || (index > first && moments[index]?.isTurnStart),
  );
}

/** Returns up to `most` evenly spaced items, including the first and the last. */
function evenly(items: readonly number[], most: number): number[] {
  if (items.length <= most) return [...items];
  return Array.from(
    { length: most },
    (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))] ?? 0,
  );
}

/** Distributes playouts among anchors: more to those where the curve moves, some to each. */
function spread(
  anchors: readonly number[],
  chances: readonly (readonly number[])[],
  playouts: number,
): number[] {
  const moved = anchors.map((_, index) => {
    const jump = (to: number) =>
      Math.abs((chances[index]?.[0] ?? 0) - (chances[to]?.[0] ?? chances[index]?.[0] ?? 0));
    return 0.05 + jump(index - 1) + jump(index + 1);
  });
  const whole = moved.reduce((sum, one) => sum + one, 0);
  let [given, due] = [0, 0];
  return anchors.flatMap((moment, index) => {
    due += (playouts * (moved[index] ?? 0)) / whole;
    const count = Math.round(due) - given;
    given += count;
    return Array.from({ length: count }, () => moment);
  });
}

/** Returns the moments whose decisions made the greatest difference, in order. */
function mostMoving(moments: readonly MomentEstimate[], most: number): number[] {
  const weight = ({ choice }: MomentEstimate) => Math.max(0, ...choice.map(({ mean }) => Math.abs(mean)));
  return [...moments.entries()]
    .filter(([, moment]) => moment.side && !moment.isTypical && weight(moment) > 0)
    .sort(([, one], [, other]) => weight(other) - weight(one))
    .slice(0, most)
    .map(([index]) => index)
    .sort((one, other) => one - other);
}
