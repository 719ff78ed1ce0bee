import { gmPowersBy } from '../../../kit/gm.ts';
import { newFighter } from '../sheet/open.ts';
import type { SkeletonFighter, SkeletonTable } from '../table.ts';

/** The GM's interventions under these rules. None of them can leave the table in an inconsistent state. */
export const GM = gmPowersBy<SkeletonTable, SkeletonFighter>({ make: newFighter });
