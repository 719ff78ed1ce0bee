import type { Input } from '@riposte/shared/engine/battle/input';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { Table } from '@riposte/shared/engine/state/table';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import type { IntentMessage } from '@riposte/shared/protocol/messages';
import type { Log } from '../process/log.ts';
import type { BattleRecord } from '../store/store.ts';
import { refusal } from '../words/refusals.ts';
import { defaultAnswerTo } from './default-choice.ts';
import type { OpenPrompt } from './open-prompt.ts';
import type { Play } from './play.ts';
import type { ReactionWindows } from './reaction-windows.ts';
import type { Backing } from './recover.ts';
import type { Rewinds } from './rewinds.ts';
import { maySpeakAs, type Rights, viewerOf } from './rights.ts';
import { RulebookFault, type Supervisor } from './supervisor.ts';

/** The current state of the battle that inputs are checked against. */
interface Live {
  readonly record: BattleRecord;
  readonly rev: number;
  readonly table: Table;
  readonly rewinds: Rewinds;
  readonly windows: ReactionWindows;
}

/** Checks inputs against the current battle. Changes nothing. */
export class InputValidator {
  readonly #live: Live;
  readonly #play: () => Play | null;
  readonly #supervisor: Supervisor;
  readonly #log: Log;

  constructor(live: Live, play: () => Play | null, { supervisor, log }: Pick<Backing, 'supervisor' | 'log'>) {
    this.#live = live;
    this.#play = play;
    this.#supervisor = supervisor;
    this.#log = log;
  }

  /**
   * Returns the id of the prompt that a message answers. Returns undefined if the seat may not send the message, or if
   * the prompt's reaction window may close now.
   */
  heldPromptOf(seat: Rights, message: IntentMessage): string | undefined {
    const play = this.#play();
    const { windows } = this.#live;
    const { input, prompt: id } = message;
    const prompt =
      input.answer === undefined ? undefined : play?.battle.prompts.find((open) => open.id === id);
    const until = prompt && windows.openUntil(prompt);
    if (until == null || until <= Date.now()) return undefined;
    return this.refusalOf(seat, message) ? undefined : prompt?.id;
  }

  /** Returns why a seat may not send this message, or null if it may. */
  refusalOf(seat: Rights, { rev, prompt, input }: IntentMessage): Rejection | null {
    if (!this.#play()) return refusal('not-started');
    if (!maySpeakAs(seat, input.as)) return refusal(input.as === 'gm' ? 'not-gm' : 'not-your-fighter');
    if (rev > this.#live.rev || rev < this.#live.rewinds.last) return refusal('stale-table');
    const isStale = prompt !== undefined && !this.#mayMean(seat, prompt, rev);
    if (isStale && !this.#live.table.over) return refusal('stale-prompt');
    return this.#faultOf(input, viewerOf(seat));
  }

  /**
   * Returns whether a seat may answer a prompt. The prompt must be open, ask one of the seat's fighters, and
   * have been open at `rev`, the last input that the seat had seen.
   */
  #mayMean(seat: Rights, id: string, rev: number): boolean {
    const prompt = this.#play()?.battle.prompts.find((open) => open.id === id);
    return (
      prompt !== undefined && maySpeakAs(seat, prompt.speaker) && this.#play()?.canHaveMeant(id, rev) === true
    );
  }

  /**
   * Returns a legal input as the journal stores it. If the input is legal only in the seat's view of the
   * table, the stored input contains that view.
   */
  heard(input: Input, seat: Rights): Input {
    return this.#play()?.battle.heard(input, viewerOf(seat)) ?? input;
  }

  /** Parses an input. Returns it unchanged if the rules cannot parse it; the check then rejects it. */
  read(input: Input): Input {
    try {
      return this.#play()?.battle.read(input) ?? input;
    } catch {
      return input;
    }
  }

  /**
   * Returns the answer that `answerTo` returns, or the default answer if that answer is illegal. Returns null
   * if `answerTo` returns null, or if both answers are illegal.
   */
  legalAnswer(prompt: OpenPrompt, answerTo: (prompt: OpenPrompt) => Input | null): Input | null {
    let answer: Input | null = defaultAnswerTo(prompt);
    try {
      const given = answerTo(prompt);
      answer = given && this.read(given);
    } catch (error) {
      this.#log.error(
        { battle: this.#live.record.id, error },
        'choosing an answer failed; the default is used instead',
      );
    }
    if (!answer || !this.#faultOf(answer)) return answer;
    return this.#faultOf(defaultAnswerTo(prompt)) ? null : defaultAnswerTo(prompt);
  }

  #faultOf(input: Input, viewer?: Viewer): Rejection | null {
    const play = this.#play();
    if (!play) return null;
    try {
      const refused = this.#supervisor.run(() => play.battle.check(input, viewer));
      if (refused) this.#supervisor.requireNoOffer(play, input, viewer);
      return refused;
    } catch (error) {
      if (error instanceof RulebookFault) throw error;
      this.#log.error(
        { battle: this.#live.record.id, input, error },
        'a rule failed while checking an input',
      );
      return refusal('server-fault');
    }
  }
}
