import { type Action, type Reading, reading } from '../engine/core/action.ts';
import type { Axes } from '../engine/core/axes.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../engine/schema/field-schema.ts';
import type { Params } from '../engine/schema/json.ts';
import { type Fighter, fighterOf, findFighter, type Table } from '../engine/state/table.ts';

/*
 * Staged actions. An action declares its parts, such as its costs, its checks and its effect. It can be taken in
 * several ways, for example in a turn or as a readied action. For each way, the rulebook defines once in which order
 * the parts are checked and carried out.
 */

/** The parts that every kind of staged action can have. A rulebook adds its own parts. */
export interface ActionParts<T extends Table<F>, F extends Fighter, Act extends Params> {
  /**
   * Yields the sets of parameters with which the action may be offered; illegal sets are left out. If `variants` is
   * omitted, the action is offered without parameters.
   */
  variants?(table: T, me: F): Iterable<Act>;
  /** Returns the axes: parameters that can be chosen independently of `act`. If omitted, there are none. */
  axes?(table: T, me: F, act: Act): Axes;
  readonly outOfTurn?: true;
  readonly leavesTurn?: true;
}

/** The parts of an action together with its declared parameters. */
export type Declared<Parts, T extends Table, P extends FieldSchemas> = Parts & {
  /** The schemas of the action's parameters. If omitted, the action has no parameters. */
  readonly params?: P;
  /**
   * Interprets parsed parameters whose meaning depends on the table. Returns undefined if they make no sense
   * (`bad-input`).
   */
  understand?: Reading<T, Values<P>>['understand'];
};

/**
 * An action that can be taken in several ways: in the fighter's turn, as a readied action, or as a part of another
 * action.
 */
export interface StagedAction<T extends Table, Parts, Act extends Params = Params> extends Reading<T, Act> {
  readonly name: string;
  readonly parts: Parts;
}

/** Returns the staged action that a declaration describes. */
export function stagedAction<T extends Table, P extends FieldSchemas, Parts>(
  name: string,
  declared: Declared<Parts, T, P>,
): StagedAction<T, Parts, Values<P>> {
  const { params = {} as P, understand } = declared;
  return { name, parts: declared, ...reading<T, P>(params, understand) };
}

/**
 * Converts a staged action to an action of the turn. `check` returns its first fault in the order of the rulebook.
 * `run` pays for the action and performs it.
 */
export function asAction<T extends Table<F>, F extends Fighter, Act extends Params>(
  { params, understand, parse, parts }: Omit<StagedAction<T, ActionParts<T, F, Act>, Act>, 'name'>,
  check: (table: T, me: F, act: Act) => Fault | undefined,
  run: Action<T, Act>['run'],
): Action<T, Act> {
  const { variants, axes, outOfTurn, leavesTurn } = parts;
  return {
    ...{ params, understand, parse, run },
    ...(outOfTurn && { outOfTurn }),
    ...(leavesTurn && { leavesTurn }),
    check(table, by, act) {
      const me = findFighter<F>(table, by);
      return me ? check(table, me, act) : 'not-your-turn';
    },
    ...(variants && { variants: (table: T, by: string) => variants(table, fighterOf<F>(table, by)) }),
    ...(axes && { axes: (table: T, by: string, act: Act) => axes(table, fighterOf<F>(table, by), act) }),
  };
}
