import type { BankKind, SyncedBanks } from '@riposte/shared/protocol/settings';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { OpenPrompt } from '../battles/open-prompt.ts';
import { afterAwake } from '../battles/quiet-hours.ts';
import { type Asked, TimeBanks } from '../battles/time-banks.ts';
import { PromptTimers, type QuietHoursOf } from '../battles/time-limits.ts';
import type { Seat, Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { TimeRecord } from '../store/saved-time.ts';
import type { BattleStore } from '../store/store.ts';
import { Solitude } from './solitude.ts';

/**
 * The time of all seats. Players have time banks if the GM has set them; otherwise each prompt has its own limit. At a
 * table that is played by post, time also runs while no process has the battle open. It does not run in the quiet hours
 * of the seat that is asked.
 */
export class SeatTime {
  readonly #store: BattleStore;
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  /**
   * The time when a process must open the battle even if no client asks for it, in milliseconds since 1970; null if
   * never. It is 0 while the battle is open, so that another process opens it at once after a crash.
   */
  due: number | null = 0;
  #clocks: PromptTimers;
  #banks: TimeBanks;
  /** The number of the last rewind before the current times began to run. A later rewind resets all times. */
  #rewound: number;
  #saved: string;
  #wasPaused: boolean;
  #since = 0;
  readonly #solitude: Solitude;
  /** The fight and its last input at the most recent `observe`. */
  #observed: { readonly fight: object | null; readonly rev: number } | null = null;

  constructor(
    store: BattleStore,
    live: LiveBattle,
    seating: Seating,
    settings: Settings,
    record: TimeRecord | null,
  ) {
    this.#store = store;
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    const now = Date.now();
    this.#rewound = live.rewinds.last;
    const counted = (record?.since ?? 0) === this.#rewound ? record : null;
    const since = (settings.table.post && counted?.at) ?? now;
    this.#clocks = new PromptTimers(counted?.clocks ?? null, since, this.#quietOf);
    this.#banks = new TimeBanks(settings.table.banks, counted?.banks ?? null, since);
    this.#solitude = new Solitude(record?.alone);
    live.windows.closedByPost = (opened) => this.#closedByPost(opened);
    this.#saved = JSON.stringify(record);
    this.#wasPaused = settings.table.paused;
  }

  /** The time since which the current prompts have been open without an input, in milliseconds since 1970. */
  get since(): number {
    return this.#since;
  }

  /** Records which seats must decide now. Must be called after every change. */
  observe(): void {
    const { fight, rev, table, prompts } = this.#live;
    const now = Date.now();
    const { paused, banks } = this.#settings.table;
    const isNews = this.#observed?.fight !== fight || this.#observed?.rev !== rev;
    if (isNews || this.#wasPaused) this.#since = now;
    this.#observed = { fight, rev };
    this.#solitude.note(this.#seating.attendedSince !== null, isNews);
    if (this.#live.rewinds.last !== this.#rewound) this.#renew(now);
    if (this.#wasPaused) this.#clocks.resume(now);
    this.#wasPaused = paused;
    this.#clocks.observe(table, prompts, now);
    this.#banks.observe(banks, paused ? [] : this.#asked(), table.round, now);
  }

  /** Resets all time after a rewind. */
  #renew(now: number): void {
    this.#rewound = this.#live.rewinds.last;
    this.#clocks = new PromptTimers(null, now, this.#quietOf);
    this.#banks = new TimeBanks(this.#settings.table.banks, null, now);
  }

  /** True if a table that is played by post has gone on by itself for so long that it waits for a player or GM. */
  get isForsaken(): boolean {
    return this.#settings.table.post !== null && this.#solitude.isLong;
  }

  /** Returns the time at which an open prompt times out; null if it never does. */
  deadlineOf(prompt: OpenPrompt): number | null {
    if (this.#isAloneWithBots) return null;
    const { banks, post } = this.#settings.table;
    const closes = post && this.#live.windows.openUntil(prompt);
    if (closes) return closes;
    const holder = banks && this.#seating.playerOf(prompt.speaker);
    if (holder) return this.#banks.deadline(holder.id, kindOf(prompt));
    const limits = post
      ? { ...post, areFinal: true }
      : this.#live.supervised(({ description }, table) => description.seconds(table));
    return this.#clocks.deadline(prompt, limits);
  }

  /**
   * Returns the time at which a bluff-proof window closes at a table that is played by post; null at other tables. It
   * closes when every seat has had the full time for a prompt outside its quiet hours. The length thus does not show
   * which seat can react.
   */
  #closedByPost(opened: number): number | null {
    const { post } = this.#settings.table;
    if (!post) return null;
    const seats = this.#seating.all.filter(({ role }) => role !== 'spectator');
    const ends = [null, ...seats.map(({ quiet }) => quiet ?? null)].map((quiet) =>
      afterAwake(quiet, opened, post.prompt * 1000),
    );
    return Math.max(...ends);
  }

  /** Returns the quiet hours that stop the time of a prompt; null if there are none. */
  readonly #quietOf: QuietHoursOf = ({ speaker }) => {
    if (!this.#settings.table.post || speaker === undefined) return null;
    return this.#seating.decidersFor(speaker)[0]?.quiet ?? null;
  };

  /** True if a single player plays against bots. In that case, no timer runs. */
  get #isAloneWithBots(): boolean {
    if (!this.#settings.bots.includes('gm') || this.#settings.table.post) return false;
    const { all } = this.#seating;
    return all.filter(({ role, connected }) => role !== 'spectator' && connected).length <= 1;
  }

  /** Gives more time, in milliseconds, to all seats that are asked. */
  async extend(milliseconds: number): Promise<void> {
    const asked = new Map(this.#asked().map(({ seat, kind }) => [seat, kind]));
    if (this.#settings.table.banks)
      for (const [seat, kind] of asked) this.#banks.extend(seat, kind, milliseconds);
    else for (const prompt of this.#live.prompts) this.#clocks.extend(prompt, milliseconds);
    await this.save();
  }

  /** True if the time of any seat is running. Throws `RulebookFault` if the rules of a package fail. */
  get isRunning(): boolean {
    if (this.#settings.table.paused) return false;
    return this.#live.prompts.some((one) => one.canTimeOut && this.deadlineOf(one) !== null);
  }

  /** Saves the remaining time of all seats. */
  async save(): Promise<void> {
    const now = Date.now();
    if (this.#wasPaused) this.#clocks.resume(now);
    this.#clocks.charge(now);
    this.#banks.charge(now);
    const { post } = this.#settings.table;
    const banks = this.#settings.table.banks && this.#banks.record();
    const held = this.#live.held.records;
    const record: TimeRecord = {
      clocks: this.#clocks.record(),
      banks,
      since: this.#rewound,
      ...(held.length > 0 && { held }),
      ...(post && { at: now, due: this.due, alone: this.#solitude.record }),
    };
    const text = JSON.stringify(record);
    if (text === this.#saved) return;
    await this.#store.saveTime(this.#live.owner, record);
    this.#saved = text;
  }

  /** Returns a seat's time banks as all clients may see them; null if the seat's time is not limited. */
  shownOf(seat: Seat): SyncedBanks | null {
    return this.#settings.table.banks && seat.role === 'player' ? this.#banks.shown(seat.id) : null;
  }

  #asked(): Asked[] {
    const { post } = this.#settings.table;
    return this.#live.prompts.flatMap((prompt) => {
      const holder = prompt.canTimeOut ? this.#seating.playerOf(prompt.speaker) : undefined;
      const closes = this.#live.windows.openUntil(prompt);
      if (!holder || (post && closes !== null)) return [];
      const quiet = (post && holder.quiet) ?? null;
      const from = closes ?? 0; // the minimum duration of a bluff-proof window is not charged
      return [{ seat: holder.id, fighter: prompt.speaker, kind: kindOf(prompt), from, quiet }];
    });
  }
}

function kindOf({ kind }: OpenPrompt): BankKind {
  return kind === 'turn' ? 'turn' : 'reaction';
}
