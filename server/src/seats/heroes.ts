import type { Rejection } from '@riposte/shared/engine/rejection';
import { MOST_FIGHTERS, type SetupFighter } from '@riposte/shared/engine/setup';
import { fightersOf, findFighter, type Id, occupant, type Table } from '@riposte/shared/engine/table';
import { range } from '@riposte/shared/hex/area';
import type { Hex } from '@riposte/shared/hex/axial';
import { isOpenGround } from '@riposte/shared/hex/map';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import type { SyncedHero } from '@riposte/shared/protocol/synced';
import type { Hero } from '@riposte/shared/scenario/party';
import type { LiveBattle } from '../battles/live-battle.ts';
import { Allowances } from '../guard/allowance.ts';
import type { Limits } from '../guard/limits.ts';
import type { BattleStore } from '../store/store.ts';
import { refusal } from './refusals.ts';
import type { Seat, Seating } from './seating.ts';

/** Nobody plays more, so nobody brings one more. */
const MOST_OF_ONE = 12;

/**
 * Players bring heroes of their own, and a game master lets them in. Who asks is on no record: after a restart it is to be
 * asked again. Whoever is let in is in the battle's setup, or in its journal.
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

  /** Who waits to be let in, each with the seat that brings it. */
  get waiting(): readonly SyncedHero[] {
    return [...this.#waiting]
      .filter(([seat]) => this.#seating.find(seat))
      .map(([seat, hero]) => ({ seat, hero }));
  }

  /** Somebody brings a hero; a game master's is let in at once. To be called in turn. */
  async bring(by: Seat, hero: Hero): Promise<Rejection | null> {
    if (by.role === 'spectator') return refusal('only-watching');
    if (!this.#allowances.take(by.id, performance.now())) return refusal('too-fast');
    if (by.fighters.length >= MOST_OF_ONE) return refusal('enough-heroes');
    const refused = await this.#faultOf(by, hero);
    if (refused) return refused;
    if (by.role === 'gm') return await this.#letIn(by, by, hero);
    this.#waiting.set(by.id, hero);
    return null;
  }

  /** Somebody does not want to be let in any more. */
  withdraw(by: Seat): null {
    this.#waiting.delete(by.id);
    return null;
  }

  /** A game master lets whom a seat brings in, or does not. To be called in turn. */
  async answer(gm: Seat, from: string, accepts: boolean): Promise<Rejection | null> {
    const [hero, seat] = [this.#waiting.get(from), this.#seating.find(from)];
    if (!hero || !seat) return refusal('no-hero');
    if (accepts) {
      const refused = (await this.#faultOf(seat, hero)) ?? (await this.#letIn(gm, seat, hero));
      if (refused) return refused;
    }
    this.#waiting.delete(from);
    return null;
  }

  /** By the rules, as they are at this table. */
  async #faultOf(by: Seat, hero: Hero): Promise<Rejection | null> {
    const { table, ruleset, owner } = this.#live;
    if (fightersOf(table).length >= MOST_FIGHTERS) return refusal('no-room');
    const combatant = combatantFrom(table, by, hero);
    if (!combatant) return refusal('no-room');
    const wrong = ruleset.faultOf(combatant, table);
    if (wrong !== undefined)
      return { code: 'bad-hero', message: `That hero does not fit these rules: ${wrong}` };
    const { portrait } = hero;
    if (portrait !== undefined && (await this.#store.picture(owner.battle, portrait)) === undefined)
      return refusal('no-such-picture');
    return null;
  }

  async #letIn(gm: Seat, to: Seat, hero: Hero): Promise<Rejection | null> {
    const combatant = combatantFrom(this.#live.table, to, hero);
    if (!combatant) return refusal('no-room');
    const refused = await this.#live.bringIn(gm, combatant);
    if (refused) return refused;
    return await this.#seating.give(to.id, combatant.id);
  }
}

/** A hero as it comes to the table: beside those of its player, or of its side; undefined: there is no free hex. */
function combatantFrom(table: Table, by: Seat, { name, portrait, sheet }: Hero): SetupFighter | undefined {
  const all = fightersOf(table);
  const own = by.fighters.flatMap((id) => findFighter(table, id) ?? []);
  const [beside] = [...own, ...all.filter(({ side, hidden }) => side !== GM_SIDE && !hidden)];
  const side = beside?.side ?? 'heroes';
  const at = freeHex(table, beside?.at ?? [0, 0]);
  const looks = { ...(name !== undefined && { name }), ...(portrait !== undefined && { portrait }) };
  return at && { id: freeId(table, sheet.kind), side, at: [at[0], at[1]], sheet, ...looks };
}

function freeHex(table: Table, near: Hex): Hex | undefined {
  const isFree = (at: Hex) => isOpenGround(table.map, at) && !occupant(table, at);
  return range(near, 2 * table.map.radius).find(isFree);
}

function freeId(table: Table, kind: string): Id {
  const stem = kind.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 26) || 'hero';
  const ids = [stem, ...Array.from({ length: MOST_FIGHTERS + 1 }, (_, index) => `${stem}-${index + 2}`)];
  return ids.find((id) => !findFighter(table, id)) ?? stem;
}
