import type { Action } from '../engine/core/action.ts';
import { checkedIntent, type RatedForecast } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import { type PlacedFighter, type Table, withCache } from '../engine/state/table.ts';
import { distance, type Hex, isAdjacent } from '../hex/axial.ts';
import { hasLineOfSight } from '../hex/line.ts';
import type { Situation } from './policy.ts';
import { type Standpoint, worthOf } from './worth.ts';

/** The groups of actions that may harm a fighter. */
const STRIKING: readonly string[] = ['attack', 'ability', 'item'];

/** Finds the best attack from a position. Evaluates the attacks on a foe once for all positions that are alike. */
export class Scout {
  readonly #situation: Situation;
  readonly #standpoint: Standpoint;
  readonly #foes: readonly PlacedFighter[];
  readonly #known = new Map<string, number>();

  constructor(situation: Situation, standpoint: Standpoint, foes: readonly PlacedFighter[]) {
    this.#situation = situation;
    this.#standpoint = standpoint;
    this.#foes = foes;
  }

  /** Returns whether the fighter has an attack with a gain in a view. */
  hasAttack(view: Table): boolean {
    const attacks = new Attacks(view, this.#situation, this.#standpoint);
    return this.#foes.some(({ id }) => attacks.bestOn(id) > 0);
  }

  /** Returns the value of the best attack in a view where the fighter stands at `at` and has paid `cost`. */
  bestAttack(view: Table, at: Hex, cost: RatedForecast['cost']): number {
    const paid = JSON.stringify(cost);
    const isNear = this.#foes.some((foe) => isAdjacent(foe.at, at));
    const attacks = new Attacks(view, this.#situation, this.#standpoint);
    let best = 0;
    for (const foe of this.#foes) {
      if (this.#situation.timeLeft() <= 0) break;
      const isSeen = hasLineOfSight(view.map, at, foe.at);
      const key = `${foe.id} ${paid} ${distance(foe.at, at)} ${isNear} ${isSeen}`;
      const known = this.#known.get(key);
      const worth = known ?? attacks.bestOn(foe.id);
      if (known === undefined) this.#known.set(key, worth);
      best = Math.max(best, worth);
    }
    return best;
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

  /** Returns the value of the best legal attack on a foe; 0 if there is none. */
  bestOn(foe: Id): number {
    return withCache(this.#view, () => {
      this.#aimed ??= Map.groupBy(this.#all(), ({ params }) => params.target);
      let best = 0;
      for (const attack of this.#aimed.get(foe) ?? []) best = Math.max(best, this.#worthOf(attack, best));
      return best;
    });
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

/** Returns the actions that may harm a fighter, by name. */
function strikesOf(ruleset: Ruleset): readonly (readonly [string, Action])[] {
  const known = strikes.get(ruleset);
  if (known) return known;
  const { actions } = ruleset.description;
  const found = Object.entries(ruleset.actions).filter(([name]) =>
    STRIKING.includes(actions[name]?.group ?? ''),
  );
  strikes.set(ruleset, found);
  return found;
}
