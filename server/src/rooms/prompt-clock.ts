import type { Delayed } from '@colyseus/core';
import type { Input } from '@riposte/shared/engine/battle/input';
import { findFighter } from '@riposte/shared/engine/state/table';
import type { Pace } from '@riposte/shared/protocol/settings';
import { defaultAnswerTo } from '../battles/default-choice.ts';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { OpenPrompt } from '../battles/open-prompt.ts';
import { REST_MS } from '../battles/supervisor.ts';
import type { Log } from '../process/log.ts';
import type { Pacer } from '../scheduling/pacer.ts';
import type { Timer } from '../scheduling/timer.ts';
import { standInFor } from '../seats/absence.ts';
import type { Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { BotChoices } from './bot-choices.ts';
import type { SeatTime } from './seat-time.ts';

/**
 * How long a bot takes for a turn, in milliseconds, so that players can follow. Other decisions take half of
 * that.
 */
const PACES: Readonly<Record<Pace, number>> = { slow: 2400, normal: 1000, 'at-once': 0 };
/** How early a bot starts to choose before its choice is due, in milliseconds. */
const AHEAD_MS = 3_000;
/** Milliseconds before the default answer to an expired prompt is tried again after a failure. */
const RETRY_MS = 1_000;
/** A table without connections stays open if its next automatic step is due within this time, in milliseconds. */
const SOON_MS = 5_000;

/** The objects that decide when and how prompts are answered. */
interface Parts {
  readonly seating: Seating;
  readonly settings: Settings;
  readonly time: SeatTime;
  readonly choices: BotChoices;
  readonly pacer: Pacer;
  readonly log: Log;
}

/** The time when a prompt is answered automatically, and how. */
interface Due {
  readonly at: number;
  readonly by: 'default' | 'bot';
}

/** An open prompt and the next automatic step for it. */
interface Step {
  readonly prompt: OpenPrompt;
  readonly at: number;
  readonly does: 'choose' | 'expire';
}

const NEVER = Number.POSITIVE_INFINITY;

/** Answers prompts automatically when their time is up, or when the player who is asked is away or a bot. */
export class PromptClock {
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  readonly #time: SeatTime;
  readonly #choices: BotChoices;
  readonly #pacer: Pacer;
  readonly #log: Log;
  readonly #timer: Timer;
  #armed: Delayed | null = null;
  #isExpiring = false;
  #hasStopped = false;

  constructor(live: LiveBattle, { seating, settings, time, choices, pacer, log }: Parts, timer: Timer) {
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    this.#time = time;
    this.#choices = choices;
    this.#pacer = pacer;
    this.#log = log;
    this.#timer = timer;
  }

  deadlineOf = (prompt: OpenPrompt): number | null => this.#dueOf(prompt)?.at ?? null;

  /** Schedules the next step. Must be called after every change. */
  arm(atLeast = 0): void {
    this.#armed?.clear();
    this.#armed = null;
    if (this.#isExpiring || this.#hasStopped) return;
    const steps = this.#supervised(() => this.#steps);
    if (!steps) {
      this.#armed = this.#timer.setTimeout(() => this.arm(), REST_MS);
      return;
    }
    const [next] = steps.sort((one, other) => one.at - other.at);
    if (!next) return;
    const wait = Math.max(atLeast, next.at - Date.now());
    this.#armed = this.#timer.setTimeout(() => {
      if (next.at > Date.now()) this.arm();
      else if (next.does === 'choose') void this.#choose(next.prompt);
      else void this.#expire(next.prompt);
    }, wait);
  }

  /** The time when the next prompt is answered automatically, in milliseconds since 1970; null if never. */
  get dueAt(): number | null {
    const prompts = this.#time.isForsaken ? [] : this.#live.prompts;
    const times = this.#supervised(() =>
      prompts.map((prompt) => this.#closesAt(prompt) ?? this.#dueOf(prompt)?.at ?? NEVER),
    );
    const next = Math.min(NEVER, ...(times ?? []));
    return next === NEVER ? null : next;
  }

  /** True if the time of any seat is running; false if the rules fail to say so, or rest. */
  get isTiming(): boolean {
    return !this.#live.isResting && (this.#supervised(() => this.#time.isRunning) ?? false);
  }

  /** Returns the result of a step of the rules. If they fail, logs the error and returns undefined. */
  #supervised<Result>(step: () => Result): Result | undefined {
    try {
      return this.#live.supervised(step);
    } catch (error) {
      const { battle } = this.#live.owner;
      this.#log.error({ battle, error }, 'the rules failed to time the open prompts; trying again later');
      return undefined;
    }
  }

  /** True if a prompt is answered automatically within seconds. */
  get isBusy(): boolean {
    return !this.#hasStopped && (this.dueAt ?? NEVER) < Date.now() + SOON_MS;
  }

  /** Stops all automatic answers. */
  stop(): void {
    this.#hasStopped = true;
    this.#armed?.clear();
  }

  /** All automatic steps for the open prompts, in the order of the prompts. */
  get #steps(): Step[] {
    if (this.#time.isForsaken) return [];
    const dues = this.#live.prompts.map((prompt) => [prompt, this.#dueOf(prompt)] as const);
    const ofBots = dues.filter(([, due]) => due?.by === 'bot').sort((one, other) => at(one) - at(other));
    return dues.flatMap(([prompt, due]) => this.#stepsOf(prompt, due, prompt === ofBots[0]?.[0]));
  }

  /**
   * Returns the next automatic step for a prompt. A bot chooses ahead for the first prompt that is due. It also does so
   * for all bluff-proof windows, because the time of an answer must not show how long the bot took.
   */
  #stepsOf(prompt: OpenPrompt, due: Due | null, isNext: boolean): Step[] {
    const closes = this.#closesAt(prompt) ?? NEVER;
    const isForBot = due?.by === 'bot' && !this.#choices.has(prompt);
    if (!due || !isForBot) return stepAt(Math.min(closes, due?.at ?? NEVER), 'expire', prompt);
    if (closes < NEVER) return stepAt(closes, 'expire', prompt);
    const isWanted = isNext || this.#live.windows.openUntil(prompt) !== null;
    return isWanted && !this.#choices.isChoosing ? stepAt(due.at - AHEAD_MS, 'choose', prompt) : [];
  }

  /**
   * Returns the time and the way in which a prompt is answered automatically; null if it is not. All clients may know
   * this: it depends neither on hidden values nor on answers already given.
   */
  #dueOf(prompt: OpenPrompt): Due | null {
    if (!prompt.canTimeOut || this.#settings.table.paused) return null;
    const limit = this.#time.deadlineOf(prompt);
    const own: Due | null = limit === null ? null : { at: limit, by: 'default' };
    const away = this.#dueOfAway(prompt, this.#time.since);
    const due = own && away ? (own.at < away.at ? own : away) : (own ?? away);
    return due && { ...due, at: Math.max(due.at, this.#live.windows.openUntil(prompt) ?? 0) };
  }

  /**
   * Returns the time at which a prompt's bluff-proof window closes because its answer is already known, or null if the
   * answer is not known.
   */
  #closesAt(prompt: OpenPrompt): number | null {
    if (this.#settings.table.paused) return null;
    const isReady = this.#live.held.has(prompt.id) || this.#live.answerBeforehand(prompt.id) !== null;
    return isReady ? (this.#live.windows.openUntil(prompt) ?? 0) : null;
  }

  #dueOfAway(prompt: OpenPrompt, askedAt: number): Due | null {
    const standIn = standInFor(prompt.speaker, this.#seating, this.#settings);
    if (!standIn || standIn.by === 'gm') return null;
    if (this.#waitsForPlayers(prompt)) return null;
    if (standIn.by === 'fallback') return { at: standIn.from, by: 'default' };
    const pace = PACES[this.#settings.table.pace] / (prompt.kind === 'turn' ? 1 : 2);
    return { at: Math.max(standIn.from, askedAt + pace), by: 'bot' };
  }

  /**
   * Returns whether a bot's turn waits because a player who is there may act for the same side instead. The player then
   * chooses the order, and does not lose the choice because bots are quicker.
   */
  #waitsForPlayers({ kind, speaker }: OpenPrompt): boolean {
    const { bots } = this.#settings;
    if (kind !== 'turn' || this.#seating.playerOf(speaker) || !bots.includes(speaker)) return false;
    const { table } = this.#live;
    const sideOf = (asked: string) => findFighter(table, asked)?.side;
    const prompts = this.#live.prompts;
    return prompts.some(
      (other) =>
        other.kind === 'turn' &&
        sideOf(other.speaker) === sideOf(speaker) &&
        this.#seating.playerOf(other.speaker) !== undefined &&
        !standInFor(other.speaker, this.#seating, this.#settings),
    );
  }

  async #choose(prompt: OpenPrompt): Promise<void> {
    const made = this.#choices.make(prompt);
    this.arm(); // schedules the steps for other prompts, which continue while the bot chooses
    try {
      await made;
      this.arm();
    } catch (error) {
      this.#log.error({ battle: this.#live.owner.battle, error }, 'a bot failed to choose; trying again');
      this.arm(RETRY_MS);
    }
  }

  async #expire({ id }: OpenPrompt): Promise<void> {
    const { rev } = this.#live;
    this.#isExpiring = true;
    try {
      await this.#pacer.turn();
      if (this.#hasStopped) return;
      if (this.#live.held.has(id)) await this.#live.inputs.release(id);
      else await this.#live.inputs.settle(id, (prompt) => this.#answerFor(prompt));
    } finally {
      this.#isExpiring = false;
      this.arm(this.#live.rev === rev ? RETRY_MS : 0);
    }
  }

  /**
   * Returns the answer that is due now; null if none is. It is computed again, because the player may have come back in
   * the meantime.
   */
  #answerFor(prompt: OpenPrompt): Input | null {
    const closes = this.#closesAt(prompt);
    if (closes !== null && closes <= Date.now()) return this.#live.answerBeforehand(prompt.id);
    const due = this.#dueOf(prompt);
    if (!due || due.at > Date.now()) return null;
    return due.by === 'default' ? defaultAnswerTo(prompt) : this.#choices.take(prompt);
  }
}

function at([, due]: readonly [OpenPrompt, Due | null]): number {
  return due?.at ?? NEVER;
}

function stepAt(at: number, does: Step['does'], prompt: OpenPrompt): Step[] {
  return at < NEVER ? [{ at, does, prompt }] : [];
}
