import { unlessWaived } from '../engine/gm/overrides.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import type { Fighter } from '../engine/state/table.ts';

/**
 * Returns the fault of aiming at a place. Distance is checked before sight, and the GM can waive each. `tooFar` is the
 * fault of a place more than `most` hexes away.
 */
export function faultOfAiming(
  by: Pick<Fighter, 'forced'> | undefined,
  { away, most, isSeen }: { readonly away: number; readonly most: number; readonly isSeen: boolean },
  tooFar: Fault,
): Fault | undefined {
  const far = away > most ? unlessWaived(by, tooFar) : undefined;
  return far ?? (isSeen ? undefined : unlessWaived(by, 'no-line-of-sight'));
}
