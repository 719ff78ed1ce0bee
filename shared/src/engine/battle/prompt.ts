import type { Axes } from '../core/axes.ts';
import {
  type Answer,
  type Choice,
  declined,
  isAsked,
  isMoreThanPass,
  isWorthAsking,
  type KeyedQuestion,
  type Question,
  type Reply,
  type Wait,
} from '../core/script.ts';
import { type Outlines, outlinesOf } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { cached, findFighter, type KeyedPrompt, type Table, withCache } from '../state/table.ts';
import { looksAt, seenBy } from '../visibility/view.ts';
import { type Viewer, viewerOf } from '../visibility/viewer.ts';

/** One option of a prompt with the sets of parameters it can be taken with (none: it takes no parameters). */
export interface Option {
  readonly option: string;
  readonly variants: readonly Params[];
  /** What may be chosen besides, for each of these sets. Left out: nothing for any of them. */
  readonly axes?: readonly Axes[];
  /** What its parameters are, as far as it has any. */
  readonly params?: Outlines;
}

/** What a choice offers, counted out in full; undefined if it cannot be taken. */
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

/** One person being asked one thing. */
export class Prompt {
  /** Unique in the battle, so that a late answer cannot meet the wrong prompt. */
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

  /** How long it stays open; undefined: as any prompt, or turn, of this battle. */
  get seconds(): number | null | undefined {
    return this.question.seconds;
  }

  get kind(): string {
    return this.question.kind;
  }

  /** Whether there is nothing to choose: they are asked so that nobody else can tell. */
  get isBlank(): boolean {
    return this.kind !== 'turn' && !isWorthAsking(seenBy(this.#table, this.eyes), this.question);
  }

  /** The eyes of whoever speaks for it, of whom no more is known. */
  get eyes(): Viewer {
    return viewerOf(this.speaker);
  }

  /**
   * What may be chosen, as far as somebody sees (left out: whoever speaks for it): where there is nothing,
   * what counts in any case.
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

  /** What counts if nobody answers in time. */
  get fallback(): Answer {
    return { ...this.question.fallback, as: this.for };
  }

  /** Whether the clock may answer: there are turns that nobody has to end, as outside a fight. */
  get canTimeOut(): boolean {
    if (this.kind !== 'turn') return true;
    const { option, as: _as, ...params } = this.fallback;
    const { question } = this;
    const choice = question.choice
      ? question.choice(this.#table, option)
      : question.choices(this.#table).find((offered) => offered.option === option);
    return choice !== undefined && choice.check?.(params) === undefined;
  }

  /** What may be chosen, counted out in full: every option here is accepted from whoever sees no more. */
  options(viewer?: Viewer): Option[] {
    return this.choices(viewer).flatMap((choice) => optionOf(choice) ?? []);
  }
}

/** What a script is waiting for, and what has come of it so far. */
export class PendingPrompts {
  /** Those not yet answered. */
  prompts: readonly Prompt[];
  readonly isTurn: boolean;
  /** Whether the table alone says that this is waited for, as long as nothing is on the stack. */
  readonly isBetween: boolean;
  readonly #table: Table;
  readonly #until: Wait['until'];
  /** Per question its prompt; null: it is not asked. */
  readonly #asked: readonly (Prompt | null)[];
  readonly #replies = new Map<Prompt, Answer | null>();

  /** Opens the prompts of a wait, giving each an id. */
  constructor(table: Table, { questions, until }: Wait) {
    const look = looksAt(table);
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

  /** The prompt that an answer by this person would answer: a turn is answered by intents instead. */
  answerable(by: AskedId): Prompt | undefined {
    return this.isTurn ? undefined : this.prompts.find((prompt) => prompt.for === by);
  }

  /** The reply to the script, if it waits for nobody any more. */
  get reply(): Reply | undefined {
    if (this.prompts.length > 0) return undefined;
    if (this.#until === 'any') return this.#asked.some((prompt) => prompt !== null) ? [null] : [];
    return this.#asked.map((prompt) => (prompt && this.#replies.get(prompt)) ?? null);
  }

  /** Takes an answer; gives the reply to the script once it has all that it waits for. */
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
   * Drops what is no longer to be asked; whoever has seen to that by itself has declined. What the table says
   * by itself, as whose turn it is, is always looked up anew.
   */
  lookAgain(by: AskedId): Reply | undefined {
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

/** Whether the table alone says that a question is asked. */
function isOfTheTable({ kind, key }: Question): boolean {
  return kind === 'turn' || key !== undefined;
}

/** Whether nothing is asked but what is done next: whatever was done is done. */
export function asksWhoIsNext({ questions }: Wait): boolean {
  return questions.length > 0 && questions.every(isOfTheTable);
}

function nextId(table: Table, { speaker, for: asked }: Question): string {
  if (!findFighter(table, speaker ?? asked)?.hidden) return `p${++table.asked}`;
  table.askedUnseen = (table.askedUnseen ?? 0) + 1;
  return `u${table.askedUnseen}`;
}

/** Opens a prompt for each question. One with a key that is open already stays what it was. */
function openPrompts(table: Table, questions: readonly Question[]): Map<Question, Prompt> {
  const isKeyed = (question: Question): question is KeyedQuestion => question.key !== undefined;
  const before = table.keyed;
  const keyed = questions.filter(isKeyed).map((question) => {
    const known = before?.find((prompt) => isOf(prompt, question));
    const id = known?.id ?? nextId(table, question);
    return { id, for: question.for, kind: question.kind, key: question.key };
  });
  if (keyed.length > 0) table.keyed = keyed;
  else if (before) table.keyed = undefined; // not deleted: from then on all of the table would be looked up slowly
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
