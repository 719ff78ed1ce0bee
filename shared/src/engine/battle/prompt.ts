import type { Axes } from '../core/axes.ts';
import {
  type Answer,
  type Choice,
  choiceIn,
  declined,
  isAsked,
  isMoreThanPass,
  isWorthAsking,
  type KeyedQuestion,
  type Question,
  type Reply,
  type Wait,
} from '../core/script.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { type Outlines, outlinesOf } from '../schema/outline.ts';
import { cached, findFighter, type KeyedPrompt, type Table, withCache } from '../state/table.ts';
import { seenBy, viewsOn } from '../visibility/view.ts';
import { type Viewer, viewerOf } from '../visibility/viewer.ts';

/**
 * An option of a prompt with its legal sets of parameters. An option without parameters has one empty set.
 */
export interface Option {
  readonly option: string;
  readonly variants: readonly Params[];
  /**
   * The axes (parameters that can be chosen independently) for each set of parameters. If omitted, there are no axes.
   */
  readonly axes?: readonly Axes[];
  /** The outlines (schemas without their values) of the option's parameters. If omitted, the option has none. */
  readonly params?: Outlines;
}

/** Converts a choice to an option with all its legal sets of parameters; undefined if no set is legal. */
export function optionOf({ option, variants, axes, params = {} }: Choice): Option | undefined {
  const ways = variants?.() ?? [{}];
  if (ways.length === 0) return undefined;
  const open = axes && ways.map(axes);
  const isAny = open?.some((one) => Object.keys(one).length > 0);
  const named = new Set([...ways, ...(open ?? [])].flatMap((one) => Object.keys(one)));
  const taken = Object.entries(params).filter(([name]) => named.has(name));
  return {
    option,
    variants: ways,
    ...(open && isAny && { axes: open }),
    ...(taken.length > 0 && { params: outlinesOf(Object.fromEntries(taken)) }),
  };
}

/** An open question to a fighter or the GM. */
export class Prompt {
  /** The id of the prompt, unique in the battle, so that a late answer cannot reach another prompt. */
  readonly id: string;
  readonly question: Question;
  readonly #table: Table;

  constructor(id: string, question: Question, table: Table) {
    this.id = id;
    this.question = question;
    this.#table = table;
  }

  get for(): AskedId {
    return this.question.for;
  }

  get speaker(): AskedId {
    return this.question.speaker ?? this.for;
  }

  /**
   * The time limit in seconds, or null for none. If undefined, the battle's default for prompts or turns
   * applies.
   */
  get seconds(): number | null | undefined {
    return this.question.seconds;
  }

  get kind(): string {
    return this.question.kind;
  }

