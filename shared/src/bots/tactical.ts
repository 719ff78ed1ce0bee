import { nextTo } from '../engine/core/axes.ts';
import { turnChoices } from '../engine/core/choices.ts';
import { checkedIntent, prospectOf } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Choice } from '../engine/core/script.ts';
import type { Params } from '../engine/schema/json.ts';
import { findFighter, type Table, withCache } from '../engine/state/table.ts';
import { isTravel } from './action-groups.ts';
import { flight, isFleeing } from './flight.ts';
import {
  type AskedSituation,
  type Chosen,
  type Decision,
  type Policy,
  pick,
  type Situation,
} from './policy.ts';
import { bestPosition, ROUNDING } from './position.ts';
import { randomChoice } from './random.ts';
import { botValuesAt, DELAY, type Standpoint, worthOf } from './worth.ts';

/** The maximum number of variants that are evaluated per option. If there are more, they are sampled evenly. */
const MOST_VARIANTS = 48;
/** The share of the time that is reserved for evaluating moves. */
const FOR_TRAVEL = 0.3;

/**
 * Plays by the odds: evaluates every option with the ruleset's forecasts, and moves to where it can do the
 * most harm.
 */
export const tactical: Required<Policy> = { name: 'tactical', decide, choose };

interface Weighed extends Decision {
  readonly worth: number;
}

function decide(situation: AskedSituation): Decision {
  return bestDecision(situation) ?? situation.fallback;
}

/**
 * Chooses the most valuable decision. If no option is worth taking, chooses the first required decision; undefined if
 * none is required.
 */
function choose(situations: readonly Situation[]): Chosen | undefined {
  let [chosen, most] = [undefined as Chosen | undefined, Number.NEGATIVE_INFINITY];
  for (const situation of situations) {
    if (chosen && situation.timeLeft() <= 0) break;
    const decision = bestDecision(situation, most);
    if (!decision || decision.worth <= most) continue;
    [chosen, most] = [{ situation, decision }, decision.worth];
  }
  return chosen;
}

/**
 * Returns the best decision in a situation; undefined if no option is worth taking and none is required. If the best
 * value is not above `floor`, returns any decision with a value up to `floor`.
 */
export function bestDecision(situation: Situation, floor = Number.NEGATIVE_INFINITY): Weighed | undefined {
  const { ruleset, view, asked, side, kind, choices, dice, weights, values } = situation;
  if (side === undefined || !findFighter(view, asked))
    return weightless(randomChoice(choices, dice) ?? situation.fallback);
  const standpoint = { ruleset, view, side, character: weights && { id: asked, weights }, values };
  return withCache(view, () =>
    kind === 'turn' ? bestTurnAction(situation, standpoint, floor) : bestReaction(situation, standpoint),
  );
}

function weightless(decision: Decision | null): Weighed | undefined {
  return decision ? { ...decision, worth: 0 } : undefined;
}

/**
 * Returns the most valuable intent, which can be a move. If none is worth taking, returns the fallback, which ends the
 * turn; undefined if there is no fallback.
 */
function bestTurnAction(situation: Situation, standpoint: Standpoint, floor: number): Weighed | undefined {
  const chosen = isFleeing(standpoint)
    ? (flight(situation, standpoint) ?? bestIntent(withoutTravel(situation), standpoint, floor))
    : bestIntent(situation, standpoint, floor);
  return chosen && chosen.worth > botValuesAt(standpoint).threshold ? chosen : weightless(situation.fallback);
}

/** Returns the best intent or move. If no value exceeds `floor`, returns any of them, or undefined. */
function bestIntent(situation: Situation, standpoint: Standpoint, floor: number): Weighed | undefined {
  const acts = situation.choices.filter(({ option }) => !isTravel(situation.ruleset, option));
  const travels = situation.choices.filter(({ option }) => isTravel(situation.ruleset, option));
  const acting = travels.length > 0 ? withoutTimeForTravel(situation) : situation;
  let known: Weighed | undefined;
  const least = () => Math.max(floor, known?.worth ?? Number.NEGATIVE_INFINITY);
  for (const choice of acts) known = better(known, bestWay(acting, standpoint, choice, least()));
  return better(known, bestPosition(situation, standpoint, travels, Math.max(0, least())));
}

/** Returns the situation without moves, for a fighter that flees but cannot get farther away. */
function withoutTravel(situation: Situation): Situation {
  const choices = situation.choices.filter(({ option }) => !isTravel(situation.ruleset, option));
  return { ...situation, view: situation.view, choices };
}

/** Returns the situation with less time, so that some is left for evaluating moves. */
function withoutTimeForTravel(situation: Situation): Situation {
  const { view, timeLeft } = situation;
  return { ...situation, view, timeLeft: () => timeLeft() - FOR_TRAVEL };
}

/**
 * Returns the answer with the best expected result. If several are equally good, returns the fallback if it is one of
 * them, else a random one. Undefined if there is neither an answer nor a fallback.
 */
function bestReaction(situation: Situation, standpoint: Standpoint): Weighed | undefined {
  const weighed = situation.choices.flatMap((choice) => weighAll(situation, standpoint, choice));
  const chosen = weighed.reduce<Weighed | undefined>(better, undefined);
  const { fallback } = situation;
  if (!chosen) return weightless(fallback);
  const equals = weighed.filter(({ worth }) => worth === chosen.worth);
  return fallback && equals.length > 1 && equals.some(({ option }) => option === fallback.option)
    ? { ...fallback, worth: chosen.worth }
    : pick(situation.dice, equals);
}

