import type { Fault } from '../presentation/rejection.ts';
import type { FieldSchemas } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { isStanding, type StackItem, type Table } from '../state/table.ts';
import { lay, lift } from '../state/verbs.ts';
import type { Axes } from './axes.ts';

/** An option that a prompt offers. */
export interface Choice<Option extends string = string> {
  readonly option: Option;
  /** The schemas of the answer's parameters. If omitted, the answer has no parameters. */
  readonly params?: FieldSchemas;
  /** Returns all legal sets of parameters. If omitted, the only legal set is an empty one. */
  readonly variants?: () => readonly Params[];
  /**
   * Returns one legal set of parameters, which is faster than listing them all; undefined if there is none. `draw`
   * returns a random number below `count`.
   */
  readonly anyVariant?: (draw: (count: number) => number) => Params | undefined;
  /** Returns the axes: parameters that can be chosen independently of `act`. If omitted, the option has no axes. */
  readonly axes?: ((act: Params) => Axes) | undefined;
  /** Returns why parsed parameters are illegal; undefined if they are legal. Never changes the table. */
  check?(read: Params): Fault | undefined;
}

/** A question to a fighter or the GM. */
export interface Question<Option extends string = string> {
  readonly for: AskedId;
  /**
   * The fighter that decides for the asked fighter, for example because it controls that fighter. If omitted,
   * the asked fighter decides.
   */
  readonly speaker?: AskedId;
  /** The kind of prompt. `turn` asks a fighter what to do in its own turn; intents answer it. */
  readonly kind: string;
  /**
   * Returns the choices on a seat's view of the table; called again after a GM intervention. A question with
   * only `pass` is not asked.
   */
  choices(seen: Table): Choice<Option>[];
  /**
   * Returns the choice for an option; undefined if it is not offered. Defined only where this is faster than creating
   * all choices.
   */
  choice?(seen: Table, option: string): Choice | undefined;
  /**
   * Returns whether there is anything to choose besides `pass`. Defined only where this is faster than listing the
   * choices.
   */
  isOpen?(seen: Table): boolean;
  /**
   * Returns whether the question could concern the fighter, judging by public information. If it could, a
   * bluff-proof window asks the fighter even without a choice. Must be true whenever there is a choice. If omitted,
   * the question concerns the fighter until the fighter is defeated.
   */
  concerns?(seen: Table): boolean;
  /** The answer that counts when the time is up. */
  readonly fallback: Answer<Option>;
  /**
   * The time limit in seconds, or null for none. If omitted, the battle's default for prompts or turns
   * applies.
   */
  readonly seconds?: number | null;
  /**
   * Identifies the question if it is asked again while it is open. The prompt keeps its id and its timer, so a late
   * answer still reaches it. If omitted, the question is asked only once.
   */
  readonly key?: string;
}

/** A question whose fallback is to decline. */
export type Declinable<Option extends string = string> = Question<Option> & {
  readonly fallback: { readonly option: 'pass' };
};

/** A question that can be asked again without a new prompt. */
export type KeyedQuestion<Option extends string = string> = Question<Option> & { readonly key: string };

export type Answer<Option extends string = string> = {
  readonly option: Option;
  readonly as?: AskedId;
} & Params;

/** Returns the option of an answer and its parameters, without the fighter that answers. */
export function choiceIn({ option, as: _as, ...params }: Answer): {
  readonly option: string;
  readonly params: Params;
} {
  return { option, params };
}

/** A request to act, by a fighter in its turn or by the GM. */
export type Intent = { readonly as: AskedId; readonly do: string } & Params;

/**
 * A script's request for answers. `all`: waits for one answer to each question and returns them together.
 * `any`: the first answer closes the other questions. Turns use `any`, and intents answer them.
 */
export interface Wait {
  readonly questions: readonly Question[];
  readonly until: 'all' | 'any';
}

/**
 * The result of a wait. `all`: the answer to each question; null if the question was not asked, or if its prompt
 * was closed without an answer. `any`: one answer, or null if all prompts were closed without an answer; empty if
 * no prompt was opened.
 */
export type Reply = readonly (Answer | null)[];

/**
 * The script of a rule. It follows the order of the book, and waits with `yield*` where a player must choose.
 */
