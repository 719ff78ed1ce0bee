import type { Action } from '../../../engine/core/action.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import * as kit from '../../../kit/staged-action.ts';
import { type ActionParts, asAction, type Declared } from '../../../kit/staged-action.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { declare, faultOf, type Proposal } from './declare.ts';
import { resolveAll } from './responses.ts';

/** The rule-specific parts of an intent that puts an action on the stack. */
interface Parts<Act extends Params> extends ActionParts<VigilTable, VigilFighter, Act> {
  /** Returns the fault if the fighter cannot take this kind of action now. */
  timing(table: VigilTable, me: VigilFighter, act: Act): Fault | undefined;
  /**
   * Returns the action to put on the stack; undefined if the intent performs a prepared action and nothing is prepared.
   */
  proposal(me: VigilFighter, act: Act): Proposal | undefined;
}

/** An intent that puts an action on the stack. */
export type Intent<Act extends Params = Params> = kit.StagedAction<VigilTable, Parts<Act>, Act>;

/** Declares an intent that puts an action on the stack. */
export function intent<P extends FieldSchemas>(
  name: string,
  declared: Declared<Omit<Parts<Values<P>>, 'outOfTurn'>, VigilTable, P>,
): Intent<Values<P>> {
  return kit.stagedAction(name, { outOfTurn: true, ...declared });
}

/** Returns the action of a turn that carries out an intent: it declares the intended action and resolves the stack. */
export function inTurn(wanted: Intent): Action<VigilTable> {
  const { timing, proposal } = wanted.parts;
  const check = (table: VigilTable, me: VigilFighter, act: Params) => {
    const fault = timing(table, me, act);
    if (fault) return fault;
    const proposed = proposal(me, act);
    return proposed ? faultOf(table, proposed) : 'nothing-prepared';
  };
  return asAction(wanted, check, (table, by, act) => {
    const proposed = proposal(fighterOf(table, by), act);
    if (proposed) declare(table, proposed);
    return resolveAll(table);
  });
}
