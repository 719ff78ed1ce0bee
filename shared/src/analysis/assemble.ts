import {
  type Analysis,
  type AnalyzedMoment,
  TURNING_POINTS,
  type TurningPoint,
} from '../recording/analysis.ts';
import { bounded, rounded } from './bounds.ts';
import { smoothCurve } from './curve.ts';
import type { DecisionEstimate, MomentEstimate, Survey } from './tasks.ts';

/** Combines the results of all tasks. `decisions` holds the decisions that were examined, by moment. */
export function assemble(
  survey: Survey,
  estimates: readonly MomentEstimate[],
  decisions: ReadonlyMap<number, DecisionEstimate>,
): Analysis {
  const { sides, moments } = survey;
  const curve = smoothCurve(survey, estimates);
  const analyzed = moments.map(({ rev }, index): AnalyzedMoment => {
    const [before, chances = []] = [curve[index - 1], curve[index]];
    const moved = chances.map(([now], side) => (before ? now - (before[side]?.[0] ?? 0) : 0));
    const estimate = estimates[index];
    const choice = choiceAt(estimate, decisions.get(index), moved);
    const luck = moved.map((whole, side) => rounded(whole - (choice[side] ?? 0)));
    return { rev, chances, choice, luck, ...(estimate?.side !== undefined && { side: estimate.side }) };
  });
  return {
    format: 1,
    sides,
    moments: analyzed,
    turningPoints: turningPoints(sides, analyzed, estimates, decisions),
  };
}

/** Returns the part of a change that is due to the decision. A GM's intervention counts entirely as a decision. */
function choiceAt(
  estimate: MomentEstimate | undefined,
  decision: DecisionEstimate | undefined,
  moved: readonly number[],
): number[] {
  if (estimate?.side === null) return moved.map(rounded);
  const choice = decision?.choice ?? estimate?.choice ?? [];
  return moved.map((_, side) => rounded(choice[side]?.mean ?? 0));
}

function turningPoints(
  sides: readonly string[],
  moments: readonly AnalyzedMoment[],
  estimates: readonly MomentEstimate[],
  decisions: ReadonlyMap<number, DecisionEstimate>,
): TurningPoint[] {
  const found = [...decisions].flatMap(([index, { chosen, choice, better }]) => {
    const side = estimates[index]?.side;
    const own = typeof side === 'string' ? choice[sides.indexOf(side)] : undefined;
    const rev = moments[index]?.rev;
    if (typeof side !== 'string' || !own || rev === undefined) return [];
    return [
      {
        rev,
        side,
        chosen,
        moved: bounded(own),
        better: better && { option: better.option, gain: bounded(better.gain) },
      },
    ];
  });
  return found
    .sort((one, other) => Math.abs(other.moved[0]) - Math.abs(one.moved[0]))
    .slice(0, TURNING_POINTS);
}
