import type { Fault } from '../../../engine/rejection.ts';
import type { Field } from '../../../engine/ruleset.ts';
import type { Json } from '../../../engine/table.ts';
import type { FlowFighter, ONGOING } from '../fighter.ts';
import type { FlowTable } from '../flow-table.ts';
import { TEXT } from '../text/catalogue.ts';

/** What the GM is told of values that do not fit. */
export const values = TEXT.fieldValues;

/** A field of the table view under the flow rules. */
export type FlowField = Field<FlowTable, FlowFighter>;

type NumberKey =
  | 'hp'
  | 'maxHp'
  | 'ap'
  | 'rp'
  | 'fp'
  | 'fpMax'
  | 'mana'
  | 'charges'
  | 'moveAp'
  | 'apNext'
  | 'discount'
  | 'freeUsed'
  | (typeof ONGOING)[number];

type FlagKey = 'flowState' | 'reactionFp' | 'braced' | 'focus';

/** The fault of a value that has to be something else. */
export function wrong(what: string): Fault {
  return { code: 'bad-input', say: values.wrong(what) };
}

const isInt = (value: Json, least: number) => Number.isInteger(value) && (value as number) >= least;

/** Whether a value is a text with something in it. */
export const isText = (value: Json) => typeof value === 'string' && value.length > 0;

/** A whole number of at least `least`. */
export function number(key: NumberKey, least = 0, set?: FlowField['set']): FlowField {
  return {
    get: (_, fighter) => fighter[key],
    check: (_, __, value) => (isInt(value, least) ? undefined : wrong(values.atLeast(least))),
    set:
      set ??
      ((_, fighter, value) => {
        fighter[key] = value as number;
      }),
  };
}

/** Something that is or is not. */
export function flag(key: FlagKey): FlowField {
  return {
    get: (_, fighter) => fighter[key],
    check: (_, __, value) => (typeof value === 'boolean' ? undefined : wrong(values.flag)),
    set: (_, fighter, value) => {
      fighter[key] = value as boolean;
    },
  };
}

/** A field that follows from others. */
export const derived = (get: FlowField['get']): FlowField => ({ get });
