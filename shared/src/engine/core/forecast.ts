import type { Hex } from '../../hex/axial.ts';
import type { Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';

/**
 * What odds are asked for: an intent in the own turn, or an answer (`pass` too) to an open prompt of that
 * kind.
 */
export type PlannedChoice = ({ readonly do: string } | { readonly answer: string; readonly kind: string }) &
  Params;

/** What odds are asked for of an option of a prompt of that kind, taken with these parameters. */
export function prospectOf(kind: string, option: string, params: Params): PlannedChoice {
  return kind === 'turn' ? { ...params, do: option } : { ...params, answer: option, kind };
}

/** A chance from 0 to 1. */
export type Chance = number;

/** What could come of it, as exclusive outcomes whose chances add up to 1. */
export interface Odds {
  readonly outcomes: readonly { readonly id: string; readonly label: string; readonly chance: Chance }[];
  /** The chance that it does what it is meant to (an attack hits, a check succeeds). */
  readonly success: Chance;
  /**
   * In what states it may leave its target, where no number says that: exclusive, and their chances add up to
   * 1.
   */
  readonly states?: readonly { readonly id: string; readonly label: string; readonly chance: Chance }[];
  /** What it does to whom. */
  readonly effects: readonly Effect[];
  /**
   * What it brings its maker besides, in hit points, as somebody who knows the rulebook would rate it on
   * average: a foe knocked down, a point gained, an ally exposed (negative). For bots; left out: nothing.
   */
  readonly worth?: number;
}

/**
 * Whether odds tell anything: those without outcomes, states and effects only say what a bot thinks it is
 * worth.
 */
export function isTold({ outcomes, effects, states = [] }: Odds): boolean {
  return outcomes.length + effects.length + states.length > 0;
}

/** What becomes of a number that one fighter has. Several numbers may change of one fighter. */
export interface Effect {
  readonly target: Id;
  /** The field of the table view that counts it: hit points, stress, willpower. */
  readonly field: string;
  /** `[by how much, chance]`, ascending, the chances adding up to 1; what is lost is negative. */
  readonly changes: readonly (readonly [by: number, chance: Chance])[];
  readonly average: number;
  /** The chance that this takes the target out of the fight. */
  readonly defeat: Chance;
}

/** Somebody who could answer on the way, and where. */
export interface Provocation {
  readonly by: Id;
  readonly reaction: string;
  /** The hex in which it would happen, and for a path how many of its hexes have been entered by then. */
  readonly at: Hex;
  readonly step: number;
  /** What that answer would do. */
  readonly odds: Odds;
}

/** The exact odds of one intent or answer, from what one seat may see. */
export interface Forecast {
  /** What it costs, by the field it is paid from; negative: that rises. */
  readonly cost: Readonly<Record<string, number>>;
  /** If nobody reacts. Left out: nothing is rolled. */
  readonly odds?: Odds;
  /** Against each reaction that the target could choose. */
  readonly against: readonly { readonly option: string; readonly label: string; readonly odds: Odds }[];
  readonly provokes: readonly Provocation[];
}

/**
 * A forecast whose provocations are found out once somebody asks for them: of all the ways on a map few are
 * looked at closely. `find` must not be asked after the table it looks at has changed.
 */
export function provoking(
  forecast: Omit<Forecast, 'provokes'>,
  find: () => readonly Provocation[],
): Forecast {
  let found: readonly Provocation[] | undefined;
  return {
    ...forecast,
    get provokes() {
      found ??= find();
      return found;
    },
  };
}
