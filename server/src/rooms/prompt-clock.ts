import type { Delayed } from '@colyseus/core';
import type { Input } from '@riposte/shared/engine/core/input';
import type { Prompt } from '@riposte/shared/engine/core/prompt';
import type { Pace } from '@riposte/shared/protocol/settings';
import { timeout } from '../battles/default-choice.ts';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { Pacer } from '../scheduling/pacer.ts';
import type { Timer } from '../scheduling/timer.ts';
import { standInFor } from '../seats/absence.ts';
import type { Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { BotChoices } from './bot-choices.ts';
import type { SeatTime } from './seat-time.ts';

/** So long a bot takes over a turn, so that people can follow it, in milliseconds; half of that over an answer. */
const PACES: Readonly<Record<Pace, number>> = { slow: 2400, normal: 1000, 'at-once': 0 };
/** A bot begins to choose this long before its choice counts, in milliseconds. */
const AHEAD_MS = 3_000;
/** An expired prompt that could not be answered, or not saved, is tried again after this time. */
const RETRY_MS = 1_000;

/** What decides when prompts are answered, and how. */
interface Around {
  readonly seating: Seating;
  readonly settings: Settings;
  readonly time: SeatTime;
  readonly choices: BotChoices;
  readonly pacer: Pacer;
}

/** When a prompt is answered without the one who is asked, and how. */
interface Due {
  readonly at: number;
  readonly by: 'default' | 'bot';
}

/** An open prompt, and when and how something happens to it by itself. */
interface Step {
  readonly prompt: Prompt;
  readonly at: number;
  readonly does: 'choose' | 'expire';
}

const NEVER = Number.POSITIVE_INFINITY;

/** Sees to it that nobody is waited for beyond the limit, nor for somebody who is not there. */
export class PromptClock {
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  readonly #time: SeatTime;
  readonly #choices: BotChoices;
  readonly #pacer: Pacer;
  readonly #timer: Timer;
  #armed: Delayed | null = null;
  #isExpiring = false;
  #hasStopped = false;

  constructor(live: LiveBattle, { seating, settings, time, choices, pacer }: Around, timer: Timer) {
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    this.#time = time;
    this.#choices = choices;
    this.#pacer = pacer;
    this.#timer = timer;
  }

  deadlineOf = (prompt: Prompt): number | null => this.#dueOf(prompt)?.at ?? null;

  /** Waits for the next deadline anew; to be called whenever anything has changed. */
  arm(atLeast = 0): void {
    this.#armed?.clear();
    this.#armed = null;
    if (this.#isExpiring || this.#hasStopped) return;
    const [next] = this.#steps.sort((one, other) => one.at - other.at);
    if (!next) return;
    const wait = Math.max(atLeast, next.at - Date.now());
    this.#armed = this.#timer.setTimeout(() => {
      if (next.at > Date.now()) this.arm();
      else if (next.does === 'choose') void this.#choose(next.prompt);
      else void this.#expire(next.prompt);
    }, wait);
  }

  /** Answers nothing any more, also not what a bot is choosing. */
  stop(): void {
    this.#hasStopped = true;
    this.#armed?.clear();
  }

  /** Everything that happens to the open prompts by itself, in their order. */
  get #steps(): Step[] {
    const dues = (this.#live.play?.battle.prompts ?? []).map(
      (prompt) => [prompt, this.#dueOf(prompt)] as const,
    );
    const ofBots = dues.filter(([, due]) => due?.by === 'bot').sort((one, other) => at(one) - at(other));
    return dues.flatMap(([prompt, due]) => this.#stepsOf(prompt, due, prompt === ofBots[0]?.[0]));
  }

  /**
   * A bot chooses ahead for the prompt that is due first, and for all that wait for their window to close: when they are
   * answered must not show how long a bot chose.
   */
  #stepsOf(prompt: Prompt, due: Due | null, isNext: boolean): Step[] {
    const closes = this.#closesAt(prompt) ?? NEVER;
    const isForBot = due?.by === 'bot' && !this.#choices.has(prompt);
    if (!due || !isForBot) return stepAt(Math.min(closes, due?.at ?? NEVER), 'expire', prompt);
    if (closes < NEVER) return stepAt(closes, 'expire', prompt);
    const isWanted = isNext || this.#live.play?.openUntil(prompt) !== null;
    return isWanted && !this.#choices.isChoosing ? stepAt(due.at - AHEAD_MS, 'choose', prompt) : [];
  }

  /** All may know of this: it does not depend on what anybody holds, nor on who has answered already. */
  #dueOf(prompt: Prompt): Due | null {
    const { play } = this.#live;
    if (!play || !prompt.canTimeOut || this.#settings.table.paused) return null;
    const limit = this.#time.deadlineOf(prompt);
    const own: Due | null = limit === null ? null : { at: limit, by: 'default' };
    const away = this.#dueOfAway(prompt, this.#time.since);
    const due = own && away ? (own.at < away.at ? own : away) : (own ?? away);
    return due && { ...due, at: Math.max(due.at, play.openUntil(prompt) ?? 0) };
  }

  /** When a bluff-safe window closes because the answer is there already; null: it waits for one. */
  #closesAt(prompt: Prompt): number | null {
    const { play } = this.#live;
    if (!play || this.#settings.table.paused) return null;
    const isReady = this.#live.isHeld(prompt.id) || play.answerBeforehand(prompt) !== null;
    return isReady ? (play.openUntil(prompt) ?? 0) : null;
  }

  #dueOfAway(prompt: Prompt, askedAt: number): Due | null {
    const standIn = standInFor(prompt.speaker, this.#seating, this.#settings);
    if (!standIn || standIn.by === 'gm') return null;
    if (standIn.by === 'fallback') return { at: standIn.from, by: 'default' };
    const pace = PACES[this.#settings.table.pace] / (prompt.kind === 'turn' ? 1 : 2);
    return { at: Math.max(standIn.from, askedAt + pace), by: 'bot' };
  }

  async #choose(prompt: Prompt): Promise<void> {
    const made = this.#choices.make(prompt);
    this.arm(); // everything else goes on meanwhile
    await made;
    this.arm();
  }

  async #expire({ id }: Prompt): Promise<void> {
    const { rev } = this.#live;
    this.#isExpiring = true;
    try {
      await this.#pacer.turn();
      if (this.#hasStopped) return;
      if (this.#live.isHeld(id)) await this.#live.release(id);
      else await this.#live.settle(id, (prompt) => this.#answerFor(prompt));
    } finally {
      this.#isExpiring = false;
      this.arm(this.#live.rev === rev ? RETRY_MS : 0);
    }
  }

  /** Looked up anew: whoever was away may have come back meanwhile. */
  #answerFor(prompt: Prompt): Input | null {
    const { play } = this.#live;
    const closes = this.#closesAt(prompt);
    if (play && closes !== null && closes <= Date.now()) return play.answerBeforehand(prompt);
    const due = this.#dueOf(prompt);
    if (!play || !due || due.at > Date.now()) return null;
    return due.by === 'default' ? timeout(prompt) : this.#choices.take(prompt);
  }
}

function at([, due]: readonly [Prompt, Due | null]): number {
  return due?.at ?? NEVER;
}

function stepAt(at: number, does: Step['does'], prompt: Prompt): Step[] {
  return at < NEVER ? [{ at, does, prompt }] : [];
}
