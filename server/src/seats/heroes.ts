import { randomBytes } from 'node:crypto';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { Id } from '@riposte/shared/engine/schema/ids';
import { MOST_FIGHTERS, type SetupFighter } from '@riposte/shared/engine/setup/setup';
import { fightersOf, findFighter, occupant, type Table } from '@riposte/shared/engine/state/table';
import { view } from '@riposte/shared/engine/visibility/view';
import { range } from '@riposte/shared/hex/area';
import type { Hex } from '@riposte/shared/hex/axial';
import { isOpenGround } from '@riposte/shared/hex/map';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import type { SyncedHero } from '@riposte/shared/protocol/synced';
import type { Hero } from '@riposte/shared/scenario/party';
import type { LiveBattle } from '../battles/live-battle.ts';
import { viewerOf } from '../battles/rights.ts';
import { Allowances } from '../guard/allowance.ts';
import type { Limits } from '../guard/limits.ts';
import type { Lock } from '../scheduling/mutex.ts';
import type { BattleStore } from '../store/store.ts';
import { badHero, refusal } from '../words/refusals.ts';
import { freeName, tidyName } from './names.ts';
import type { Seat, Seating } from './seating.ts';

/** The maximum length of a hero's name, the same as for a fighter in a setup. */
const LONGEST_HERO_NAME = 40;
/** The maximum number of fighters of one player. */
const MOST_OF_ONE = 12;

/**
 * Lets players bring their own heroes, which a GM accepts or declines. Requests are lost on a restart;
 * accepted heroes are in the setup or the journal.
 */
export class Heroes {
  readonly #store: BattleStore;
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #allowances: Allowances;
  readonly #waiting = new Map<string, Hero>();

  constructor(store: BattleStore, live: LiveBattle, seating: Seating, { heroes }: Pick<Limits, 'heroes'>) {
    this.#store = store;
    this.#live = live;
    this.#seating = seating;
    this.#allowances = new Allowances(heroes);
  }

  /** The heroes that wait for a GM, with the seats of their players. */
  get waiting(): readonly SyncedHero[] {
    return [...this.#waiting]
      .filter(([seat]) => this.#seating.find(seat))
      .map(([seat, hero]) => ({ seat, hero }));
  }

  /**
   * Asks the GM to accept a hero; a GM's own hero is accepted at once. Returns why the request was refused, or null.
   */
  async bring(lock: Lock, by: Seat, hero: Hero): Promise<Rejection | null> {
    if (by.role === 'spectator') return refusal('only-watching');
    if (!this.#allowances.take(by.id, performance.now())) return refusal('too-fast');
    if (by.fighters.length >= MOST_OF_ONE) return refusal('enough-heroes');
    const refused = await this.#faultOf(by, hero);
    if (refused) return refused;
    if (by.role === 'gm') return await this.#accept(lock, by, by, hero);
    this.#waiting.set(by.id, hero);
    return null;
  }

  /** Withdraws the hero that a seat has brought. */
  withdraw(by: Seat): null {
    this.#waiting.delete(by.id);
    return null;
  }

  /** Accepts or declines the hero of a seat. Returns why that was refused, or null. */
  async answer(lock: Lock, gm: Seat, from: string, accepts: boolean): Promise<Rejection | null> {
    const [hero, seat] = [this.#waiting.get(from), this.#seating.find(from)];
    if (!hero || !seat) return refusal('no-hero');
    if (accepts) {
      const refused = (await this.#faultOf(seat, hero)) ?? (await this.#accept(lock, gm, seat, hero));
      if (refused) return refused;
    }
    this.#waiting.delete(from);
    return null;
  }

  /** Returns why a hero does not fit the table that its player sees, or null if it fits. */
  async #faultOf(by: Seat, hero: Hero): Promise<Rejection | null> {
    const { owner } = this.#live;
    const seen = this.#seenBy(by);
    if (fightersOf(seen).length >= MOST_FIGHTERS) return refusal('no-room');
    const combatant = combatantFrom(seen, by, hero);
    if (!combatant) return refusal('no-room');
    const wrong = this.#live.supervised((ruleset) => ruleset.faultOf(combatant, seen));
    if (wrong !== undefined) return badHero(wrong);
    const { portrait } = hero;
    if (portrait !== undefined && (await this.#store.pictures.find(owner.battle, portrait)) === undefined)
      return refusal('no-such-picture');
    return null;
  }

  /** Adds a hero where its player expects it. If a hidden fighter prevents that, only the GM learns of it. */
  async #accept(lock: Lock, gm: Seat, to: Seat, hero: Hero): Promise<Rejection | null> {
    const { table } = this.#live;
    const combatant = combatantFrom(this.#seenBy(to), to, hero);
    if (!combatant) return refusal('no-room');
    if (occupant(table, combatant.at)) return refusal('hidden-in-the-way');
    if (fightersOf(table).length >= MOST_FIGHTERS) return refusal('no-room');
    const wrong = this.#live.supervised((ruleset) => ruleset.faultOf(combatant, table));
    if (wrong !== undefined) return badHero(wrong);
    const refused = await this.#live.addFighter(lock, gm, combatant);
    if (refused) return refused;
    return await this.#seating.give(lock, to.id, combatant.id);
  }

  #seenBy(seat: Seat): Table {
    return this.#live.supervised((ruleset, table) => view(ruleset, table, viewerOf(seat)));
  }
}

/**
 * Returns the fighter for a hero, placed beside the other fighters of its player or side. Returns undefined
 * if no hex is free. The name resembles no other fighter's name. Hex, name and id depend only on what the
 * player sees.
 */
function combatantFrom(seen: Table, by: Seat, { name, portrait, sheet }: Hero): SetupFighter | undefined {
  const all = fightersOf(seen);
  const own = by.fighters.flatMap((id) => findFighter(seen, id) ?? []);
  const [beside] = [...own, ...all.filter(({ side, hidden }) => side !== GM_SIDE && !hidden)];
  const side = beside?.side ?? 'heroes';
  const at = freeHex(seen, beside?.at ?? [0, 0]);
  const shown = all.filter(({ hidden }) => !hidden).map((other) => other.name);
  const tidy = tidyName(name ?? '', LONGEST_HERO_NAME);
  const ownName = tidy === undefined ? {} : { name: freeName(tidy, shown, LONGEST_HERO_NAME) };
  const looks = { ...ownName, ...(portrait !== undefined && { portrait }) };
  return at && { id: newId(sheet.kind), side, at: [at[0], at[1]], sheet, ...looks };
}

function freeHex(table: Table, near: Hex): Hex | undefined {
  const isFree = (at: Hex) => isOpenGround(table.map, at) && !occupant(table, at);
  return range(near, 2 * table.map.radius).find(isFree);
}

/** Returns a random id, because a consecutive number would reveal hidden fighters of the same kind. */
function newId(kind: string): Id {
  const stem = kind.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 25) || 'hero';
  return `${stem}-${randomBytes(3).toString('hex')}`;
}
