import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fieldsOf } from '../../../../kit/fields.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { TEXT } from '../../words/catalogue.ts';

/** Messages about values that a field does not accept. */
export const values = TEXT.fieldValues;

/** Returns the fault of a value that should be `what`. */
export function wrong(what: string): Fault {
  return { code: 'bad-input', say: values.wrong(what) };
}

export const { at, field, kept, shown, side } = fieldsOf<FlowTable, FlowFighter>();
