import { unlessWaived } from '../engine/gm/overrides.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import type { Fighter } from '../engine/state/table.ts';

/**
 * Returns the fault of aiming at a place `away` hexes away; undefined if there is none. Checks the distance first,
 * then the line of sight. The GM can waive either fault. `tooFar` is the fault if the place is more than `most`
 * hexes away.
 */
export function faultOfAiming(
  by: Pick<Fighter, 'forced'> | undefined,
  { away, most, isSeen }: { readonly away: number; readonly most: number; readonly isSeen: boolean },
  tooFar: Fault,
): Fault | undefined {
  const far = away > most ? unlessWaived(by, tooFar) : undefined;
  return far ?? (isSeen ? undefined : unlessWaived(by, 'no-line-of-sight'));
}
