import { prospectOf, type RatedForecast, type RatedOdds, wholePercent } from '../core/forecast.ts';
import { isTold } from '../core/foretell.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Choice } from '../core/script.ts';
import type { FieldType } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import type { OrderConditions } from '../state/standing-order.ts';
import { findFighter, type Table, withCache } from '../state/table.ts';
import type { Prompt } from './prompt.ts';
import { MOST_VARIANTS, read, seatView, worthOfOdds } from './reaction-gain.ts';

/** The result of checking a condition: true if it holds; undefined if the seat cannot judge it. */
type Verdict = boolean | undefined;

/** A way to take an option: its parameters and their forecast. */
interface Way {
  readonly params: Params;
  readonly forecast: RatedForecast | undefined;
}

/** A way with the values by which the best one is chosen. */
interface RatedWay {
  readonly params: Params;
  readonly chance: number;
  readonly worth: number;
}

const PASS: Choice = { option: 'pass' };

/**
 * Judges the conditions of standing orders at one prompt, based only on what the asked fighter's seat knows. Must not
 * be used after the table has changed.
 */
export class OrderJudge {
  readonly choices: readonly Choice[];
  readonly #ruleset: Ruleset;
  readonly #seen: Table;
  readonly #prompt: Prompt;
  readonly #ways = new Map<Choice, readonly Way[] | undefined>();

  constructor(ruleset: Ruleset, table: Table, prompt: Prompt) {
    this.choices = prompt.choices();
    this.#ruleset = ruleset;
    this.#seen = seatView(ruleset, table, prompt);
    this.#prompt = prompt;
  }

  /**
   * Returns the parameters of the best way to take an option in which all conditions hold; null if there is none.
   * Undefined if that cannot be judged, or if several ways that name different fighters are equally good.
   */
  bestWay(choice: Choice, when: OrderConditions): Params | null | undefined {
    const falls = this.#falls(when);
    if (falls === false) return null;
    const ways = this.#waysOf(choice);
    if (!ways) return undefined;
    const named = ways.filter(({ params }) => names(choice, params, when.concerns));
    if (named.length === 0 && !this.#concerns(when)) return null;
    const judged = (named.length > 0 ? named : ways).map((way) => [way, this.#holds(way, when)] as const);
    const possible = judged.filter(([, verdict]) => verdict !== false).map(([way]) => way);
    if (possible.length === 0) return null;
    const isClear = falls && judged.every(([, verdict]) => verdict !== undefined);
    return isClear ? this.#bestOf(choice, possible) : undefined;
  }

  /** Returns the same as `bestWay` for an order to pass, which has no option. */
  wayToPass(when: OrderConditions): Params | null | undefined {
    if (!this.#concerns(when)) return null;
    const falls = this.#falls(when);
    return falls === undefined ? undefined : falls ? {} : null;
  }

  /** Returns the ways to take an option; undefined if there are too many. */
  #waysOf(choice: Choice): readonly Way[] | undefined {
    if (this.#ways.has(choice)) return this.#ways.get(choice);
    const all = choice.variants?.() ?? [{}];
    const ways =
      all.length > MOST_VARIANTS
        ? undefined
        : all.map((params) => ({ params, forecast: this.#forecast(choice.option, params) }));
    this.#ways.set(choice, ways);
    return ways;
  }

  #forecast(option: string, params: Params): RatedForecast | undefined {
    const { kind, for: by } = this.#prompt;
    return withCache(this.#seen, () =>
      this.#ruleset.forecast(this.#seen, by, prospectOf(kind, option, params)),
    );
  }

  /** Returns whether the pending action is by or against the fighter that an order concerns. */
  #concerns({ concerns }: OrderConditions): boolean {
    const [top] = this.#seen.stack;
    return concerns === undefined || (top !== undefined && [top.by, top.target].includes(concerns));
  }

  /** Returns whether a fighter of the own side is likely enough to fall if the prompt is declined. */
  #falls({ falls, concerns }: OrderConditions): Verdict {
    if (falls === undefined) return true;
    const [pass] = this.#waysOf(this.choices.find(({ option }) => option === 'pass') ?? PASS) ?? [];
    const odds = pass?.forecast?.odds ?? this.#pendingOdds;
    if (!odds) return undefined;
    const sideOf = (id: Id) => findFighter(this.#seen, id)?.side;
    const own = sideOf(this.#prompt.for);
    const isOfSide = concerns !== undefined && sideOf(concerns) === own;
    const atRisk = odds.effects.filter(({ target }) =>
      isOfSide ? target === concerns : sideOf(target) === own,
    );
    return atRisk.some(({ defeat }) => wholePercent(defeat) >= falls);
  }

  get #pendingOdds(): RatedOdds | undefined {
    return withCache(this.#seen, () => this.#ruleset.pendingOdds?.(this.#seen));
  }

  #holds({ forecast }: Way, { odds, keep = {} }: OrderConditions): Verdict {
    const all = [
      odds === undefined || this.#isLikely(forecast, odds),
      ...Object.entries(keep).map(([field, least]) => this.#keeps(forecast, field, least)),
    ];
    if (all.includes(false)) return false;
    return all.includes(undefined) ? undefined : true;
  }

  #isLikely(forecast: RatedForecast | undefined, least: number): Verdict {
    const odds = forecast?.odds;
    return odds && isTold(odds) ? wholePercent(odds.success) >= least : undefined;
  }

  #keeps(forecast: RatedForecast | undefined, field: string, least: number): Verdict {
    const now = read(this.#ruleset, this.#seen, this.#prompt.for, field);
    if (!forecast || now === undefined) return undefined;
    return now - (forecast.cost[field] ?? 0) >= least;
  }

  /**
   * Returns the way with the highest chance, and among those the one with the highest value. If several are equally
   * good, returns the first, or undefined if they name different fighters.
   */
  #bestOf(choice: Choice, ways: readonly Way[]): Params | undefined {
    const [only] = ways;
    if (only && ways.length === 1) return only.params;
    const rated = ways.flatMap((way) => this.#rated(way) ?? []);
    if (rated.length < ways.length) return undefined;
    const chance = Math.max(...rated.map((way) => way.chance));
    const likeliest = rated.filter((way) => way.chance === chance);
    const worth = Math.max(...likeliest.map((way) => way.worth));
    const best = likeliest.filter((way) => way.worth === worth);
    const fighters = new Set(best.map(({ params }) => JSON.stringify(namedIn(choice, params))));
    return fighters.size === 1 ? best[0]?.params : undefined;
  }

  #rated({ params, forecast }: Way): RatedWay | undefined {
    const odds = forecast?.odds;
    const judge = { ruleset: this.#ruleset, seen: this.#seen, by: this.#prompt.for };
    return odds && { params, chance: odds.success, worth: worthOfOdds(judge, odds) };
  }
}

/** Returns whether parameters of an option name a fighter. */
function names(choice: Choice, params: Params, id: Id | undefined): boolean {
  return namedIn(choice, params).some((value) => (Array.isArray(value) ? value.includes(id) : value === id));
}

/** Returns the values of the parameters that name fighters. */
function namedIn({ params: kinds = {} }: Choice, params: Params): readonly unknown[] {
  return Object.entries(kinds)
    .filter(([key, kind]) => isOfFighters(kind) && params[key] !== undefined)
    .map(([key]) => params[key]);
}

function isOfFighters(kind: FieldType): boolean {
  return kind.type === 'fighter' || ('of' in kind && isOfFighters(kind.of));
}
