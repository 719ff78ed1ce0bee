import type { Fault } from '../presentation/rejection.ts';
import { type FieldSchemas, readValues, type Values } from '../schema/field-schema.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { type Table, withCache } from '../state/table.ts';
import type { Axes } from './axes.ts';
import type { Answer, Choice, Question, Script } from './script.ts';

/** Something a fighter may do in its turn (or, with `gm`, the GM while nobody is asked anything). */
export interface Action<T extends Table = Table, Act extends Params = Params> extends Deed<T, Act> {
  /**
   * The ways in which `by` might do it now; the legal ones are offered. Left out: once, without parameters.
   */
  variants?(table: T, by: Id): Iterable<Act>;
  /**
   * Does it; may assume that `check` passed. `actions` are those it is one of, for what calls others in turn.
   */
  run(table: T, by: AskedId, act: Act, actions: Actions<T>): Script;
  /**
   * Its own check says who may do it and when, so that somebody with nothing to do learns why; else that
   * takes an open turn.
   */
  readonly outOfTurn?: true;
  /** It gives the own turn away: out of turn there is none, and the GM cannot let it happen either. */
  readonly leavesTurn?: true;
}

/**
 * Something that is done at once, at any moment of the battle, without disturbing what is pending. Where a
 * field of the table view has its name, that says which of its variants holds now.
 */
export interface AnytimeAction<T extends Table = Table, Act extends Params = Params> extends Deed<T, Act> {
  /**
   * The ways in which it might be done now; the legal ones are offered. Left out: once, without parameters.
   */
  variants?(table: T, by: AskedId): Iterable<Act>;
  run(table: T, by: AskedId, act: Act): void;
  /**
   * Not while an answer is awaited (`prompt-open`): between turns, and after the end if the ruleset allows it
   * then.
   */
  readonly waits?: true;
}

/** How the parameters of something are read. */
export interface Reading<T extends Table, Act extends Params> {
  /** What its parameters are. */
  readonly params: FieldSchemas;
  /**
   * Gives parameters that its kinds have read as it understands them on that table; undefined if they make no
   * sense (`bad-input`).
   */
  understand(read: Act, table: T, by: AskedId): Act | undefined;
  /** The same of parameters that nobody has read yet: as it understands them, nothing else. */
  parse(params: Params, table: T, by: AskedId): Act | undefined;
}

/** What both have in common. */
interface Deed<T extends Table, Act extends Params> extends Reading<T, Act> {
  /** What forbids it, the first fault in the document's order. It looks and never touches. */
  check(table: T, by: AskedId, act: Act): Fault | undefined;
  /** What may be chosen besides, done in that way. Left out: nothing. */
  axes?(table: T, by: AskedId, act: Act): Axes;
  readonly gm?: true;
}

/** What is left to say of a deed once its parameters are declared. */
type Spec<Whole extends Deed<T, Act>, P extends FieldSchemas, T extends Table, Act extends Params> = Omit<
  Whole,
  keyof Reading<T, Act>
> & {
  /** Left out: it has none. */
  readonly params?: P;
  /** Where only the table can say what the parameters mean; undefined if they mean nothing (`bad-input`). */
  understand?(read: Act, table: T, by: AskedId): Act | undefined;
};

/** How an action is written down. */
export type ActionSpec<T extends Table, P extends FieldSchemas> = Spec<Action<T, Values<P>>, P, T, Values<P>>;

/** How an interjection is written down. */
export type InterjectionSpec<T extends Table, P extends FieldSchemas> = Spec<
  AnytimeAction<T, Values<P>>,
  P,
  T,
  Values<P>
>;

/** Makes the actions of a ruleset with such a table from what is said of each. */
export function actionsOn<T extends Table>() {
  return <P extends FieldSchemas = Record<never, never>>(spec: ActionSpec<T, P>): Action<T, Values<P>> =>
    declared<Action<T, Values<P>>, ActionSpec<T, P>>(spec);
}