export type Script<Result = void> = Generator<Wait, Result, Reply>;

/** Returns whether a question offers anything other than `pass`, on a seat's view of the table. */
export function isWorthAsking(seen: Table, question: Question): boolean {
  return question.isOpen?.(seen) ?? question.choices(seen).some(isMoreThanPass);
}

/** Returns whether a choice is anything other than `pass`. */
export function isMoreThanPass({ option }: Choice): boolean {
  return option !== 'pass';
}

/**
 * Returns whether a question is asked. It is asked if there is a choice. In a bluff-proof window, it is also asked if
 * it could concern the fighter.
 */
export function isAsked(seen: Table, question: Question): boolean {
  return isWorthAsking(seen, question) || (seen.windowSeconds !== undefined && couldConcern(seen, question));
}

/** Returns whether a question could concern the fighter, judging by public information. */
export function couldConcern(seen: Table, question: Question): boolean {
  return question.concerns?.(seen) ?? isStanding(seen, question.for);
}

/**
 * Asks one question and returns the answer. If there is no choice, or if a GM intervention removes it, returns
 * `pass` for questions that can be declined and null for others. Callers must read the table again afterward.
 */
export function ask<Option extends string>(question: Declinable<Option>): Script<Answer<Option>>;
export function ask<Option extends string>(question: Question<Option>): Script<Answer<Option> | null>;
export function* ask(question: Question): Script<Answer | null> {
  return (yield* askOnce(question)) ?? declined(question);
}

/**
 * Asks one question and returns the answer; null if the question was not asked or if a GM intervention
 * removed the choice.
 */
export function* askOnce<Option extends string>(question: Question<Option>): Script<Answer<Option> | null> {
  const [answer] = yield { questions: [question], until: 'all' };
  return (answer ?? null) as Answer<Option> | null;
}

/**
 * Asks several questions at once and returns the answers in the order of the questions. Handles missing
 * answers as `ask` does.
 */
export function askAll<Option extends string>(
  questions: readonly Declinable<Option>[],
): Script<Answer<Option>[]>;
export function askAll<Option extends string>(
  questions: readonly Question<Option>[],
): Script<(Answer<Option> | null)[]>;
export function* askAll(questions: readonly Question[]): Script<(Answer | null)[]> {
  const replies = yield { questions, until: 'all' };
  return questions.map((question, index) => replies[index] ?? declined(question));
}

/**
 * Returns the answer for a question that was not asked: `pass` if the question can be declined, else null.
 * The fallback is not used, because it is meant for a player who was asked.
 */
export function declined({ fallback }: Question): Answer | null {
  return fallback.option === 'pass' ? fallback : null;
}

/** Waits for the first answer to any of several questions; null if no prompt is left open. */
export function* askAny(questions: readonly Question[]): Script<Answer | null> {
  const [answer] = yield { questions, until: 'any' };
  return answer ?? null;
}

/**
 * Asks several fighters at once. The first answer other than `pass` closes all questions and is returned. Returns
 * null when no question is left. `questions` is called again after each pass and each intervention, so `passed`
 * must record on the table who has passed. Questions that stay open keep their prompts and timers.
 */
export function* askFirst(
  questions: () => readonly KeyedQuestion[],
  passed: (answer: Answer) => void,
): Script<Answer | null> {
  for (;;) {
    const [answer] = yield { questions: questions(), until: 'any' };
    if (answer === undefined) return null;
    if (answer?.option === 'pass') passed(answer);
    else if (answer) return answer;
  }
}

/**
 * Suspends the script forever. Used when the battle is over, because `Battle` then drops all pending scripts. Throws if
 * the script is continued nevertheless.
 */
export function* halt(): Script<never> {
  yield { questions: [], until: 'all' };
  throw new Error('A script continued after the end of the battle.');
}

/** Runs a script while its item is on the stack. Removes the item at the end, even if the script throws. */
export function* onStack<Item extends StackItem, Result>(
  table: Table & { readonly stack: Item[] },
  item: Item,
  script: Script<Result>,
): Script<Result> {
  lay(table, item);
  try {
    return yield* script;
  } finally {
    lift(table, item);
  }
}
