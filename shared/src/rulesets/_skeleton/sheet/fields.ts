import { count, flag } from '../../../engine/schema/field-schema.ts';
import { occupant } from '../../../engine/state/table.ts';
import { fieldsOf } from '../../../kit/fields.ts';
import { AP, DODGES, type SkeletonFighter, type SkeletonTable } from '../table.ts';
import { SHEET } from './sheet.ts';

const { at, field, editable, readOnly, readOnlyAs, side } = fieldsOf<SkeletonTable, SkeletonFighter>();
const points = count(0, 99);

/** The fields of the table view. The GM and a setup's `state` can set the fields that are not read-only. */
export const FIELDS = {
  hp: field({
    kind: points,
    get: (_table, { hp }) => hp,
    fault(table, fighter, value) {
      if (value > fighter.maxHp) return 'too-much';
      return fighter.defeated && value > 0 && occupant(table, fighter.at) ? 'occupied' : undefined;
    },
    set(_table, fighter, value) {
      fighter.hp = value;
      fighter.defeated = value === 0; // SKELETON-6
    },
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
