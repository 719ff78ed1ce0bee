import type { Fault } from '../presentation/rejection.ts';
import { type FieldSchemas, readValues, type Values } from '../schema/field-schema.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import type { Table } from '../state/table.ts';
import type { Axes } from './axes.ts';
import { isChecked } from './forecast.ts';
import type { Answer, Script } from './script.ts';

/**
 * An action that a fighter can take in its turn. With `gm`, an action that the GM can take while no prompts
 * other than turns are open.
 */
export interface Action<T extends Table = Table, Act extends Params = Params> extends AnyAction<T, Act> {
  /**
   * Returns the sets of parameters that `by` could use. The sets that `check` accepts are offered. If this method is
   * omitted, the only set is an empty one.
   */
  variants?(table: T, by: Id): Iterable<Act>;
  /**
   * Performs the action, after `check` has accepted it. `actions` holds the ruleset's actions, for actions that
   * perform other actions.
   */
  run(table: T, by: AskedId, act: Act, actions: Actions<T>): Script;
  /**
   * True if the action's own check decides who may take the action and when. If omitted, the action is legal only
   * in an open turn.
   */
  readonly outOfTurn?: true;
  /** True if the action ends the actor's turn. It is illegal out of turn, and the GM cannot override that. */
  readonly leavesTurn?: true;
}

/**
 * An action that is performed at once, at any time, without affecting pending actions. If the table view has a field
 * with the action's name, the action is a lasting choice, and the field holds its current value.
 */
export interface AnytimeAction<T extends Table = Table, Act extends Params = Params>
  extends AnyAction<T, Act> {
  /**
   * Returns the sets of parameters that could be used. The sets that `check` accepts are offered. If this method is
   * omitted, the only set is an empty one.
   */
  variants?(table: T, by: AskedId): Iterable<Act>;
  run(table: T, by: AskedId, act: Act): void;
  /**
   * True if the action is illegal while an answer is pending (`prompt-open`). It is possible between turns, and
   * after the end if the ruleset allows it.
   */
  readonly waits?: true;
}

/** The parsers for an action's parameters. */
export interface Reading<T extends Table, Act extends Params> {
  /** The declared parameters. */
  readonly params: FieldSchemas;
  /**
   * Interprets parsed parameters in the context of a table. Returns undefined if they make no sense (`bad-input`).
   */
  understand(read: Act, table: T, by: AskedId): Act | undefined;
  /** Parses raw parameters and interprets them. Returns undefined if they do not fit or make no sense (`bad-input`). */
  parse(params: Params, table: T, by: AskedId): Act | undefined;
}

/** The members that both kinds of action share. */
interface AnyAction<T extends Table, Act extends Params> extends Reading<T, Act> {
  /**
   * Returns why the action is illegal: the first fault in the order of the rulebook. Returns undefined if it is legal.
   * Never changes the table.
   */
  check(table: T, by: AskedId, act: Act): Fault | undefined;
  /**
   * Returns the axes: parameters that can be chosen independently of `act`. If this method is omitted, the action has
   * no axes.
   */
  axes?(table: T, by: AskedId, act: Act): Axes;
  readonly gm?: true;
}

/** The declaration of an action: its parsing derives from `params` and `understand`. */
type Spec<
  Whole extends AnyAction<T, Act>,
  P extends FieldSchemas,
  T extends Table,
  Act extends Params,
> = Omit<Whole, keyof Reading<T, Act>> & {
  /** The schemas of the action's parameters. If omitted, the action has no parameters. */
  readonly params?: P;
  /**
   * Interprets parsed parameters whose meaning depends on the table. Returns undefined if they make no sense
   * (`bad-input`).
   */
  understand?(read: Act, table: T, by: AskedId): Act | undefined;
};

/** The declaration of an action. */
export type ActionSpec<T extends Table, P extends FieldSchemas> = Spec<Action<T, Values<P>>, P, T, Values<P>>;

/** The declaration of an anytime action. */
export type AnytimeActionSpec<T extends Table, P extends FieldSchemas> = Spec<
  AnytimeAction<T, Values<P>>,
  P,
  T,
  Values<P>
