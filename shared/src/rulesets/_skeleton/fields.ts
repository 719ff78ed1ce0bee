import type { Fault } from '../../engine/rejection.ts';
import type { Field } from '../../engine/ruleset.ts';
import { type Json, occupant } from '../../engine/table.ts';
import { AP, DODGES, type SkeletonFighter, type SkeletonTable } from './table.ts';
import { TEXT } from './text/catalogue.ts';

type SkeletonField = Field<SkeletonTable, SkeletonFighter>;

/** The table view, and how the GM and a setup's `state` set it. A field without `set` can only be read. */
export const FIELDS: Readonly<Record<string, SkeletonField>> = {
  hp: {
    get: (_table, { hp }) => hp,
    check(table, fighter, value) {
      const isReturn = fighter.defeated && value !== 0;
      if (isReturn && occupant(table, fighter.at)) return 'occupied';
      return outside(value, fighter.maxHp);
    },
    set(_table, fighter, value) {
      fighter.hp = value as number;
      fighter.defeated = fighter.hp === 0; // SKELETON-6
    },
  },
  maxHp: { get: (_table, { maxHp }) => maxHp },
  harm: { get: (_table, { harm }) => harm },
  ap: counter('ap', AP),
  maxAp: { get: () => AP },
  dodges: counter('dodges', DODGES),
  maxDodges: { get: () => DODGES },
  at: { get: (_table, { at }) => at },
  side: { get: (_table, { side }) => side },
  defeated: { get: (_table, { defeated }) => defeated },
};

function counter(key: 'ap' | 'dodges', most: number): SkeletonField {
  return {
    get: (_table, fighter) => fighter[key],
    check: (_table, _fighter, value) => outside(value, most),
    set(_table, fighter, value) {
      fighter[key] = value as number;
    },
  };
}

/** What is wrong with a value that has to be a whole number from 0 to `most`. */
function outside(value: Json, most: number): Fault | undefined {
  const fits = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
  return fits ? undefined : { code: 'bad-input', say: TEXT.refusals.outside(most) };
}
