import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fieldsOf } from '../../../../kit/fields.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { TEXT } from '../../words/catalogue.ts';

/** What the GM is told of values that do not fit. */
export const values = TEXT.fieldValues;

/** The fault of a value that has to be something else. */
export function wrong(what: string): Fault {
  return { code: 'bad-input', say: values.wrong(what) };
}

export const { at, field, kept, shown, side } = fieldsOf<FlowTable, FlowFighter>();
