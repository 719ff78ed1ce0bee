import type { Action, ActionSpec } from '../../../../engine/core/action.ts';
import type { FieldSchemas, Values } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../../engine/schema/json.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { pay } from '../../../../kit/resources.ts';
import { action, type FlowTable } from '../../table.ts';
import type { Cost } from '../points.ts';

/** An action that can also be readied for later. */
export interface Readiable<Act extends Params = Params> extends Action<FlowTable, Act> {
  /** The AP that it takes, as far as that can be said before it has been checked. */
  ap(table: FlowTable, by: Id, act: Act): number;
}

/** Makes an action that can also be readied from what is said of it. */
export function readiable<P extends FieldSchemas = Record<never, never>>(
  spec: ActionSpec<FlowTable, P> & Pick<Readiable<Values<P>>, 'ap'>,
): Readiable<Values<P>> {
  return { ...action(spec), ap: spec.ap };
}

/** Says that somebody does something, and has it paid for: before anything is rolled and anybody reacts. */
export function declare(
  table: FlowTable,
  by: Id,
  action: string,
  cost: Cost,
  detail: { readonly target?: Id; readonly [key: string]: Json | undefined } = {},
): void {
  emit(table, { type: 'declared', by, action, cost: { ...cost }, ...detail });
  pay(table, by, cost); // FLOW-11
}
