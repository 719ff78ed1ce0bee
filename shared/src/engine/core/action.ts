import type { Fault } from '../presentation/rejection.ts';
import { type FieldSchemas, readValues, type Values } from '../schema/field-schema.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { type Table, withCache } from '../state/table.ts';
import type { Axes } from './axes.ts';
import type { Answer, Choice, Question, Script } from './script.ts';

/**
 * An action that a fighter can take in its turn. With `gm`, an action that the GM can take while no prompts
 * other than turns are open.
 */
export interface Action<T extends Table = Table, Act extends Params = Params> extends AnyAction<T, Act> {
  /**
   * The possible sets of parameters for `by`, of which the legal ones are offered. By default, one empty set.
   */
  variants?(table: T, by: Id): Iterable<Act>;
  /**
   * Performs the action; may assume that `check` passed. `actions` holds the ruleset's actions, for actions
   * that perform others.
   */
  run(table: T, by: AskedId, act: Act, actions: Actions<T>): Script;
  /**
   * True if the action's own check decides who may take it and when, with a specific reason. If omitted, the
   * action needs an open turn.
   */
  readonly outOfTurn?: true;
  /** True if the action ends the actor's turn. It is illegal out of turn, and the GM cannot force it. */
  readonly leavesTurn?: true;
}

/**
 * An action that is performed at once, at any time, without affecting pending actions. A table-view field of
 * the same name holds its current variant.
 */
export interface AnytimeAction<T extends Table = Table, Act extends Params = Params>
  extends AnyAction<T, Act> {
  /** The possible sets of parameters, of which the legal ones are offered. By default, one empty set. */
  variants?(table: T, by: AskedId): Iterable<Act>;
  run(table: T, by: AskedId, act: Act): void;
  /**
   * True if the action must wait while an answer is pending (`prompt-open`). It is possible between turns,
   * and after the end if the ruleset allows it.
   */
  readonly waits?: true;
}

/** The parsers for the parameters of an action. */
export interface Reading<T extends Table, Act extends Params> {
  /** The declared parameters. */
  readonly params: FieldSchemas;
  /** Interprets parsed parameters on a table. Returns undefined if they make no sense (`bad-input`). */
  understand(read: Act, table: T, by: AskedId): Act | undefined;
  /** Parses raw parameters and interprets them. */
  parse(params: Params, table: T, by: AskedId): Act | undefined;
}

/** The members that both kinds of action share. */
interface AnyAction<T extends Table, Act extends Params> extends Reading<T, Act> {
  /**
   * Returns why the action is illegal: the first fault in the order of the rulebook. Never changes the table.
   */
  check(table: T, by: AskedId, act: Act): Fault | undefined;
  /** Returns the free choices beside these parameters. If omitted, there are none. */
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
  /** If omitted, the action has no parameters. */
  readonly params?: P;
  /**
   * Interprets parsed parameters on a table, where their meaning depends on it. Returns undefined if they
   * make no sense (`bad-input`).
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

/** Returns the fault of an action with parsed parameters: `bad-input`, or the fault that its check finds. */
export function checkAction<T extends Table>(
  table: T,
  what: Pick<Action<T>, 'understand' | 'check'>,
  by: AskedId,
  read: Params,
): Fault | undefined {
  const act = what.understand(read, table, by);
  return act === undefined ? 'bad-input' : what.check(table, by, act);
}

/** Returns the interpreted parameters if the action is legal with them, else undefined. */
export function legalAct<T extends Table, Act extends Params>(
  table: T,
  what: Pick<Action<T, Act>, 'parse' | 'check'>,
  by: AskedId,
  params: Params,
): Act | undefined {
  const act = what.parse(params, table, by);
  return act !== undefined && what.check(table, by, act) === undefined ? act : undefined;
}

/** Returns all legal sets of parameters. An action without parameters has one, `{}`. */
export function legalVariants<T extends Table>(
  table: T,
  what: Pick<Action<T>, 'check' | 'variants'>,
  by: AskedId,
): Params[] {
  return withCache(table, () => {
    const legal: Params[] = [];
    for (const act of what.variants ? what.variants(table, by) : [{}]) {
      if (what.check(table, by, act) === undefined) legal.push(act);
    }
    return legal;
  });
}

/** Draws a legal set of parameters uniformly. Only drawn sets are checked. */
function anyVariant<T extends Table>(
  table: T,
  what: Pick<Action<T>, 'check' | 'variants'>,
  by: Id,
  draw: (count: number) => number,
): Params | undefined {
  return withCache(table, () => {
    const left = what.variants ? [...what.variants(table, by)] : [{}];
    while (left.length > 0) {
      const drawn = draw(left.length);
      const act = left[drawn];
      if (act && what.check(table, by, act) === undefined) return act;
      left[drawn] = left.at(-1) ?? {};
      left.pop();
    }
    return undefined;
  });
}

/** Returns the choices of a fighter's turn in the ruleset's order. Their variants are computed on demand. */
export function turnChoices<T extends Table>(table: T, actions: Actions<T>, by: Id): Choice[] {
  return forPlayers(actions).map(([option, what]) => choiceOf(table, what, by, option));
}

/** The part of an action that a choice needs. */
type Choosable<T extends Table> = Pick<Action<T>, 'params' | 'understand' | 'check' | 'variants' | 'axes'>;

/** Returns the choice that offers an action to `by`. */
export function choiceOf<T extends Table>(table: T, what: Choosable<T>, by: AskedId, option: string): Choice {
  return new ActionChoice(table, what, by, option);
}

/**
 * A choice that offers an action. It has lazy getters, because a prompt has one choice per action and most
 * are never inspected.
 */
class ActionChoice<T extends Table> implements Choice {
  readonly option: string;
  readonly #table: T;
  readonly #what: Choosable<T>;
  readonly #by: AskedId;

