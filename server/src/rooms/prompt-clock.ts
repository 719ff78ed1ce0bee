import type { Delayed } from '@colyseus/core';
import { type Party, partyOf } from '@riposte/shared/bots/situations';
import type { Input } from '@riposte/shared/engine/input';
import type { Prompt } from '@riposte/shared/engine/prompt';
import { findFighter } from '@riposte/shared/engine/table';
import type { Pace } from '@riposte/shared/protocol/settings';
import type { LiveBattle } from '../battles/live-battle.ts';
import { botInput, timeout } from '../battles/stand-in.ts';
import { standInFor } from '../seats/absence.ts';
import { viewerOf } from '../seats/rights.ts';
import type { Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { SeatTime } from './seat-time.ts';

/** So long a bot takes over a turn, so that people can follow it, in milliseconds; half of that over an answer. */
const PACES: Readonly<Record<Pace, number>> = { slow: 2400, normal: 1000, 'at-once': 0 };
/** If an expired prompt's answer could not be saved, it is tried again after this time. */
const RETRY_MS = 1_000;

/** The room's own clock, which ends with the room. */
export interface Timer {
  setTimeout(run: () => void, milliseconds: number): Delayed;
}

/** When a prompt is answered without the one who is asked, and how. */
interface Due {
  readonly at: number;
  readonly by: 'default' | 'bot';
}

const NEVER = Number.POSITIVE_INFINITY;

/** Sees to it that nobody is waited for beyond the limit, nor for somebody who is not there. */
export class PromptClock {
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  readonly #time: SeatTime;
  readonly #timer: Timer;
  #armed: Delayed | null = null;

  constructor(live: LiveBattle, seating: Seating, settings: Settings, time: SeatTime, timer: Timer) {
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    this.#time = time;
    this.#timer = timer;
  }

  deadlineOf = (prompt: Prompt): number | null => this.#dueOf(prompt)?.at ?? null;

  /** Waits for the next deadline anew; to be called whenever anything has changed. */
  arm(atLeast = 0): void {
    this.#armed?.clear();
    this.#armed = null;
    const prompts = this.#live.play?.battle.prompts ?? [];
    const timed = prompts.flatMap((prompt) => {
      const at = Math.min(this.#dueOf(prompt)?.at ?? NEVER, this.#closesAt(prompt) ?? NEVER);
      return at < NEVER ? [{ id: prompt.id, at }] : [];
    });
    const [next] = timed.sort((one, other) => one.at - other.at);
    if (!next) return;
    const wait = Math.max(atLeast, next.at - Date.now());
    this.#armed = this.#timer.setTimeout(() => {
      if (next.at > Date.now()) this.arm();
      else void this.#expire(next.id);
    }, wait);
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

  async #expire(id: string): Promise<void> {
    if (this.#live.isHeld(id)) {
      await this.#live.release(id);
      return this.arm();
    }
    const isSettled = await this.#live.settle(id, (prompt) => this.#answerFor(prompt));
    if (!isSettled) this.arm(RETRY_MS);
  }

  /** Looked up anew: whoever was away may have come back meanwhile. */
  #answerFor(prompt: Prompt): Input | null {
    const { play } = this.#live;
    const closes = this.#closesAt(prompt);
    if (play && closes !== null && closes <= Date.now()) return play.answerBeforehand(prompt);
    const due = this.#dueOf(prompt);
    if (!play || !due || due.at > Date.now()) return null;
    if (due.by === 'default') return timeout(prompt);
    return botInput(play.battle, prompt, this.#partyOf(prompt), this.#settings.everybody);
  }

  /** Who decides with the one who is asked: all that the same player has, or of its side all that are the GM's, or bots. */
  #partyOf({ speaker }: Prompt): Party {
    const { table } = this.#live;
    const { bots } = this.#settings;
    const holder = this.#seating.playerOf(speaker);
    if (holder) return { fighters: holder.fighters, viewer: viewerOf(holder) };
    const { fighters, viewer } = partyOf(table, findFighter(table, speaker)?.side ?? '');
    const isBot = bots.includes(speaker);
    const together = fighters.filter((id) => !this.#seating.playerOf(id) && bots.includes(id) === isBot);
    return { fighters: together, viewer };
  }
}
