import * as z from 'zod/mini';
import { type Bounded, bounded, rounded } from './bounds.ts';
import { chancesBySide, share, sideNames, triple } from './chances.ts';
import { smoothCurve } from './curve.ts';
import type { ConsideredOption, DecisionEstimate, MomentEstimate, Survey } from './tasks.ts';

/** The chances after one moment, and why they changed. All lists are in the order of the sides. */
export interface AnalyzedMoment {
  readonly rev: number;
  /** Each side's chance to win after the moment. */
  readonly chances: readonly Bounded[];
  /**
   * The parts of the change in each chance that are due to the decision and to the dice. They add up to the whole
   * change.
   */
  readonly choice: readonly number[];
  readonly luck: readonly number[];
  /** The side that decided; null for the GM; omitted at the start and after a rewind. */
  readonly side?: string | null;
}

/** One of the decisions that changed the chances most. */
export interface TurningPoint {
  readonly rev: number;
  readonly side: string;
  readonly chosen: ConsideredOption;
  /** How much the decision changed the side's chance, compared with the decision of a bot. */
  readonly moved: Bounded;
  /** The best other option, and how much higher the side's chance would have been; null if none was better. */
  readonly better: { readonly option: ConsideredOption; readonly gain: Bounded } | null;
}

/** The analysis of a fight: how each side's chance to win changed, and why. `docs/win-probability.md` explains it. */
export interface Analysis {
  readonly format: 1;
  readonly sides: readonly string[];
  readonly moments: readonly AnalyzedMoment[];
  readonly turningPoints: readonly TurningPoint[];
}

const TURNING_POINTS = 3;

const shares = z.array(share).check(z.maxLength(20));
const option = z.object({
  by: z.string(),
  prospect: z.record(z.string(), z.json()),
  chance: z.exactOptional(share),
});

/** The schema of an analysis in a recording. */
export const analysisSchema = z.object({
  format: z.literal(1),
  sides: sideNames,
  moments: z.array(
    z.object({
      rev: z.int(),
      chances: chancesBySide,
      choice: shares,
      luck: shares,
      side: z.exactOptional(z.nullable(z.string())),
    }),
  ),
  turningPoints: z
    .array(
      z.object({
        rev: z.int(),
        side: z.string(),
        chosen: option,
        moved: triple,
        better: z.nullable(z.object({ option, gain: triple })),
      }),
    )
    .check(z.maxLength(TURNING_POINTS)),
});

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