>;

/** Returns a function that creates a ruleset's actions from their declarations. */
export function actionsOn<T extends Table>() {
  return <P extends FieldSchemas = Record<never, never>>(spec: ActionSpec<T, P>): Action<T, Values<P>> =>
    declared<Action<T, Values<P>>, ActionSpec<T, P>>(spec);
}

/** Returns a function that creates a ruleset's anytime actions from their declarations. */
export function anytimeActionsOn<T extends Table>() {
  return <P extends FieldSchemas = Record<never, never>>(
    spec: AnytimeActionSpec<T, P>,
  ): AnytimeAction<T, Values<P>> => declared<AnytimeAction<T, Values<P>>, AnytimeActionSpec<T, P>>(spec);
}

/** Returns the action that a declaration describes. */
function declared<Whole, S extends { readonly params?: FieldSchemas; understand?: unknown }>(spec: S): Whole {
  const { params = {}, understand, ...rest } = spec;
  return { ...rest, ...reading(params, understand as Reading<Table, Params>['understand']) } as Whole;
}

/**
 * Returns the parsers for these parameters. `understand` interprets the parameters where their meaning
 * depends on the table.
 */
export function reading<T extends Table, P extends FieldSchemas>(
  params: P,
  understand: Reading<T, Values<P>>['understand'] = asRead,
): Reading<T, Values<P>> {
  return {
    params,
    understand,
    parse(given, table, by) {
      const read = readValues(params, given);
      return read && understand(read, table, by);
    },
  };
}

/** Returns the parsed parameters unchanged: the default interpretation. */
function asRead<Act extends Params>(read: Act): Act {
  return read;
}

/** The actions of a ruleset, by the name that intents use. */
export type Actions<T extends Table> = Readonly<Record<string, Action<T>>>;

/**
 * Returns the fault of an action with parsed parameters: `bad-input`, or the fault that its check finds. Undefined if
 * it is legal.
 */
export function checkAction<T extends Table>(
  table: T,
  what: Pick<Action<T>, 'understand' | 'check'>,
  by: AskedId,
  read: Params,
): Fault | undefined {
  const act = what.understand(read, table, by);
  return act === undefined ? 'bad-input' : what.check(table, by, act);
}

/**
 * Returns the parsed and interpreted parameters of a planned choice; undefined if they make no sense. Parameters that
 * are already checked are not parsed again.
 */
export function readAct<T extends Table, Act extends Params>(
  table: T,
  what: Pick<Action<T, Act>, 'parse' | 'understand'>,
  by: AskedId,
  params: Params,
): Act | undefined {
  return isChecked(params) ? what.understand(params as Act, table, by) : what.parse(params, table, by);
}

/**
 * Returns the interpreted parameters of a planned choice if the action is legal with them, else undefined. Parameters
 * that are already checked are not checked again.
 */
export function legalAct<T extends Table, Act extends Params>(
  table: T,
  what: Pick<Action<T, Act>, 'parse' | 'understand' | 'check'>,
  by: AskedId,
  params: Params,
): Act | undefined {
  const act = readAct(table, what, by, params);
  if (act === undefined || isChecked(params)) return act;
  return what.check(table, by, act) === undefined ? act : undefined;
}

/** Ends the turn without further effects. The ruleset's `play` decides which fighter has the next turn. */
export const endTurn = actionsOn<Table>()({
  leavesTurn: true,
  check: () => undefined,
  *run(table) {
    table.turn = null;
  },
});

/**
 * Performs the intent that answered a turn's prompt. The parameters must have been parsed. Throws if the action does
 * not exist or the parameters make no sense.
 */
export function* perform<T extends Table>(table: T, actions: Actions<T>, intent: Answer): Script {
  const { option, as, ...read } = intent;
  const what = actions[option];
  const act = as === undefined ? undefined : what?.understand(read, table, as);
  if (!what || act === undefined || as === undefined)
    throw new Error(`"${option}" was accepted without a check.`);
  yield* what.run(table, as, act, actions);
}
