import type { Action } from '../../../../engine/core/action.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../../engine/schema/json.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { pay } from '../../../../kit/resources.ts';
import { type ActionParts, asAction, type Declared, stagedAction } from '../../../../kit/staged-action.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { faultOfActing } from '../permission.ts';
import { type Cost, isPaid, missing } from '../points.ts';

/** The parts of a turn action, in the order in which they are checked. */
interface TurnParts<Act extends Params> extends ActionParts<FlowTable, FlowFighter, Act> {
  /** Returns the fault that rules out the action, whatever its parameters. If omitted, `faultOfActing` applies. */
  permission?(table: FlowTable, by: Id): Fault | undefined;
  /** Returns the fault that is specific to this action, if any. */
  fault?(table: FlowTable, me: FlowFighter, act: Act): Fault | undefined;
  /** Returns the action's cost. If omitted, the action is free or `fault` checks the cost. */
  cost?(me: FlowFighter, act: Act): Cost;
  /** Returns the AP cost of an action that has not been checked yet. If omitted, `cost` gives the AP. */
  ap?(table: FlowTable, me: FlowFighter, act: Act): number;
  readonly run: Action<FlowTable, Act>['run'];
}

/** An action that a fighter takes in its turn. Some can be readied. */
export interface TurnAction<Act extends Params = Params> extends Action<FlowTable, Act> {
  /** Returns the AP cost of an action that has not been checked yet. */
  ap(table: FlowTable, by: Id, act: Act): number;
}

/** Declares a turn action. `name` is the name of the action, which messages about missing points also use. */
export function turnAction<P extends FieldSchemas = Record<never, never>>(
  name: string,
  declared: Declared<TurnParts<Values<P>>, FlowTable, P>,
): TurnAction<Values<P>> {
  const staged = stagedAction(name, declared);
  const { permission = faultOfActing, fault, cost, ap } = declared;
  const check = (table: FlowTable, me: FlowFighter, act: Values<P>) =>
    permission(table, me.id) ??
    fault?.(table, me, act) ??
    (cost && isPaid(name) ? missing(me, cost(me, act), name) : undefined);
  const costAp = (table: FlowTable, by: Id, act: Values<P>) => {
    const me = fighterOf(table, by);
    return ap?.(table, me, act) ?? cost?.(me, act).ap ?? 0;
  };
  return { ...asAction(staged, check, declared.run), ap: costAp };
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
