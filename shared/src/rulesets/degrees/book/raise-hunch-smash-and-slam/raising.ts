import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { count, flag, optional } from '../../../../engine/schema/field-schema.ts';

/* Raise, hunch, smash and slam, which a fighter declares with a check (DEG-107, DEG-108, DEG-111, DEG-112). */

/** The number of raises, declared before the roll. */
export const raise = { raise: optional(count(1, 2)) }; // DEG-111

export const smash = { smash: optional(flag) }; // DEG-107

export const slam = { slam: optional(flag) }; // DEG-108

/** Whether the fighter first makes an Intuition check, whose degree modifies its skill check. */
export const hunch = { hunch: optional(flag) }; // DEG-112

export interface Declared {
  readonly raise?: number;
  readonly smash?: boolean;
  readonly slam?: boolean;
  readonly hunch?: boolean;
}

/** Returns the number of reactions that these declarations cost. A fighter has only one reaction. */
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

/** Returns the ranks of a slam: one for every two hexes moved in this round, at most five (DEG-108). */
export function slamRanks(moved: number): number {
  return Math.min(5, Math.floor(moved / 2)); // DEG-108
}

/** Returns an object with the ranks of a slam as `slam`; an empty object if no slam was declared. */
export function slamBy(slammed: boolean | undefined, moved: number): { readonly slam?: number } {
  return slammed ? { slam: slamRanks(moved) } : {};
}

export function faultOfSlam(slammed: boolean | undefined, moved: number): Fault | undefined {
  return slammed && slamRanks(moved) === 0 ? { code: 'no-effect', clause: 'DEG-108' } : undefined; // DEG-108
}
