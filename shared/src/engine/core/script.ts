import type { Fault } from '../presentation/rejection.ts';
import type { FieldSchemas } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { isStanding, type StackItem, type Table } from '../state/table.ts';
import { lay, lift } from '../state/verbs.ts';
import type { Axes } from './axes.ts';

/** One thing that a prompt offers. */
export interface Choice<Option extends string = string> {
  readonly option: Option;
  /** What its parameters are: the answer has just these. Left out: it has none. */
  readonly params?: FieldSchemas;
  /** The sets of parameters that it can be taken with, each legal. Left out: it takes none. */
  readonly variants?: () => readonly Params[];
  /** One of these sets, by a `draw` of a number below `count`: quicker than counting them all out. */
  readonly anyVariant?: (draw: (count: number) => number) => Params | undefined;
  /** What may be chosen besides, taken in that way. Left out: nothing. */
  readonly axes?: ((act: Params) => Axes) | undefined;
  /**
   * What is wrong with taking it with these parameters, as they have been read. It looks and never touches.
   */
  check?(read: Params): Fault | undefined;
}

/** What one person is asked. */
export interface Question<Option extends string = string> {
  readonly for: AskedId;
  /**
   * Who says for them what they do, as somebody does who has them in its power. Left out: they themselves.
   */
  readonly speaker?: AskedId;
  /** `turn` is the prompt of an own turn, which intents answer. */
  readonly kind: string;
  /**
   * What may be chosen on the table as it is seen; looked up again after a GM intervention. Nothing but
   * `pass`: it is not worth asking.
   */
  choices(seen: Table): Choice<Option>[];
  /** One of them, where it can be found without making them all. */
  choice?(seen: Table, option: string): Choice | undefined;
  /** Whether they hold more than `pass`, where that can be told without counting them out. */
  isOpen?(seen: Table): boolean;
  /**
   * Whether it could concern them by what everybody can see: then a bluff-safe window asks them even with
   * nothing to choose. It must be so whenever there is something to choose. Left out: as long as they stand.
   */
  concerns?(seen: Table): boolean;
  /** What counts if nobody answers in time. */
  readonly fallback: Answer<Option>;
  /**
   * How many seconds that is; null: no limit. Left out: as long as a prompt, or a turn, stays open in this
   * battle.
   */
  readonly seconds?: number | null;
  /**
   * AskedId again while it is still open, it stays the same prompt: a late answer meets it, and its clock
   * runs on. Two questions of a kind to the same person are the same if their keys are. Left out: it is asked
   * once.
   */
  readonly key?: string;
}

/** A question that may be declined. */
export type Declinable<Option extends string = string> = Question<Option> & {
  readonly fallback: { readonly option: 'pass' };
};

/** A question that may be asked again without disturbing whom it is for. */
export type KeyedQuestion<Option extends string = string> = Question<Option> & { readonly key: string };

export type Answer<Option extends string = string> = {
  readonly option: Option;
  readonly as?: AskedId;
} & Params;

/** A request to do something, by a fighter in its turn or by the GM. */
export type Intent = { readonly as: AskedId; readonly do: string } & Params;

/**
 * What a script waits for. `all`: an answer to each question, given together once the last is in. `any`: the
 * first answer to one of them, which closes the others; turns are such a wait, and what answers them is an
 * intent.
 */
export interface Wait {
  readonly questions: readonly Question[];
  readonly until: 'all' | 'any';
}

/**
 * What a wait brings: with `all` per question its answer, or null if it was not asked or dropped; with `any`
 * one, or null if it was dropped, or nothing if nobody was asked.
 */
export type Reply = readonly (Answer | null)[];

/** A rule: does what the book says in its order, and waits with `yield*` where somebody must choose. */
export type Script<Result = void> = Generator<Wait, Result, Reply>;

/** Whether a question offers anything but to decline, on the table as it is seen. */
export function isWorthAsking(seen: Table, question: Question): boolean {
  return question.isOpen?.(seen) ?? question.choices(seen).some(isMoreThanPass);
}

/** Whether to choose this is to do something. */
export function isMoreThanPass({ option }: Choice): boolean {
  return option !== 'pass';
}

/**
 * Whether somebody is asked: if it is worth asking, and where windows are bluff-safe whenever it could be.
 */
export function isAsked(seen: Table, question: Question): boolean {
  return isWorthAsking(seen, question) || (seen.windowSeconds !== undefined && couldConcern(seen, question));
}

/** Whether a question could concern whom it is for, as far as everybody can see. */
export function couldConcern(seen: Table, question: Question): boolean {
  return question.concerns?.(seen) ?? isStanding(seen, question.for);
}

/**
 * Asks one person. Gives null if there was nothing to choose but `pass`, or if an intervention took the
 * choice away: that is declined where one may pass, and else no answer. Whoever asks looks at the table again
 * afterwards.
 */
export function ask<Option extends string>(question: Declinable<Option>): Script<Answer<Option>>;
export function ask<Option extends string>(question: Question<Option>): Script<Answer<Option> | null>;
export function* ask(question: Question): Script<Answer | null> {
  return (yield* askOnce(question)) ?? declined(question);
}

/** Asks one person; gives null if it was not asked, or if an intervention of the GM took the choice away. */
export function* askOnce<Option extends string>(question: Question<Option>): Script<Answer<Option> | null> {
  const [answer] = yield { questions: [question], until: 'all' };
  return (answer ?? null) as Answer<Option> | null;
}

/** Asks several at once; their answers as `ask` gives them, in the order of the questions. */
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
 * What it means not to be asked in the end: where one may pass, that; else nothing, as nobody has chosen what
 * counts by default.
 */
export function declined({ fallback }: Question): Answer | null {
  return fallback.option === 'pass' ? fallback : null;
}

/** Waits for what the first of several answers; null if in the end none of them may be asked any more. */
export function* askAny(questions: readonly Question[]): Script<Answer | null> {
  const [answer] = yield { questions, until: 'any' };
  return answer ?? null;
}

/**
 * Asks several, and anybody may take it: `pass` closes one question, any other answer all. Gives that answer,
 * or null once nobody is left to ask. The questions are looked up anew after each pass and each intervention:
 * `passed` has to note on the table who is not to be asked again. Whoever still is keeps prompt and clock.
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

/** Never goes on: the battle is over, and `Battle` drops whatever was pending. */
export function* halt(): Script<never> {
  yield { questions: [], until: 'all' };
  throw new Error('A script went on after the end of the battle.');
}

/** Runs a script as a pending action: on top of the stack until it is done, however it ends. */
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