/** Makes the interjections of a ruleset with such a table from what is said of each. */
export function anytimeActionsOn<T extends Table>() {
  return <P extends FieldSchemas = Record<never, never>>(
    spec: InterjectionSpec<T, P>,
  ): AnytimeAction<T, Values<P>> => declared<AnytimeAction<T, Values<P>>, InterjectionSpec<T, P>>(spec);
}

/** A deed whose parameters are read as declared. */
function declared<Whole, S extends { readonly params?: FieldSchemas; understand?: unknown }>(spec: S): Whole {
  const { params = {}, understand, ...rest } = spec;
  return { ...rest, ...reading(params, understand as Reading<Table, Params>['understand']) } as Whole;
}

/** How parameters of these kinds are read. `understand`: where only the table can say what they mean. */
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

/** What most parameters mean: what they say. */
function asRead<Act extends Params>(read: Act): Act {
  return read;
}

/** The actions of a ruleset by the name an intent gives them. */
export type Actions<T extends Table> = Readonly<Record<string, Action<T>>>;

/**
 * What is wrong with an action with parameters that its kinds have read: `bad-input`, or the fault that its
 * check finds.
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

/** What these parameters of an action mean, if it is legal now; else undefined. */
export function legalAct<T extends Table, Act extends Params>(
  table: T,
  what: Pick<Action<T, Act>, 'parse' | 'check'>,
  by: AskedId,
  params: Params,
): Act | undefined {
  const act = what.parse(params, table, by);
  return act !== undefined && what.check(table, by, act) === undefined ? act : undefined;
}

/** Every way in which something can legally be done now. What has no parameters has one, `{}`. */
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

/** One of the legal variants, each as likely as the other: only what has been drawn is checked. */
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

/**
 * What a fighter can do in its turn now, in the order in which the ruleset lists its actions; counted out
 * only when looked at.
 */
export function turnChoices<T extends Table>(table: T, actions: Actions<T>, by: Id): Choice[] {
  return forPlayers(actions).map(([option, what]) => choiceOf(table, what, by, option));
}

/** What an action and an interjection have in common as far as choosing goes. */
type Choosable<T extends Table> = Pick<Action<T>, 'params' | 'understand' | 'check' | 'variants' | 'axes'>;

/** The choice of an action by that name, for whoever may take it now. */
export function choiceOf<T extends Table>(table: T, what: Choosable<T>, by: AskedId, option: string): Choice {
  return new ActionChoice(table, what, by, option);
}

/** A prompt has one for each action, of which most are never looked into. */
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

/** The actions that are not the GM's, by name. */
function forPlayers<T extends Table>(actions: Actions<T>): readonly [string, Action<T>][] {
  const known = playable.get(actions) as readonly [string, Action<T>][] | undefined;
  const players = known ?? Object.entries(actions).filter(([, what]) => !what.gm);
  if (!known) playable.set(actions, players);
  return players;
}

/**
 * The prompt of a turn: it is answered by intents, and left unanswered it ends the turn. `couldAct`: whether
 * they may act as far as everybody can see (left out: that is plain to see). `speaker`: who says what they do
 * (left out: they themselves).
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
 * In some rulesets everybody may come in at any moment: there are many of these, and few are ever looked
 * into.
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

/** To leave one's turn, where nothing else comes of that: whose is next, the ruleset's `play` says. */
export const endTurn = actionsOn<Table>()({
  leavesTurn: true,
  check: () => undefined,
  *run(table) {
    table.turn = null;
  },
});

/** Carries out the intent that a turn's prompt was answered with; its parameters have been read. */
export function* perform<T extends Table>(table: T, actions: Actions<T>, intent: Answer): Script {
  const { option, as, ...read } = intent;
  const what = actions[option];
  const act = as === undefined ? undefined : what?.understand(read, table, as);
  if (!what || act === undefined || as === undefined)
    throw new Error(`"${option}" was let through unchecked.`);
  yield* what.run(table, as, act, actions);
}