  /** True if there is nothing to choose. Such a prompt exists only to hide that fact from other players. */
  get isBlank(): boolean {
    return this.kind !== 'turn' && !isWorthAsking(seenBy(this.#table, this.eyes), this.question);
  }

  /** The viewer that represents the speaker: a player with only this fighter, or the GM. */
  get eyes(): Viewer {
    return viewerOf(this.speaker);
  }

  /**
   * Returns the choices in the view of `viewer`, by default the speaker. If there is nothing to choose, returns
   * only the fallback.
   */
  choices(viewer = this.eyes): Choice[] {
    const seen = seenBy(this.#table, viewer);
    return cached(seen, this.question, () => this.#choicesOn(seen));
  }

  #choicesOn(seen: Table): Choice[] {
    const choices = this.question.choices(seen);
    return this.kind === 'turn' || choices.some(isMoreThanPass)
      ? choices
      : [{ option: this.question.fallback.option }];
  }

  /** The answer that counts when the time is up. */
  get fallback(): Answer {
    return { ...this.question.fallback, as: this.for };
  }

  /** True if the prompt can time out. Some turns do not have to end, for example outside a fight. */
  get canTimeOut(): boolean {
    if (this.kind !== 'turn') return true;
    const { option, params } = choiceIn(this.fallback);
    const { question } = this;
    const choice = question.choice
      ? question.choice(this.#table, option)
      : question.choices(this.#table).find((offered) => offered.option === option);
    return choice !== undefined && choice.check?.(params) === undefined;
  }

  /**
   * Returns the options with all legal sets of parameters. Each set is accepted from a sender with this view.
   */
  options(viewer?: Viewer): Option[] {
    return this.choices(viewer).flatMap((choice) => optionOf(choice) ?? []);
  }
}

/** The prompts that a script waits for, and the answers so far. */
export class PendingPrompts {
  /** The prompts that have not been answered yet. */
  prompts: readonly Prompt[];
  readonly isTurn: boolean;
  /**
   * True if the table alone determines these prompts while the stack is empty. Then a snapshot does not need the
   * script.
   */
  readonly isBetween: boolean;
  readonly #table: Table;
  readonly #until: Wait['until'];
  /** The prompt of each question; null if no prompt was opened for it. */
  readonly #asked: readonly (Prompt | null)[];
  readonly #replies = new Map<Prompt, Answer | null>();

  /** Opens the prompts that a script waits for. */
  constructor(table: Table, { questions, until }: Wait) {
    const look = viewsOn(table);
    const asked = withCache(table, () =>
      questions.filter((question) => isAsked(look(question.speaker ?? question.for), question)),
    );
    const opened = openPrompts(table, asked);
    this.#asked = questions.map((question) => opened.get(question) ?? null);
    this.prompts = this.#asked.filter((prompt) => prompt !== null);
    this.isTurn = this.prompts.every(({ kind }) => kind === 'turn');
    const isLookedUp = asked.every(isOfTheTable);
    this.isBetween = this.isTurn || (until === 'any' && isLookedUp);
    this.#table = table;
    this.#until = until;
  }

  /**
   * Returns the prompt that an answer by this actor would answer; undefined if there is none. Turns are answered by
   * intents, not answers.
   */
  answerable(by: AskedId): Prompt | undefined {
    return this.isTurn ? undefined : this.prompts.find((prompt) => prompt.for === by);
  }

  /** The reply to the script; undefined while prompts are open. */
  get reply(): Reply | undefined {
    if (this.prompts.length > 0) return undefined;
    if (this.#until === 'any') return this.#asked.some((prompt) => prompt !== null) ? [null] : [];
    return this.#asked.map((prompt) => (prompt && this.#replies.get(prompt)) ?? null);
  }

  /**
   * Records an answer. Once no more answers are needed, returns the reply to the script; until then, returns undefined.
   */
  answer(answer: Answer): Reply | undefined {
    const prompt = this.prompts.find((open) => open.for === answer.as);
    const isBlank = this.#table.windowSeconds !== undefined && prompt?.isBlank;
    const counting = isBlank ? prompt.fallback : answer;
    if (prompt) this.#close(prompt, counting);
    if (this.#until === 'all') return this.reply;
    if (this.#table.keyed && counting.option !== 'pass') this.#table.keyed = [];
    return [counting];
  }

  /**
   * Closes prompts that no longer apply after an anytime action by `by`. If `by` caused its own prompt to close,
   * the prompt counts as declined. If the table alone determines the prompts, the script asks all of them again.
   * Returns the reply to the script if it can continue.
   */
  reviewPrompts(by: AskedId): Reply | undefined {
    if (this.isBetween) return [null];
    for (const prompt of this.prompts) {
      if (isAsked(seenBy(this.#table, prompt.eyes), prompt.question)) continue;
      this.#close(prompt, prompt.for === by ? declined(prompt.question) : null);
    }
    return this.reply;
  }

  #close(prompt: Prompt, reply: Answer | null): void {
    this.#replies.set(prompt, reply);
    this.prompts = this.prompts.filter((open) => open !== prompt);
    const { keyed } = this.#table;
    if (keyed) this.#table.keyed = keyed.filter(({ id }) => id !== prompt.id);
  }
}

/** Returns whether the table alone decides if a question is asked. */
function isOfTheTable({ kind, key }: Question): boolean {
  return kind === 'turn' || key !== undefined;
}

/** Returns whether a wait only asks for the next action, which means that all earlier actions have ended. */
export function asksForNextAction({ questions }: Wait): boolean {
  return questions.length > 0 && questions.every(isOfTheTable);
}

function nextId(table: Table, { speaker, for: asked }: Question): string {
  if (!findFighter(table, speaker ?? asked)?.hidden) return `p${++table.asked}`;
  table.askedUnseen = (table.askedUnseen ?? 0) + 1;
  return `u${table.askedUnseen}`;
}

/** Opens a prompt for each question. An open prompt with the same key keeps its id. */
function openPrompts(table: Table, questions: readonly Question[]): Map<Question, Prompt> {
  const isKeyed = (question: Question): question is KeyedQuestion => question.key !== undefined;
  const before = table.keyed;
  const keyed = questions.filter(isKeyed).map((question) => {
    const known = before?.find((prompt) => isOf(prompt, question));
    const id = known?.id ?? nextId(table, question);
    return { id, for: question.for, kind: question.kind, key: question.key };
  });
  if (keyed.length > 0) table.keyed = keyed;
  else if (before) table.keyed = undefined; // set to undefined, because `delete` would make every later lookup on the table slow
  return new Map(
    questions.map((question) => {
      const id = keyed.find((prompt) => isOf(prompt, question))?.id ?? nextId(table, question);
      return [question, new Prompt(id, question, table)];
    }),
  );
}

function isOf(prompt: KeyedPrompt, { for: asked, kind, key }: Question): boolean {
  return prompt.key === key && prompt.for === asked && prompt.kind === kind;
}
