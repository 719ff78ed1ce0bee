import { gmPowersBy } from '../../../kit/gm.ts';
import { newFighter } from '../sheet/open.ts';
import type { SkeletonFighter, SkeletonTable } from '../table.ts';

/** What the GM's interventions mean under these rules: each keeps the table whole, at any moment. */
export const GM = gmPowersBy<SkeletonTable, SkeletonFighter>({ make: newFighter });
