import type { BroughtOrders } from '@riposte/shared/campaign/orders';
import { inputOf } from '@riposte/shared/engine/battle/lasting-orders';
import type { Said } from '@riposte/shared/engine/language/keyed-text';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { StandingOrder } from '@riposte/shared/engine/state/standing-order';
import { findFighter, type Table } from '@riposte/shared/engine/state/table';
import { view } from '@riposte/shared/engine/visibility/view';
import type { LiveBattle } from '../battles/live-battle.ts';
import { viewerOf } from '../battles/rights.ts';
import type { Lock } from '../scheduling/mutex.ts';
import type { Slices } from '../scheduling/slices.ts';
import { orderDropped } from '../words/notices.ts';
import type { Seat, Seating } from './seating.ts';
import type { Settings } from './settings.ts';

/** The code with which the rules reject an order that they do not understand. */
const REJECTED = 'bad-input';

/** Gives the standing orders that fighters bring from an earlier fight, as inputs of the seats that play them. */
export class BroughtOrderGiver {
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  readonly #slices: Slices;

  constructor(live: LiveBattle, seating: Seating, settings: Settings, slices: Slices) {
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    this.#slices = slices;
  }

  /**
   * Gives all orders whose fighters are at the table and have a player, or else a GM. Orders that concern a fighter
   * that the seat does not know keep waiting. Drops orders that the rules reject, with a sentence for the seat. Does
   * nothing unless the fight is in progress.
   */
  async give(lock: Lock): Promise<void> {
    for (const [fighter, orders] of Object.entries(this.#settings.brought)) {
      const seat = this.#seatOf(fighter);
      if (this.#live.status !== 'fighting' || !seat) continue;
      const waiting = await this.#giveAll(lock, seat, fighter, orders);
      if (waiting.length === orders.length) continue;
      const { [fighter]: _given, ...others } = this.#settings.brought;
      const left: BroughtOrders = waiting.length > 0 ? { ...others, [fighter]: waiting } : others;
      await this.#settings.setBrought(lock, left);
    }
  }

  /** Returns sentences for the holder of a seat about orders that were dropped, unless they have been told. */
  rejectionsFor({ id }: Pick<Seat, 'id'>): readonly Said[] {
    return this.#settings.rejectedOrdersOf(id);
  }

  /** Records that the holders of all connected seats have been told which orders were dropped. */
  async told(lock: Lock): Promise<void> {
    for (const { id, connected } of this.#seating.all)
      if (connected && this.rejectionsFor({ id }).length > 0)
        await this.#settings.setRejectedOrders(lock, id, []);
  }

  #seatOf(fighter: Id): Seat | undefined {
    return this.#seating.playerOf(fighter) ?? this.#seating.all.find(({ role }) => role === 'gm');
  }

  /** Gives the orders of a fighter. Returns those that keep waiting. */
  async #giveAll(
    lock: Lock,
    seat: Seat,
    fighter: Id,
    orders: readonly StandingOrder[],
  ): Promise<readonly StandingOrder[]> {
    const seen = this.#live.supervised((ruleset, table) => view(ruleset, table, viewerOf(seat)));
    const waiting: StandingOrder[] = [];
    for await (const order of this.#slices.over(orders)) {
      const refused = isReady(seen, fighter, order)
        ? await this.#live.inputs.intervene(lock, seat, inputOf(fighter, order))
        : undefined;
      if (refused === undefined || (refused && refused.code !== REJECTED)) waiting.push(order);
      else if (refused) await this.#reject(lock, seat, orderDropped(nameOf(seen, fighter), refused));
    }
    return waiting;
  }

  async #reject(lock: Lock, { id }: Seat, sentence: Said): Promise<void> {
    const told = this.rejectionsFor({ id });
    if (!told.some(({ text }) => text === sentence.text))
      await this.#settings.setRejectedOrders(lock, id, [...told, sentence]);
  }
}

/** Returns whether an order's fighter, and the one that it concerns, are at a table as a seat sees it. */
function isReady(seen: Table, fighter: Id, { when }: StandingOrder): boolean {
  const { concerns = fighter } = when ?? {};
  return [fighter, concerns].every((id) => findFighter(seen, id) !== undefined);
}

function nameOf(seen: Table, fighter: Id): string {
  return findFighter(seen, fighter)?.name ?? fighter;
}
