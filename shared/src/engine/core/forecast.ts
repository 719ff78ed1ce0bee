import type { Hex } from '../../hex/axial.ts';
import type { Derivation } from '../presentation/derivation.ts';
import type { Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';

/**
 * The choice that a forecast is about: an intent in the fighter's turn, or an answer to an open prompt of this
 * kind. The answer may be `pass`.
 */
export type PlannedChoice = ({ readonly do: string } | { readonly answer: string; readonly kind: string }) &
  Params;

/** Returns the planned choice for an option of a prompt and its parameters. */
export function prospectOf(kind: string, option: string, params: Params): PlannedChoice {
  return kind === 'turn' ? { ...params, do: option } : { ...params, answer: option, kind };
}

const CHECKED = Symbol('checked');

/** Returns the planned choice of an intent that the action's check has just accepted on the forecast's table. */
export function checkedIntent(option: string, params: Params): PlannedChoice {
  const planned = { ...params, do: option, [CHECKED]: true };
  return planned;
}

/** Returns whether parameters come from a choice that has been checked, so they need no second check. */
export function isChecked(params: Params): boolean {
  return CHECKED in params;
}

/** A chance from 0 to 1. */
export type Chance = number;

/** Returns a chance in whole percent, as the page shows it. Returns 0 or 100 only if the outcome is certain. */
export function wholePercent(chance: Chance): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Mutually exclusive outcomes whose chances add up to 1, and the effects of the choice. */
export interface Odds {
  readonly outcomes: readonly { readonly id: string; readonly label: string; readonly chance: Chance }[];
  /** The chance that the intended result happens (an attack hits, a check succeeds). */
  readonly success: Chance;
  /**
   * The states in which the target may end up, for results that no number describes. They are mutually exclusive,
   * and their chances add up to 1.
   */
  readonly states?: readonly { readonly id: string; readonly label: string; readonly chance: Chance }[];
  readonly effects: readonly Effect[];
  /** The calculation of `success`; omitted if success needs no roll. */
  readonly derivation?: Derivation;
}

/** Odds as rulesets compute them: with an estimate that only bots use, and without a computed derivation. */
export interface RatedOdds extends Omit<Odds, 'derivation'> {
  /**
   * Returns the derivation of `success`; omitted if `success` needs no roll. Reads the table, so it must not run after
   * the table has changed.
   */
  readonly derive?: () => Derivation;
  /**
   * The average value for the actor beyond the effects, in hit points, as an experienced player would estimate it; 0 if
   * omitted. Examples: an enemy is knocked down, a point is gained, an ally is exposed (negative).
   */
  readonly worth?: number;
}

/** A change to one of a fighter's numbers. A choice can have several effects on the same fighter. */
export interface Effect {
  readonly target: Id;
  /** The field of the table view that holds the number: hit points, stress, willpower. */
  readonly field: string;
  /**
   * Each possible amount with its chance, in ascending order of the amounts. The chances add up to 1. Losses are
   * negative.
   */
  readonly changes: readonly (readonly [by: number, chance: Chance])[];
  readonly average: number;
  /** The chance that this effect defeats the target. */
  readonly defeat: Chance;
}

/** A reaction that a movement could provoke: the fighter who could react, and where. */
export interface Provocation<O extends RatedOdds = Odds> {
  readonly by: Id;
  readonly reaction: string;
  /**
   * The hex where the moving fighter would be. `step` is the number of hexes of the path entered before the
   * reaction.
   */
  readonly at: Hex;
  readonly step: number;
  readonly odds: O;
}

/** The part of the map that a choice affects, such as a burst. */
export interface AffectedArea {
  readonly hexes: readonly Hex[];
  /** The affected fighters in the area. A rule may spare some of the fighters there, such as the actor's allies. */
  readonly fighters: readonly Id[];
}

/** The cost and the exact odds of an intent or answer, from one seat's view. */
export interface Forecast<O extends RatedOdds = Odds> {
  /** The cost, by field of the table view. A negative cost raises the field. */
  readonly cost: Readonly<Record<string, number>>;
  /** The odds if no fighter reacts. If omitted, the choice needs no roll. */
  readonly odds?: O;
  /**
   * The odds for each possible reaction of the target. `option` is an option of its prompt; `params` are given if
   * they matter.
   */
  readonly against: readonly {
    readonly option: string;
    readonly params?: Params;
    readonly label: string;
    readonly odds: O;
  }[];
  readonly provokes: readonly Provocation<O>[];
  /** The affected area. Absent or undefined if the choice does not affect an area. */
  readonly area?: AffectedArea | undefined;
}

export type RatedForecast = Forecast<RatedOdds>;
export type RatedProvocation = Provocation<RatedOdds>;

/**
 * Returns a forecast that computes its provocations only when they are read, because few paths on a map are
 * inspected. `find` reads the table, so it must not run after the table has changed.
 */
export function provoking<O extends Odds>(
  forecast: Omit<Forecast<O>, 'provokes'>,
  find: () => readonly Provocation<O>[],
): Forecast<O> {
  return onDemand(forecast, { against: () => forecast.against, provokes: find });
}

/** Functions that compute parts of a forecast. They read the table, so they must not run after it has changed. */
interface Finders<O extends Odds> {
  /** Returns the odds for each possible reaction of the target. If omitted, no target can react. */
  against?(): Forecast<O>['against'];
  /** Returns the reactions that the movement could provoke. If omitted, the choice provokes no enemy. */
  provokes?(): readonly Provocation<O>[];
  /** Returns the affected area; undefined if there is none. */
  area?(): AffectedArea | undefined;
}

/**
 * Returns a forecast that computes its reactions, provocations and area only when they are read. Reactions and
 * provocations can only lower the value of a choice. A bot therefore does not read them if the choice is already too
 * weak. Bots never read the area. A copy made with the spread syntax contains all three, but computes them at once.
 */
export function onDemand<O extends Odds>(
  forecast: Pick<Forecast<O>, 'cost' | 'odds'>,
  find: Finders<O>,
): Forecast<O> {
  let against: Forecast<O>['against'] | undefined;
  let provokes: Forecast<O>['provokes'] | undefined;
  let area: AffectedArea | undefined;
  return {
    ...forecast,
    get against() {
      against ??= find.against?.() ?? [];
      return against;
    },
    get provokes() {
      provokes ??= find.provokes?.() ?? [];
      return provokes;
    },
    get area() {
      area ??= find.area?.();
      return area;
    },
  };
}
