import { unlessWaived } from '../engine/gm/overrides.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import type { Fighter } from '../engine/state/table.ts';

/** A place that is aimed at: its distance, the maximum distance, and whether it is seen. */
interface Aim {
  readonly away: number;
  readonly most: number;
  isSeen(): boolean;
}

/**
 * Returns the fault of aiming at a place; undefined if it is legal. Distance is checked before sight, and the GM can
 * waive each. `tooFar` returns the fault of a place that is too far away.
 */
export function faultOfAiming(
  by: Pick<Fighter, 'forced'> | undefined,
  { away, most, isSeen }: Aim,
  tooFar: (away: number, most: number) => Fault,
): Fault | undefined {
  const far = away > most ? unlessWaived(by, tooFar(away, most)) : undefined;
  return far ?? (isSeen() ? undefined : unlessWaived(by, 'no-line-of-sight'));
}