/** Evaluates all variants of a choice, and improves the best one by changing its optional parameters. */
function weighAll(situation: Situation, standpoint: Standpoint, choice: Choice): Weighed[] {
  if (situation.timeLeft() <= 0) return [];
  const { option, variants, axes } = choice;
  const ways = weighEach(situation, standpoint, option, sample(variants?.() ?? [{}]));
  const top = axes && ways.reduce<Weighed | undefined>(better, undefined);
  return top ? [...ways, climb(situation, standpoint, choice, top)] : ways;
}

/**
 * Returns the best variant of a choice, after changing its optional parameters. If none has a value above `floor`,
 * returns any variant, or undefined.
 */
function bestWay(
  situation: Situation,
  standpoint: Standpoint,
  choice: Choice,
  floor: number,
): Weighed | undefined {
  if (situation.timeLeft() <= 0) return undefined;
  const { option, variants, axes } = choice;
  const ways = sample(variants?.() ?? [{}]);
  // An improved variant may exceed the floor although the variant that it began with does not.
  const top = bestOf(situation, standpoint, option, ways, axes ? undefined : floor);
  return axes && top ? climb(situation, standpoint, choice, top) : top;
}

/** Improves a decision by changing one optional parameter at a time until no change helps (hill climbing). */
function climb(situation: Situation, standpoint: Standpoint, choice: Choice, from: Weighed): Weighed {
  const { option, axes, check } = choice;
  const open = [...nextTo(from.params, axes?.(from.params) ?? {})].filter(
    (params) => situation.timeLeft() > 0 && !check?.(params),
  );
  const next = bestOf(situation, standpoint, option, sample(open), from.worth);
  return next && next.worth > from.worth ? climb(situation, standpoint, choice, next) : from;
}

/** Returns the best of as many variants as there is time for; any variant if none has a value above `floor`. */
function bestOf(
  situation: Situation,
  standpoint: Standpoint,
  option: string,
  ways: readonly Params[],
  floor = Number.NEGATIVE_INFINITY,
): Weighed | undefined {
  let top: Weighed | undefined;
  for (const params of ways) {
    if (situation.timeLeft() <= 0) break;
    const least = Math.max(floor, top?.worth ?? Number.NEGATIVE_INFINITY);
    top = better(top, weigh(situation, standpoint, option, params, least));
  }
  return top;
}

/** Evaluates as many variants as there is time for. */
function weighEach(
  situation: Situation,
  standpoint: Standpoint,
  option: string,
  ways: readonly Params[],
): Weighed[] {
  return ways.flatMap((params) =>
    situation.timeLeft() > 0 ? [weigh(situation, standpoint, option, params)] : [],
  );
}

/** Evaluates a variant. The value is exact only if it exceeds `floor`; otherwise, it can be any value up to `floor`. */
function weigh(
  situation: Situation,
  standpoint: Standpoint,
  option: string,
  params: Params,
  floor = Number.NEGATIVE_INFINITY,
): Weighed {
  const { ruleset, view, asked, kind } = situation;
  const prospect = kind === 'turn' ? checkedIntent(option, params) : prospectOf(kind, option, params);
  const forecast = ruleset.forecast(view, asked, prospect);
  const imagined = forecast?.odds ? undefined : ruleset.imagine?.(view, asked, prospect);
  const worth = forecast ? worthOf(standpoint, forecast, imagined ? undefined : floor) : 0;
  const promise = imagined ? promiseOf(situation, standpoint, imagined, floor - worth) : 0;
  return { option, params, worth: worth + promise };
}

/** Returns the value of the best next action, one step ahead. The value is exact only if it exceeds `floor`. */
function promiseOf(situation: Situation, standpoint: Standpoint, view: Table, floor: number): number {
  const { asked } = situation;
  const ruleset = withoutFurther(situation.ruleset);
  const choices = turnChoices(view, ruleset.actions, asked);
  const next = bestIntent(
    { ...situation, ruleset, view, kind: 'turn', choices },
    { ...standpoint, ruleset, view },
    floor / DELAY - ROUNDING,
  );
  return DELAY * Math.max(0, next?.worth ?? 0);
}

const nearsighted = new WeakMap<Ruleset, Ruleset>();

/** Returns the ruleset without `imagine`, so that no step after the next is evaluated. */
function withoutFurther(ruleset: Ruleset): Ruleset {
  const known = nearsighted.get(ruleset);
  if (known) return known;
  const { imagine: _, ...rest } = ruleset;
  nearsighted.set(ruleset, rest);
  return rest;
}

/** Returns the decision with the higher value; the first if both have the same value. */
function better(one: Weighed | undefined, other: Weighed | undefined): Weighed | undefined {
  return one && (!other || one.worth >= other.worth) ? one : other;
}

/** Returns all variants if there are few, else an evenly spaced sample. */
export function sample(variants: readonly Params[]): readonly Params[] {
  if (variants.length <= MOST_VARIANTS) return variants;
  const stride = variants.length / MOST_VARIANTS;
  return Array.from({ length: MOST_VARIANTS }, (_, index) => variants[Math.floor(index * stride)] ?? {});
}
