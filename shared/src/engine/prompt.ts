import {
  type Answer,
  type Asked,
  isWorthAsking,
  type Params,
  type Question,
  type Reply,
  type Wait,
} from './script.ts';
import type { Table } from './table.ts';

/** One option of a prompt with the sets of parameters it can be taken with (none: it takes no parameters). */
export interface Option {
  readonly option: string;
  readonly variants: readonly Params[];
}

/** One person being asked one thing. */
export class Prompt {
  /** Unique in the battle, so that a late answer cannot meet the wrong prompt. */
  readonly id: string;
  readonly question: Question;

  constructor(id: string, question: Question) {
    this.id = id;
    this.question = question;
  }

  get for(): Asked {
    return this.question.for;
  }

  get kind(): string {
    return this.question.kind;
  }

  /** What may be chosen, counted out in full: every option here is accepted. */
  options(): Option[] {
    const options = this.question
      .choices()
      .map(({ option, variants }) => ({ option, variants: variants?.() }));
    return options.flatMap(({ option, variants }) => {
      if (variants === undefined) return [{ option, variants: [{}] }];
      return variants.length > 0 ? [{ option, variants }] : [];
    });
  }
}

/** What a script is waiting for, and what has come of it so far. */
export class OpenWait {
  /** Those not yet answered. */
  prompts: readonly Prompt[];
  readonly isTurn: boolean;
  readonly #until: Wait['until'];
  readonly #asked: readonly Prompt[];
  readonly #replies = new Map<Prompt, Answer | null>();

  private constructor(prompts: readonly Prompt[], until: Wait['until']) {
    this.prompts = prompts;
    this.#asked = prompts;
    this.#until = until;
    this.isTurn = prompts.every(({ kind }) => kind === 'turn');
  }

  /** Opens the prompts of a wait, giving each an id. */
  static open(table: Table, wait: Wait): OpenWait {
    const prompts = wait.questions.map((question) => new Prompt(`p${++table.asked}`, question));
    return new OpenWait(prompts, wait.until);
  }

  /** The prompt that an answer by this person would answer: a turn is answered by intents instead. */
  answerable(by: Asked): Prompt | undefined {
    return this.isTurn ? undefined : this.prompts.find((prompt) => prompt.for === by);
  }

  /** Takes an answer; gives the reply to the script once it has all that it waits for. */
  answer(answer: Answer): Reply | undefined {
    if (this.#until === 'any') return [answer];
    const prompt = this.prompts.find((open) => open.for === answer.as);
    if (prompt) this.#settle(prompt, answer);
    return this.#reply();
  }

  /** Drops what is no longer worth asking. Whose turn it is, is always looked up anew. */
  lookAgain(): Reply | undefined {
    if (this.isTurn) return [null];
    for (const prompt of this.prompts) if (!isWorthAsking(prompt.question)) this.#settle(prompt, null);
    if (this.prompts.length > 0) return undefined;
    return this.#until === 'any' ? [null] : this.#reply();
  }

  #settle(prompt: Prompt, reply: Answer | null): void {
    this.#replies.set(prompt, reply);
    this.prompts = this.prompts.filter((open) => open !== prompt);
  }

  #reply(): Reply | undefined {
    if (this.prompts.length > 0) return undefined;
    return this.#asked.map((prompt) => this.#replies.get(prompt) ?? null);
  }
}
