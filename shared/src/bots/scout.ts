import type { Action } from '../engine/core/action.ts';
import { checkedIntent, type RatedForecast } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import { type PlacedFighter, type Table, withCache } from '../engine/state/table.ts';
import { distance, type Hex, isAdjacent } from '../hex/axial.ts';
import { hasLineOfSight } from '../hex/line.ts';
import type { Situation } from './policy.ts';
import { asIfAt, type Standpoint, worthOf } from './worth.ts';

/** The groups of actions that can harm a fighter. */
const STRIKING: readonly string[] = ['attack', 'ability', 'item'];

/** The result of evaluating the attacks on an enemy, saved at the first of several equivalent positions. */
interface Finding {
  readonly attacks: Attacks;
  /** The value of the best attack if it exceeds `floor`; else at most `floor`. */
  readonly worth: number;
  readonly floor: number;
}

/** Finds the best attack from a position. Evaluates the attacks on an enemy only once for all equivalent positions. */
export class Scout {
  readonly #situation: Situation;
  readonly #standpoint: Standpoint;
  readonly #foes: readonly PlacedFighter[];
  readonly #known = new Map<string, Finding>();

  constructor(situation: Situation, standpoint: Standpoint, foes: readonly PlacedFighter[]) {
    this.#situation = situation;
    this.#standpoint = standpoint;
    this.#foes = foes;
  }

  /** Returns whether the fighter has an attack with a positive value in a view. */
  hasAttack(view: Table): boolean {
    const attacks = new Attacks(view, this.#situation, this.#standpoint);
    return this.#foes.some(({ id }) => attacks.hasGainOn(id));
  }

  /**
   * Returns the value of the best attack after the fighter has moved to `at` and paid `cost`; 0 if the value does not
   * exceed `floor`.
   */
  bestAttack(at: Hex, cost: RatedForecast['cost'], floor: number): number {
    const { view, asked, timeLeft } = this.#situation;
    const paid = JSON.stringify(cost);
    const isNear = this.#foes.some((foe) => isAdjacent(foe.at, at));
    let here: Attacks | undefined;
    let best = Math.max(0, floor);
    for (const foe of this.#foes) {
      if (timeLeft() <= 0) break;
      const isSeen = hasLineOfSight(view.map, at, foe.at);
      const key = `${foe.id} ${paid} ${distance(foe.at, at)} ${isNear} ${isSeen}`;
      let known = this.#known.get(key);
      if (!known || (known.worth <= known.floor && known.floor > best)) {
        here ??= new Attacks(asIfAt(view, asked, at, cost), this.#situation, this.#standpoint);
        const attacks = known?.attacks ?? here;
        known = { attacks, worth: attacks.bestOn(foe.id, best), floor: best };
        this.#known.set(key, known);
      }
      best = Math.max(best, known.worth);
    }
    return best > floor ? best : 0;
  }
}

/** The attacks that a fighter can make in a view. */
class Attacks {
  readonly #view: Table;
  readonly #situation: Situation;
  readonly #standpoint: Standpoint;
  #aimed: ReadonlyMap<unknown, readonly AimedAttack[]> | undefined;

  constructor(view: Table, situation: Situation, standpoint: Standpoint) {
    this.#view = view;
    this.#situation = situation;
    this.#standpoint = { ...standpoint, view };
  }

  /** Returns the value of the best legal attack on an enemy; `floor` if no value exceeds it. */
  bestOn(foe: Id, floor: number): number {
    return withCache(this.#view, () => {
      let best = floor;
      for (const attack of this.#on(foe)) best = Math.max(best, this.#worthOf(attack, best));
      return best;
    });
  }

  /** Returns whether a legal attack on an enemy has a positive value. */
  hasGainOn(foe: Id): boolean {
    return withCache(this.#view, () => this.#on(foe).some((attack) => this.#worthOf(attack, 0) > 0));
  }

  #on(foe: Id): readonly AimedAttack[] {
    this.#aimed ??= Map.groupBy(this.#all(), ({ params }) => params.target);
    return this.#aimed.get(foe) ?? [];
  }

  *#all(): Iterable<AimedAttack> {
    const { ruleset, asked } = this.#situation;
    for (const [option, action] of strikesOf(ruleset))
      for (const params of action.variants?.(this.#view, asked) ?? []) yield { option, action, params };
  }

  #worthOf({ option, action, params }: AimedAttack, floor: number): number {
    const { ruleset, asked, timeLeft } = this.#situation;
    if (timeLeft() <= 0 || action.check(this.#view, asked, params) !== undefined) return 0;
    const forecast = ruleset.forecast(this.#view, asked, checkedIntent(option, params));
    return forecast ? worthOf(this.#standpoint, forecast, floor) : 0;
  }
}

interface AimedAttack {
  readonly option: string;
  readonly action: Action;
  readonly params: Params;
}

const strikes = new WeakMap<Ruleset, readonly (readonly [string, Action])[]>();

/** Returns the actions that can harm a fighter, by name. */
export function strikesOf(ruleset: Ruleset): readonly (readonly [string, Action])[] {
  const known = strikes.get(ruleset);
  if (known) return known;
  const { actions } = ruleset.description;
  const found = Object.entries(ruleset.actions).filter(([name]) =>
    STRIKING.includes(actions[name]?.group ?? ''),
  );
  strikes.set(ruleset, found);
  return found;
}
