import type { Action, ActionSpec } from '../../../../engine/core/action.ts';
import type { FieldSchemas, Values } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../../engine/schema/json.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { pay } from '../../../../kit/resources.ts';
import { action, type FlowTable } from '../../table.ts';
import type { Cost } from '../points.ts';

/** An action that can be readied. */
export interface Readiable<Act extends Params = Params> extends Action<FlowTable, Act> {
  /** Returns the AP cost of an action that has not been checked yet. */
  ap(table: FlowTable, by: Id, act: Act): number;
}

/** Declares an action that can be readied. */
export function readiable<P extends FieldSchemas = Record<never, never>>(
  spec: ActionSpec<FlowTable, P> & Pick<Readiable<Values<P>>, 'ap'>,
): Readiable<Values<P>> {
  return { ...action(spec), ap: spec.ap };
}

/** Announces an action and pays for it, before any roll or reaction. */
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
