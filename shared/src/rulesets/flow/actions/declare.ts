import type { Action } from '../../../engine/action.ts';
import type { Params } from '../../../engine/script.ts';
import type { Id, Json } from '../../../engine/table.ts';
import { emit } from '../../../engine/verbs.ts';
import { pay } from '../../../kit/purses.ts';
import type { FlowTable } from '../flow-table.ts';
import type { Cost } from '../purses.ts';

/** An action that can also be readied for later. */
export interface Readiable<Act extends Params = Params> extends Action<FlowTable, Act> {
  /** The AP that it takes, as far as that can be said before it has been checked. */
  ap(table: FlowTable, by: Id, act: Act): number;
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
