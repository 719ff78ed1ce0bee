import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { count, flag, optional } from '../../../../engine/schema/field-schema.ts';

/* Options declared with a check: DEG-107, DEG-108, DEG-111, DEG-112. */

/** One or two raises, before the roll. */
export const raise = { raise: optional(count(1, 2)) }; // DEG-111

export const smash = { smash: optional(flag) }; // DEG-107

export const slam = { slam: optional(flag) }; // DEG-108

/** A hunch before a skill check. */
export const hunch = { hunch: optional(flag) }; // DEG-112

export interface Declared {
  readonly raise?: number;
  readonly smash?: boolean;
  readonly slam?: boolean;
  readonly hunch?: boolean;
}

/** Returns the number of reactions that these options cost. A fighter has one. */
export function reactionsFor({
  raise: raised,
  smash: smashed,
  slam: slammed,
  hunch: hunched,
}: Declared): number {
  let reactions = raised === undefined ? 0 : 1; // DEG-10, DEG-R42
  if (smashed) reactions++;
  if (slammed) reactions++;
  if (hunched) reactions++;
  return reactions;
}

/** Returns the ranks of a slam: one for every two hexes moved in the round, at most five. DEG-108. */
export function slamRanks(moved: number): number {
  return Math.min(5, Math.floor(moved / 2)); // DEG-108
}

/** Returns the ranks of a slam, if declared, as a part of an attack. */
export function slamBy(slammed: boolean | undefined, moved: number): { readonly slam?: number } {
  return slammed ? { slam: slamRanks(moved) } : {};
}

export function faultOfSlam(slammed: boolean | undefined, moved: number): Fault | undefined {
  return slammed && slamRanks(moved) === 0 ? { code: 'no-effect', clause: 'DEG-108' } : undefined; // DEG-108
}
