import * as z from 'zod/mini';

/** A number with its 95% confidence interval, in this order: estimate, low, high. */
export type Bounded = readonly [estimate: number, low: number, high: number];

/** Each side's chance to win after each moment of a line of play. The changes are not split into decisions and luck. */
export interface Chances {
  readonly sides: readonly string[];
  /** The chances by moment, each in the order of the sides. */
  readonly moments: readonly (readonly Bounded[])[];
}

/** The schema of a share or of a difference between shares. */
export const share = z.number().check(z.minimum(-1), z.maximum(1));
/** The schema of a number with its interval. */
export const triple = z.tuple([share, share, share]);
/** The schema of the names of sides. */
export const sideNames = z.array(z.string()).check(z.maxLength(20));
/** The schema of each side's chance. */
export const chancesBySide = z.array(triple).check(z.maxLength(20));

/** Returns the schema of the chances of a line of play with at most a number of moments. */
export function chancesSchema(mostMoments: number) {
  return z.object({ sides: sideNames, moments: z.array(chancesBySide).check(z.maxLength(mostMoments)) });
}
