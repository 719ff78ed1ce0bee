import { batch, signal } from '@preact/signals';
import { type Forecast, foretell, type Id, type Ruleset } from '@riposte/shared';
import type { Analysis } from '@riposte/shared/recording/analysis';
import type { RecordedTables } from '@riposte/shared/recording/changes';
import type { RecordedMoment, Tried } from '@riposte/shared/recording/recording';
import { offlineSnapshot } from '../battle/offline-snapshot.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { BattleViewModel } from '../battle/view-model.ts';

/** The playback speeds, as multiples of the normal speed. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment with events is shown at normal speed, and one without events, in milliseconds. */
const STAY = 1600;
const STAY_EMPTY = 350;

/** An action that a fighter attempted, with the odds that it had. */
export interface Foretold extends Tried {
  readonly snapshot: BattleSnapshot;
  readonly forecast: Forecast;
}

/** Plays a recorded fight moment by moment, by showing it in a view model. */
export class Playback {
  readonly film: RecordedTables;
  readonly ruleset: Ruleset;
  readonly model: BattleViewModel;
  /** The index of the current moment; 0 for the opening, before the first input. */
  readonly moment = signal(-1);
  readonly isPlaying = signal(false);
  readonly speed = signal<Speed>(1);
  /** The win probabilities; null until they are calculated. */
  readonly analysis = signal<Analysis | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(film: RecordedTables, ruleset: Ruleset, model: BattleViewModel) {
    this.film = film;
    this.ruleset = ruleset;
    this.model = model;
    this.analysis.value = film.recording.head.analysis ?? null;
    model.addressOf.value = (picture) => film.pictures[picture];
    for (const [id, name] of film.names) model.names.set(id, name);
    this.goTo(0);
    for (const moment of film.recording.moments) model.linesOf(moment); // caches the log lines now, so that jumps are fast
  }

  /** The index of the last moment. */
  get last(): number {
    return this.film.recording.moments.length - 1;
  }

  /** The revision at the current moment; 0 for the opening. */
  get rev(): number {
    return this.film.recording.moments[this.moment.value]?.rev ?? 0;
  }

  /** The fighters whose choices the battle waits for at the current moment. */
  get asked(): readonly Id[] {
    return this.film.recording.moments[this.moment.value]?.asked ?? [];
  }

  /**
   * Returns the action attempted at the current moment, with its odds. Undefined if no action was attempted, or if
   * its odds are unknown.
   */
  get foretold(): Foretold | undefined {
    const index = this.moment.value;
    const [before, now] = [this.film.recording.moments[index - 1], this.film.recording.moments[index]];
    if (!before || !now?.tried) return undefined;
    const snapshot = this.#snapshotOf(index - 1, before);
    const { by, prospect } = now.tried;
    const forecast = foretell(this.ruleset, snapshot.table, by, prospect);
    return forecast && { snapshot, by, prospect, forecast };
  }

  /** Shows a moment. If it follows the current one, the map animates it; otherwise it appears at once. */
  goTo(wanted: number): void {
    const before = this.moment.peek();
    const index = Math.max(0, Math.min(this.last, wanted));
    const { moments } = this.film.recording;
    const moment = moments[index];
    if (!moment || index === before) return;
    batch(() => {
      this.moment.value = index;
      this.model.show(this.#snapshotOf(index, moment));
      if (index === before + 1) this.model.receive(moment);
      else this.model.replaceLog(moments.slice(0, index + 1));
    });
    if (index === this.last) this.pause();
  }

  /**
   * Shows the moment after the input with this revision. If the recording lacks it, shows the last moment before it.
   */
  goToRev(rev: number): void {
    this.goTo(this.film.recording.moments.findLastIndex((moment) => moment.rev <= rev));
  }

  step(by: number): void {
    this.pause();
    this.goTo(this.moment.peek() + by);
  }

  /** Starts playback; at the end of the recording, starts again from the beginning. */
  play(): void {
    if (this.moment.peek() === this.last) this.goTo(0);
    this.isPlaying.value = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying.value = false;
  }

  toggle(): void {
    if (this.isPlaying.peek()) this.pause();
    else this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const events = this.film.recording.moments[this.moment.peek()]?.events ?? [];
    const stay = events.length > 0 ? STAY : STAY_EMPTY;
    this.#timer = setTimeout(() => {
      this.goTo(this.moment.peek() + 1);
      if (this.isPlaying.peek()) this.#wait();
    }, stay / this.speed.peek());
  }

  #snapshotOf(index: number, { rev, asked }: RecordedMoment): BattleSnapshot {
    const waiting = asked.map((id) => ({ for: id, deadline: null }));
    return offlineSnapshot(this.film.recording.head, this.ruleset, {
      rev,
      waiting,
      table: this.film.table(index),
    });
  }
}
