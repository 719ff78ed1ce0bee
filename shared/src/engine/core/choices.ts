import type { FieldSchemas } from '../schema/field-schema.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { type Table, withCache } from '../state/table.ts';
import { type Action, type Actions, checkAction } from './action.ts';
import type { Answer, Choice, Question } from './script.ts';

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

/**
 * Returns a random legal set of parameters, each with the same chance; undefined if there is none. To save time, checks
 * only the sets that it draws.
 */
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

/** Returns all actions except those of the GM, by name. */
function forPlayers<T extends Table>(actions: Actions<T>): readonly [string, Action<T>][] {
  const known = playable.get(actions) as readonly [string, Action<T>][] | undefined;
  const players = known ?? Object.entries(actions).filter(([, what]) => !what.gm);
  if (!known) playable.set(actions, players);
  return players;
}

/**
 * Returns the question that asks a fighter what to do in its turn. The answer is an intent; the fallback ends the turn.
 * `mayAct` returns whether the fighter can act now. `couldAct` (by default `mayAct`) returns whether it could,
 * judging by public information only. `speaker` decides for the fighter; by default, the fighter itself does.
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
 * The question that asks a fighter what to do in its turn. It has lazy getters: in some rulebooks all fighters may
 * act at any time, and few of these questions are inspected.
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
