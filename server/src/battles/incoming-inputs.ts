import { randomUUID } from 'node:crypto';
import type { Input } from '@riposte/shared/engine/battle/input';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { IntentMessage, Reply } from '@riposte/shared/protocol/messages';
import type { Lock } from '../scheduling/mutex.ts';
import type { TakenBattle } from '../store/store.ts';
import { Answered } from './answered.ts';
import type { HeldAnswers, Sender } from './held-answers.ts';
import type { InputValidator } from './input-validator.ts';
import type { OpenPrompt } from './open-prompt.ts';

/** The result of a step of the rules, or the refusal if they failed. */
export type Ruled<Result> = { readonly result: Result } | { readonly fault: Rejection };

/** The battle that the inputs are for. */
interface Live {
  readonly rev: number;
  readonly prompts: readonly OpenPrompt[];
  readonly held: HeldAnswers;
  exclusive<Result>(work: (lock: Lock) => Promise<Result> | Result): Promise<Result>;
}

/** The steps by which the battle takes an input. */
interface Steps {
  /** Runs a step of the rules that must change nothing. */
  readonly ruled: <Result>(step: () => Result) => Promise<Ruled<Result>>;
  /** Saves and applies an input. Resolves to the number of the input, or to why it could not be saved or applied. */
  readonly commit: (input: Input, seat: string | null, message: string | null) => Promise<number | Rejection>;
}

/** Takes the inputs of seats, GMs and timers for one battle. Answers a repeated message with its first reply. */
export class IncomingInputs {
  readonly #live: Live;
  readonly #validator: InputValidator;
  readonly #answered: Answered;
  readonly #steps: Steps;

  constructor(live: Live, validator: InputValidator, answered: TakenBattle['answered'], steps: Steps) {
    this.#live = live;
    this.#validator = validator;
    this.#answered = new Answered(answered);
    this.#steps = steps;
  }

  /** Submits an input that the server makes on behalf of a seat. Returns why it was refused, or null. */
  async intervene(_lock: Lock, seat: Sender, input: Input): Promise<Rejection | null> {
    const reply = await this.carryOut(seat, { id: randomUUID(), rev: this.#live.rev, input });
    return reply.ok ? null : reply.rejection;
  }

  /**
   * Handles an input of a seat: checks, saves, applies and publishes it, or rejects it. An answer in a
   * bluff-proof reaction window is checked at once and submitted when the window closes.
   */
  async submit(seat: Sender, message: IntentMessage): Promise<Reply> {
    const { reply } = await this.#live.exclusive(async () => {
      const isAnswered = this.#answered.find(seat.id, message.id) !== undefined;
      const held = await this.#steps.ruled(() =>
        isAnswered ? undefined : this.#validator.heldPromptOf(seat, message),
      );
      if ('fault' in held) return { reply: { ok: false, rejection: held.fault } as const };
      const prompt = held.result;
      if (prompt === undefined) return { reply: await this.carryOut(seat, message) };
      return { reply: this.#live.held.keep(prompt, seat, message) }; // wraps the promise in an object, so that the mutex does not wait for the reply
    });
    return await reply;
  }

  /** Submits the held answers to a prompt whose window may close now. */
  release(prompt: string): Promise<void> {
    return this.#live.exclusive(() => this.#live.held.release(prompt));
  }

  /**
   * Answers an open prompt with the answer that `answerTo` returns, or with the default if that answer is illegal. Does
   * nothing if the prompt is closed, or if `answerTo` returns null.
   */
  settle(id: string, answerTo: (prompt: OpenPrompt) => Input | null): Promise<void> {
    return this.#live.exclusive(async () => {
      const prompt = this.#live.prompts.find((open) => open.id === id);
      const answer = prompt && (await this.#steps.ruled(() => this.#validator.legalAnswer(prompt, answerTo)));
      if (answer && 'result' in answer && answer.result) await this.#steps.commit(answer.result, null, null);
    });
  }

  /** Checks, saves and applies an input, or rejects it. The caller makes sure that no other input overlaps with it. */
  async carryOut(seat: Sender, message: IntentMessage): Promise<Reply> {
    const before = this.#answered.find(seat.id, message.id);
    if (before) return before;
    const heard = await this.#heard(seat, message);
    const reply =
      'refused' in heard ? heard.refused : await this.#steps.commit(heard.input, seat.id, message.id);
    const answer: Reply =
      typeof reply === 'number' ? { ok: true, rev: reply } : { ok: false, rejection: reply };
    if (answer.ok) this.#answered.note(seat.id, message.id, answer);
    return answer;
  }

  /** Returns a seat's input as the journal stores it, or why it is refused. */
  async #heard(
    seat: Sender,
    message: IntentMessage,
  ): Promise<{ readonly input: Input } | { readonly refused: Rejection }> {
    const judged = await this.#steps.ruled(() => {
      const input = this.#validator.read(message.input);
      const refused = this.#validator.refusalOf(seat, { ...message, input });
      return refused ? { refused } : { input: this.#validator.heard(input, seat) };
    });
    return 'fault' in judged ? { refused: judged.fault } : judged.result;
  }
}