  constructor(table: T, what: Choosable<T>, by: AskedId, option: string) {
    this.option = option;
    this.#table = table;
    this.#what = what;
    this.#by = by;
  }

  get params(): FieldSchemas {
    return this.#what.params;
  }

  get variants() {
    return () => legalVariants(this.#table, this.#what, this.#by);
  }

  get anyVariant() {
    return (draw: (count: number) => number) => anyVariant(this.#table, this.#what, this.#by, draw);
  }

  get axes(): Choice['axes'] {
    if (!this.#what.axes) return undefined;
    return (act) => this.#what.axes?.(this.#table, this.#by, act) ?? {};
  }

  get check() {
    return (read: Params) => checkAction(this.#table, this.#what, this.#by, read);
  }
}

const playable = new WeakMap<object, readonly [string, Action<never>][]>();

/** Returns the actions that are not the GM's, by name. */
function forPlayers<T extends Table>(actions: Actions<T>): readonly [string, Action<T>][] {
  const known = playable.get(actions) as readonly [string, Action<T>][] | undefined;
  const players = known ?? Object.entries(actions).filter(([, what]) => !what.gm);
  if (!known) playable.set(actions, players);
  return players;
}

/**
 * Returns the question of a turn. Intents answer it, and its fallback ends the turn. `couldAct` is the public
 * version of `mayAct` (default: the same). `speaker` decides for the fighter (default: the fighter itself).
 */
export function turnQuestion<T extends Table>(
  actions: Actions<T>,
  by: Id,
  mayAct: (table: T, by: Id) => boolean,
  { couldAct = mayAct, speaker = by }: { couldAct?: typeof mayAct; speaker?: AskedId } = {},
): Question {
  return new TurnQuestion(actions, by, mayAct, couldAct, speaker);
}

/**
 * The question of a turn. It has lazy getters, because in some rulebooks all fighters may act at any time and
 * few of these questions are inspected.
 */
class TurnQuestion<T extends Table> implements Question {
  readonly for: Id;
  readonly speaker: AskedId;
  readonly kind = 'turn';
  readonly #actions: Actions<T>;
  readonly #mayAct: (table: T, by: Id) => boolean;
  readonly #couldAct: (table: T, by: Id) => boolean;

  constructor(
    actions: Actions<T>,
    by: Id,
    mayAct: (table: T, by: Id) => boolean,
    couldAct: (table: T, by: Id) => boolean,
    speaker: AskedId,
  ) {
    this.for = by;
    this.speaker = speaker;
    this.#actions = actions;
    this.#mayAct = mayAct;
    this.#couldAct = couldAct;
  }

  get fallback(): Answer {
    return { option: 'end-turn', as: this.for };
  }

  choices(seen: T): Choice[] {
    return this.isOpen(seen) ? turnChoices(seen, this.#actions, this.for) : [];
  }

  choice(seen: T, option: string): Choice | undefined {
    const what = Object.hasOwn(this.#actions, option) ? this.#actions[option] : undefined;
    return what && !what.gm && this.isOpen(seen) ? choiceOf(seen, what, this.for, option) : undefined;
  }

  isOpen(seen: T): boolean {
    return this.#mayAct(seen, this.for);
  }

  concerns(seen: T): boolean {
    return this.#couldAct(seen, this.for);
  }
}

/** Ends the turn without further effects. The ruleset's `play` decides who has the next turn. */
export const endTurn = actionsOn<Table>()({
  leavesTurn: true,
  check: () => undefined,
  *run(table) {
    table.turn = null;
  },
});

/** Performs the intent that answered a turn's prompt. The parameters must have been parsed. */
export function* perform<T extends Table>(table: T, actions: Actions<T>, intent: Answer): Script {
  const { option, as, ...read } = intent;
  const what = actions[option];
  const act = as === undefined ? undefined : what?.understand(read, table, as);
  if (!what || act === undefined || as === undefined)
    throw new Error(`"${option}" was let through unchecked.`);
  yield* what.run(table, as, act, actions);
}
