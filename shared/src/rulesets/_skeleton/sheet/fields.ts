import { count, flag } from '../../../engine/schema/field-schema.ts';
import { faultOfHealth } from '../../../kit/defeat.ts';
import { fieldsOf } from '../../../kit/fields.ts';
import { AP, DODGES, type SkeletonFighter, type SkeletonTable } from '../table.ts';
import { SHEET } from './sheet.ts';

const { at, editable, readOnly, readOnlyAs, side } = fieldsOf<SkeletonTable, SkeletonFighter>();
const points = count(0, 99);

/** The fields of the table view. The GM and a setup's `state` can set the fields that are not read-only. */
export const FIELDS = {
  hp: editable('hp', points, {
    fault: (table, fighter, hp) => faultOfHealth(table, fighter, hp, fighter.maxHp),
    after(_table, fighter) {
      fighter.defeated = fighter.hp === 0; // SKELETON-6
    },
    lasts: { until: ['long-rest'], after: (_table, { hp }) => Math.max(1, hp) }, // SKELETON-8
  }),
  ...readOnlyAs(SHEET),
  ap: editable('ap', count(0, AP)),
  maxAp: readOnly(points, () => AP),
  dodges: editable('dodges', count(0, DODGES)),
  maxDodges: readOnly(points, () => DODGES),
  at: at(),
  side: side(() => {}),
  ...readOnlyAs({ defeated: flag }),
};
