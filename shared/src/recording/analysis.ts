import * as z from 'zod/mini';
import type { PlannedChoice } from '../engine/core/forecast.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Bounded, chancesBySide, share, sideNames, triple } from './chances.ts';

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

/** An option of a decision as its player saw it. */
export interface ConsideredOption {
  readonly by: Id;
  readonly prospect: PlannedChoice;
  /**
   * The chance of success that the player's view showed. Omitted if the option needed no roll or the chance was
   * unknown.
   */
  readonly chance?: number;
}

/** One of the decisions that changed the chances most. */
export interface TurningPoint {
  readonly rev: number;
  readonly side: string;
  readonly chosen: ConsideredOption;
  /** The change in the side's chance due to the decision, compared with the decision of a bot. */
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

/** The maximum number of turning points in an analysis. */
export const TURNING_POINTS = 3;

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
