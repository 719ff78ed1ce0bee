import * as z from 'zod/mini';
import type { Input } from '../engine/battle/input.ts';
import { type Chances, chancesSchema } from './chances.ts';

/** Another line of play that begins at a moment of a recorded fight. */
export interface Variation {
  /** The number of the recorded input after which it begins; 0 for the start of the fight. */
  readonly from: number;
  /** The seed of its dice: 64 hex digits. It is not related to the seed of the fight. */
  readonly seed: string;
  /** The side that a person played. Bots played the others. */
  readonly side: string;
  readonly name: string;
  /** All inputs from `from` on, including those of bots. */
  readonly inputs: readonly Input[];
  /** Each side's chance to win at `from` and after each input; omitted until it is calculated, and in links. */
  readonly chances?: Chances;
}

/** The maximum number of inputs in a variation. */
export const MOST_INPUTS = 2000;
/** The maximum length of a variation's name, in UTF-16 code units. */
export const LONGEST_NAME = 60;

/** The schema of a variation in a recording. */
export const variationSchema = z.object({
  from: z.int().check(z.nonnegative()),
  seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  side: z.string().check(z.maxLength(100)),
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  inputs: z.array(z.record(z.string(), z.json())).check(z.maxLength(MOST_INPUTS)),
  chances: z.exactOptional(chancesSchema(MOST_INPUTS + 1)),
});
