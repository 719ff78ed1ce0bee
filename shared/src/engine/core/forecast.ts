import type { Hex } from '../../hex/axial.ts';
import type { Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';

/**
 * The subject of a forecast: an intent in the fighter's turn, or an answer (which may be `pass`) to an open
 * prompt of that kind.
 */
export type PlannedChoice = ({ readonly do: string } | { readonly answer: string; readonly kind: string }) &
  Params;

/** Returns the planned choice for an option of a prompt and its parameters. */
export function prospectOf(kind: string, option: string, params: Params): PlannedChoice {
  return kind === 'turn' ? { ...params, do: option } : { ...params, answer: option, kind };
}

/** A chance from 0 to 1. */
export type Chance = number;

/** Exclusive outcomes whose chances add up to 1, and their effects. */
export interface Odds {
  readonly outcomes: readonly { readonly id: string; readonly label: string; readonly chance: Chance }[];
  /** The chance that the intended result happens (an attack hits, a check succeeds). */
  readonly success: Chance;
  /**
   * The states in which the target may end up, for results that no number describes. They are exclusive, and
   * their chances add up to 1.
   */
  readonly states?: readonly { readonly id: string; readonly label: string; readonly chance: Chance }[];
  /** The changes to fighters. */
  readonly effects: readonly Effect[];
}

/** Odds with an estimate for bots, which players are not shown. */
export interface RatedOdds extends Odds {
  /**
   * The average value for the actor beyond the effects, in hit points, as an experienced player would
   * estimate it: an enemy knocked down, a point gained, an ally exposed (negative). If omitted, 0.
   */
  readonly worth?: number;
}

/** A change of one of a fighter's numbers. A choice can have several effects on the same fighter. */
export interface Effect {
  readonly target: Id;
  /** The field of the table view that holds the number: hit points, stress, willpower. */
  readonly field: string;
  /** `[by how much, chance]`, ascending; the chances add up to 1. Losses are negative. */
  readonly changes: readonly (readonly [by: number, chance: Chance])[];
  readonly average: number;
  /** The chance that this effect defeats the target. */
  readonly defeat: Chance;
}

/** A fighter who could react while another moves, and where. */
export interface Provocation<O extends Odds = Odds> {
  readonly by: Id;
  readonly reaction: string;
  /** The hex where the reaction would happen. `step` is the number of hexes of the path entered before it. */
  readonly at: Hex;
  readonly step: number;
  /** The odds of the reaction. */
  readonly odds: O;
}

/** The exact odds of an intent or answer, from one seat's view. */
export interface Forecast<O extends Odds = Odds> {
  /** The cost by field. A negative cost raises the field. */
  readonly cost: Readonly<Record<string, number>>;
  /** The odds without reactions. If omitted, there is no roll. */
  readonly odds?: O;
  /** The odds against each possible reaction of the target: an option of its prompt, with parameters if they matter. */
  readonly against: readonly {
    readonly option: string;
    readonly params?: Params;
    readonly label: string;
    readonly odds: O;
  }[];
  readonly provokes: readonly Provocation<O>[];
}

export type RatedForecast = Forecast<RatedOdds>;
export type RatedProvocation = Provocation<RatedOdds>;

/**
 * Returns a forecast that computes its provocations on demand, because few of the paths on a map are
 * inspected. `find` must not run after its table has changed.
 */
export function provoking<O extends Odds>(
  forecast: Omit<Forecast<O>, 'provokes'>,
  find: () => readonly Provocation<O>[],
): Forecast<O> {
  let found: readonly Provocation<O>[] | undefined;
  return {
    ...forecast,
    get provokes() {
      found ??= find();
      return found;
    },
  };
}
