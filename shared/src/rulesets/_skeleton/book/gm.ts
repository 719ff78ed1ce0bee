import { gmPowersBy } from '../../../kit/gm.ts';
import { newFighter } from '../sheet/open.ts';
import type { SkeletonFighter, SkeletonTable } from '../table.ts';

/** The GM's interventions under these rules. Each keeps the table consistent at any time. */
export const GM = gmPowersBy<SkeletonTable, SkeletonFighter>({ make: newFighter });
