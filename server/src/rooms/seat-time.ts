import type { Prompt } from '@riposte/shared/engine/prompt';
import type { BankKind, SyncedBanks } from '@riposte/shared/protocol/settings';
import { type Asked, Banks, type BanksRecord } from '../battles/banks.ts';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { Seat, Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { BattleStore } from '../store/store.ts';

/** How much time everybody has: players their banks, if the GM has set any, and else each prompt its own limit. */
export class SeatTime {
  readonly #store: BattleStore;
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  readonly #banks: Banks;
  #wasPaused: boolean;

  constructor(
    store: BattleStore,
    live: LiveBattle,
    seating: Seating,
    settings: Settings,
    record: BanksRecord | null,
  ) {
    this.#store = store;
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    this.#banks = new Banks(settings.table.banks, record, Date.now());
    this.#wasPaused = settings.table.paused;
    live.banksAt = (at) => this.#recordAt(at);
  }

  /** Notes who is waited for now; to be called whenever anything has changed, with the time of the input if it was one. */
  observe(isInput: boolean): void {
    const { play, table } = this.#live;
    const now = isInput && play ? play.clocks.since : Date.now();
    const { paused, banks } = this.#settings.table;
    if (play && paused && !this.#wasPaused) play.clocks.observe(play.battle.table, play.battle.prompts, now);
    if (play && !paused && this.#wasPaused) play.clocks.resume(now);
    this.#wasPaused = paused;
    this.#banks.observe(banks, paused ? [] : this.#asked(), table.round, now);
  }

  /** When time is up for an open prompt that somebody has to answer, while time runs; null: never. */
  deadlineOf(prompt: Prompt): number | null {
    const { play, ruleset } = this.#live;
    if (!play) return null;
    const { banks } = this.#settings.table;
    const holder = banks && this.#seating.playerOf(prompt.for);
    return holder
      ? this.#banks.deadline(holder.id, kindOf(prompt))
      : play.clocks.deadline(prompt, ruleset.description.seconds(play.battle.table));
  }

  /** Gives everybody who is waited for more time. */
  async extend(milliseconds: number): Promise<void> {
    const { play, owner } = this.#live;
    if (!this.#settings.table.banks) {
      for (const prompt of play?.battle.prompts ?? []) play?.clocks.extend(prompt, milliseconds);
      return;
    }
    const asked = new Map(this.#asked().map(({ seat, kind }) => [seat, kind]));
    for (const [seat, kind] of asked) this.#banks.extend(seat, kind, milliseconds);
    await this.#store.saveBanks(owner, this.#banks.record());
  }

  /** What is left to a seat, for everybody to see; null: its time is not counted. */
  shownOf(seat: Seat): SyncedBanks | null {
    return this.#settings.table.banks && seat.role === 'player' ? this.#banks.shown(seat.id) : null;
  }

  /** What is left to everybody when an input is taken, to be kept with it. */
  #recordAt(at: number): BanksRecord | null {
    const { paused, banks } = this.#settings.table;
    if (paused) this.#live.play?.clocks.resume(at);
    this.#banks.charge(at);
    return banks && this.#banks.record();
  }

  #asked(): Asked[] {
    const prompts = this.#live.play?.battle.prompts ?? [];
    return prompts.flatMap((prompt) => {
      const holder = this.#isNobodysTurn(prompt) ? undefined : this.#seating.playerOf(prompt.for);
      return holder ? [{ seat: holder.id, fighter: prompt.for, kind: kindOf(prompt) }] : [];
    });
  }

  /** Outside a fight several may act, and nobody has to. */
  #isNobodysTurn({ kind }: Prompt): boolean {
    return kind === 'turn' && this.#live.table.turn === null;
  }
}

function kindOf({ kind }: Prompt): BankKind {
  return kind === 'turn' ? 'turn' : 'reaction';
}
