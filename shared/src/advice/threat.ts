import { strikesOf } from '../bots/scout.ts';
import { sample } from '../bots/tactical.ts';
import { asIfAt } from '../bots/worth.ts';
import { checkedIntent, type RatedForecast } from '../engine/core/forecast.ts';
import { isTold } from '../engine/core/foretell.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Edition } from '../engine/history/edition.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, findFighter, type Table, withCache } from '../engine/state/table.ts';
import { distance, type Hex, isSame, neighbors } from '../hex/axial.ts';
import { isOpenGround } from '../hex/map.ts';
import { type Move, movesOf } from './moves.ts';
import { rehearse } from './rehearsal.ts';

/** A fighter that could be attacked, and the field that holds its health. */
export interface Victim {
  readonly by: Id;
  readonly field: string;
}

/** The maximum number of hexes from which an enemy's attack on a hex is tried, besides the enemy's current hex. */
const POSITIONS = 2;

/** An enemy at the start of its next turn, and its attacks on a fighter. */
export class Threat {
  readonly id: Id;
  readonly #edition: Edition;
  readonly #turn: Table;
  readonly #victim: Victim;
  readonly #moves: readonly Move[];
  /** The tables after the enemy's moves; null if a move is not possible without dice. */
  readonly #moved = new Map<Move, Table | null>();

  constructor(edition: Edition, turn: Table, id: Id, victim: Victim) {
    this.id = id;
    this.#edition = edition;
    this.#turn = turn;
    this.#victim = victim;
    this.#moves = movesOf(edition.ruleset, turn, id);
  }

  /** False if the enemy could attack a fighter beside it, but the seat does not know enough to compute the odds. */
  get isKnown(): boolean {
    const at = findFighter(this.#turn, this.id)?.at;
    const beside = at && neighbors(at).find((hex) => isOpenGround(this.#turn.map, hex));
    if (!beside) return true;
    const attacks = this.#attacksOn(this.#turn, beside);
    return attacks.length === 0 || attacks.some(({ odds }) => odds && isTold(odds));
  }

  /** Returns the average damage of the enemy's best attack, times the number of attacks that the enemy can pay for. */
  damageAt(at: Hex): number {
    return this.#positionsNear(at).reduce((most, table) => Math.max(most, this.#mostFrom(table, at)), 0);
  }

  /** Returns the table with the enemy where it is, and the tables after its moves to the hexes nearest to `at`. */
  #positionsNear(at: Hex): Table[] {
    const nearest = this.#moves
      .filter(({ end }) => !isSame(end, at))
      .sort((one, other) => distance(one.end, at) - distance(other.end, at))
      .slice(0, POSITIONS);
    return [this.#turn, ...nearest.flatMap((move) => this.#after(move) ?? [])];
  }

  #after(move: Move): Table | null {
    const known = this.#moved.get(move);
    if (known !== undefined) return known;
    const then = rehearse(this.#edition, this.#turn, move) ?? null;
    this.#moved.set(move, then);
    return then;
  }

  #mostFrom(table: Table, at: Hex): number {
    const foe = findFighter(table, this.id);
    if (!foe?.at || isSame(foe.at, at)) return 0;
    const harms = this.#attacksOn(table, at).map(
      (forecast) => this.#damageOf(forecast) * timesOf(this.#edition.ruleset, table, foe, forecast),
    );
    return Math.max(0, ...harms);
  }

  /** Returns the forecasts of the enemy's legal attacks on the fighter at a hex. */
  #attacksOn(table: Table, at: Hex): RatedForecast[] {
    const { ruleset } = this.#edition;
    const { by } = this.#victim;
    const there = asIfAt(table, by, at, {});
    return withCache(there, () =>
      strikesOf(ruleset).flatMap(([option, action]) => {
        const all = [...(action.variants?.(there, this.id) ?? [])];
        const aimed = all.filter((params) => Object.values(params).includes(by));
        const legal = sample(aimed).filter((params) => action.check(there, this.id, params) === undefined);
        return legal.flatMap(
          (params) => ruleset.forecast(there, this.id, checkedIntent(option, params)) ?? [],
        );
      }),
    );
  }

  /** Returns the average damage of one attack. */
  #damageOf({ odds }: RatedForecast): number {
    const { by, field } = this.#victim;
    const harm = odds?.effects.filter((effect) => effect.target === by && effect.field === field) ?? [];
    return harm.reduce((sum, { average }) => sum - average, 0);
  }
}

/** Returns how many times a fighter can pay an attack's cost, at least 1. Costs in health are ignored. */
function timesOf(ruleset: Ruleset, table: Table, foe: Fighter, { cost }: RatedForecast): number {
  const paid = ruleset.description.resources.flatMap(({ field, role }) => {
    const [price = 0, left] = [cost[field], ruleset.fields[field]?.get(table, foe)];
    return role !== 'health' && price > 0 && typeof left === 'number' ? [Math.floor(left / price)] : [];
  });
  return paid.length === 0 ? 1 : Math.max(1, Math.min(...paid));
}
