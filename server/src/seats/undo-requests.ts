import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { SeatMessage } from '@riposte/shared/protocol/messages';
import type { SyncedTakeback } from '@riposte/shared/protocol/synced';
import type { LiveBattle } from '../battles/live-battle.ts';
import { hasLearned } from '../battles/revealed-facts.ts';
import { viewerOf } from '../battles/rights.ts';
import { Allowances } from '../guard/allowance.ts';
import type { Limits } from '../guard/limits.ts';
import type { Lock } from '../scheduling/mutex.ts';
import { refusal } from '../words/refusals.ts';
import type { Seat, Seating } from './seating.ts';
import type { Settings } from './settings.ts';

interface Asking {
  readonly seat: string;
  /** The input to rewind to. */
  readonly to: number;
  /** The last input at the time of the request. */
  readonly rev: number;
  readonly isRefused: boolean;
}

/**
 * A GM's request to rewind to input `to`. `rev` is the last input that the GM has seen; `why` is the reason.
 */
type RewindMessage = Extract<SeatMessage, { do: 'rewind' }>;

/**
 * Handles rewinds by GMs and undo requests of players. A player may undo their own last step without asking
 * if the table allows it and no other seat has acted or learned anything since. Otherwise a GM decides. A
 * request is not saved, and ends when a player or GM acts.
 */
export class UndoRequests {
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  readonly #allowances: Allowances;
  #asking: Asking | null = null;

  constructor(live: LiveBattle, seating: Seating, settings: Settings, { rewinds }: Pick<Limits, 'rewinds'>) {
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    this.#allowances = new Allowances(rewinds);
  }

  /** The pending undo request as all clients see it; null if there is none. */
  get shown(): SyncedTakeback | null {
    const asking = this.#asked;
    if (!asking) return null;
    const { rev, rewinds } = this.#live;
    const { seat, to, isRefused } = asking;
    return { seat, steps: rewinds.undone(rev, to).length, isRefused };
  }

  /**
   * Rewinds the battle for a GM. Returns null, or why the rewind was refused: for example, because the GM has not seen
   * the last input yet.
   */
  async rewind(lock: Lock, gm: Seat, { to, rev, why = '' }: RewindMessage): Promise<Rejection | null> {
    if (rev !== this.#live.rev) return refusal('something-new');
    if (!this.#mayGo(gm)) return refusal('too-fast');
    return await this.#live.rewind(lock, { to, why: why.trim(), way: 'gm', who: gm.name, seat: gm.id });
  }

  /** Undoes the last step of a player, or asks the GM to. Returns why that was refused, or null. */
  async ask(lock: Lock, seat: Seat): Promise<Rejection | null> {
    if (seat.role === 'spectator') return refusal('only-watching');
    if (!this.#mayGo(seat)) return refusal('too-fast');
    const { rev, rewinds } = this.#live;
    const step = rewinds.lastOf(seat.id, rev);
    if (step === undefined) return refusal('nothing-of-yours');
    const to = step - 1;
    if (this.#settings.table.freeTakebacks && (await this.#isFree(seat, to)))
      return await this.#live.rewind(lock, { to, why: '', way: 'own', who: seat.name, seat: seat.id });
    if (!this.#seating.isGmPresent) return refusal('no-gm');
    this.#asking = { seat: seat.id, to, rev, isRefused: false };
    return null;
  }

  /** Grants or refuses the pending undo request. Returns why that was impossible, or null. */
  async answer(lock: Lock, gm: Seat, grants: boolean): Promise<Rejection | null> {
    const asking = this.#asked;
    const who = this.#seating.find(asking?.seat ?? '')?.name;
    if (!asking || asking.isRefused || who === undefined) return refusal('no-takeback');
    if (grants && !this.#mayGo(gm)) return refusal('too-fast');
    if (grants)
      return await this.#live.rewind(lock, { to: asking.to, why: '', way: 'granted', who, seat: gm.id });
    this.#asking = { ...asking, isRefused: true };
    return null;
  }

  /** Takes one rewind from the allowance of a seat. Returns false if the allowance is empty. */
  #mayGo({ id }: Seat): boolean {
    return this.#allowances.take(id, performance.now());
  }

  /**
   * The pending request; null if there is none, or if a player or GM has acted since. Inputs of bots and timers do not
   * end it.
   */
  get #asked(): Asking | null {
    const { rev, rewinds } = this.#live;
    if (this.#asking && rewinds.hasPersonActed(this.#asking.rev, rev)) this.#asking = null;
    return this.#asking;
  }

  async #isFree(seat: Seat, to: number): Promise<boolean> {
    const { rev, rewinds } = this.#live;
    if (rewinds.undone(rev, to).some((step) => rewinds.senderOf(step) !== seat.id)) return false;
    const before = await this.#live.tableAt(to);
    const viewers = [this.#settings.publicViewer, ...this.#seating.all.map((one) => viewerOf(one))];
    if (!before) return false;
    return !this.#live.supervised((ruleset, table) => hasLearned(ruleset, before, table, viewers));
  }
}
