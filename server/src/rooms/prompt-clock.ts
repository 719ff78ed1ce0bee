import type { Delayed } from '@colyseus/core';
import type { Prompt } from '@riposte/shared/engine/prompt';
import type { LiveBattle } from '../battles/live-battle.ts';

/** So long the table waits for a GM who has lost the connection, before GM prompts get their default. */
const GM_GRACE_MS = 15_000;
/** If an expired prompt's default could not be saved, it is tried again after this time. */
const RETRY_MS = 1_000;

interface Timer {
  setTimeout(run: () => void, milliseconds: number): Delayed;
}

/** Sees to it that nobody is waited for beyond the limit, nor for a GM who is not there. */
export class PromptClock {
  readonly #live: LiveBattle;
  readonly #timer: Timer;
  #armed: Delayed | null = null;
  #gmGoneSince: number | null = Date.now();

  constructor(live: LiveBattle, timer: Timer) {
    this.#live = live;
    this.#timer = timer;
  }

  /** Tells whether somebody is in a GM's seat now. */
  setGmPresent(isPresent: boolean): void {
    if (isPresent) this.#gmGoneSince = null;
    else this.#gmGoneSince ??= Date.now();
  }

  deadlineOf = (prompt: Prompt): number | null => {
    const { play } = this.#live;
    if (!play) return null;
    const { table } = play.battle;
    const limits = this.#live.ruleset.description.seconds(table);
    const isNobodysTurn = prompt.kind === 'turn' && table.turn === null;
    const own = isNobodysTurn ? null : play.clocks.deadline(prompt, limits);
    if (prompt.for !== 'gm' || this.#gmGoneSince === null) return own;
    return Math.min(own ?? Number.POSITIVE_INFINITY, this.#gmGoneSince + GM_GRACE_MS);
  };

  /** Waits for the next deadline anew; to be called whenever anything has changed. */
  arm(atLeast = 0): void {
    this.#armed?.clear();
    this.#armed = null;
    const prompts = this.#live.play?.battle.prompts ?? [];
    const timed = prompts.flatMap((prompt) => {
      const at = this.deadlineOf(prompt);
      return at === null ? [] : [{ id: prompt.id, at }];
    });
    const [next] = timed.sort((one, other) => one.at - other.at);
    if (!next) return;
    const wait = Math.max(atLeast, next.at - Date.now());
    this.#armed = this.#timer.setTimeout(() => void this.#expire(next.id), wait);
  }

  async #expire(prompt: string): Promise<void> {
    if (!(await this.#live.expire(prompt))) this.arm(RETRY_MS);
  }
}
