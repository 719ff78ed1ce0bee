import type { Chance, Effect, RatedForecast, RatedOdds } from '../engine/core/forecast.ts';
import type { Id } from '../engine/schema/ids.ts';
import * as terms from '../words/messages/terms.ts';

/* Exact odds: distributions of dice, their outcomes, and their effects on fighters. */

/**
 * The distribution of a random whole number: `chances[i]` is the chance of the result `low + i`. The chances add up
 * to 1.
 */
export interface Distribution {
  readonly low: number;
  readonly chances: readonly Chance[];
}

/**
 * The chance below which results at both ends of a sum are dropped. Exploding dice have no highest result, so sums
 * must end somewhere.
 */
const NEGLIGIBLE = 1e-9;

/** Returns the distribution with only one possible result. */
export function certainly(result: number): Distribution {
  return { low: result, chances: [1] };
}

/** Returns the distribution of one die. */
export function die(sides: number): Distribution {
  return { low: 1, chances: new Array<Chance>(sides).fill(1 / sides) };
}

const known = new Map<string, Distribution>();

/** Returns the distribution of the sum of `count` dice. */
export function dice(count: number, sides: number): Distribution {
  const key = `${count}d${sides}`;
  let total = known.get(key);
  if (total) return total;
  total = sumOf(count, die(sides));
  known.set(key, total);
  return total;
}

/** Returns the distribution of the number of successes in a pool of `count` dice that each succeed with `chance`. */
export function successes(count: number, chance: Chance): Distribution {
  return sumOf(count, orNothing([[chance, certainly(1)]]));
}

/** Returns the distribution of the sum of `count` independent results. */
export function sumOf(count: number, one: Distribution): Distribution {
  let total = certainly(0);
  for (let added = 0; added < count; added++) total = sum(total, one);
  return total;
}

/** Returns the distribution of the highest of `count` independent results. */
export function highestOf(count: number, { low, chances }: Distribution): Distribution {
  let [so, before] = [0, 0];
  const highest = chances.map((chance) => {
    [so, before] = [so + chance, so];
    return so ** count - before ** count;
  });
  return { low, chances: highest };
}

/** Returns the distribution of the lowest of `count` independent results. */
export function lowestOf(count: number, one: Distribution): Distribution {
  return negated(highestOf(count, negated(one)));
}

/** Returns the distribution of the sum of two independent results. */
export function sum(a: Distribution, b: Distribution): Distribution {
  const chances = new Array<Chance>(a.chances.length + b.chances.length - 1).fill(0);
  for (let i = 0; i < a.chances.length; i++) {
    const one = a.chances[i] ?? 0;
    if (one === 0) continue;
    for (let j = 0; j < b.chances.length; j++) {
      chances[i + j] = (chances[i + j] ?? 0) + one * (b.chances[j] ?? 0);
    }
  }
  return trimmed({ low: a.low + b.low, chances });
}

/** Returns the distribution of one result minus another, independent result. */
export function difference(a: Distribution, b: Distribution): Distribution {
  return sum(a, negated(b));
}

function negated({ low, chances }: Distribution): Distribution {
  return { low: 1 - low - chances.length, chances: [...chances].reverse() };
}

/** Removes negligible results at both ends. The chances still add up to 1. */
export function trimmed({ low, chances }: Distribution): Distribution {
  const first = chances.findIndex((chance) => chance >= NEGLIGIBLE);
  const last = chances.findLastIndex((chance) => chance >= NEGLIGIBLE);
  if (first === 0 && last === chances.length - 1) return { low, chances };
  const kept = chances.slice(first, last + 1);
  const total = kept.reduce((so, chance) => so + chance, 0);
  return { low: low + first, chances: kept.map((chance) => chance / total) };
}

/** Returns the distribution after applying a function to each result. */
export function mapped(of: Distribution, become: (result: number) => number): Distribution {
  return gathered((add) => eachOf(of, (result, chance) => add(become(result), chance)));
}

/**
 * Returns the distribution of a result that comes from one of several distributions. Each distribution is chosen with
 * the given chance. The chances must add up to 1.
 */
export function mixed(parts: readonly (readonly [Chance, Distribution])[]): Distribution {
  return gathered((add) => {
    for (const [share, part] of parts) eachOf(part, (result, chance) => add(result, chance * share));
  });
}

/**
 * Returns a mixture of distributions like `mixed`. If the chances add up to less than 1, the rest is the chance of the
 * result 0.
 */
export function orNothing(parts: readonly (readonly [Chance, Distribution])[]): Distribution {
  const none = 1 - parts.reduce((so, [share]) => so + share, 0);
  return mixed([[Math.max(0, none), certainly(0)], ...parts]);
}

/**
 * Collects results into a distribution. Calls `goThrough` twice: first to find the lowest and the highest result,
 * then to add the chances.
 */
function gathered(goThrough: (add: (result: number, chance: Chance) => void) => void): Distribution {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  goThrough((result, chance) => {
    if (chance === 0) return;
    low = Math.min(low, result);
    high = Math.max(high, result);
  });
  const chances = new Array<Chance>(high - low + 1).fill(0);
  goThrough((result, chance) => {
    if (chance > 0) chances[result - low] = (chances[result - low] ?? 0) + chance;
  });
  return { low, chances };
}

function eachOf({ low, chances }: Distribution, tell: (result: number, chance: Chance) => void): void {
  for (let index = 0; index < chances.length; index++) {
    const chance = chances[index] ?? 0;
    if (chance > 0) tell(low + index, chance);
  }
}

/** Returns the possible results in ascending order, each with its chance. */
export function resultsOf(of: Distribution): Result[] {
  const results: Result[] = [];
  eachOf(of, (result, chance) => results.push([result, chance]));
  return results;
}

type Result = readonly [result: number, chance: Chance];

/** Returns the chance of one result. */
export function chanceOf({ low, chances }: Distribution, result: number): Chance {
  return chances[result - low] ?? 0;
}

/** Returns the chance that the result satisfies `isMeant`. */
export function chanceThat(of: Distribution, isMeant: (result: number) => boolean): Chance {
  return averageOf(of, (result) => (isMeant(result) ? 1 : 0));
}

/** Returns the average result, or the average of `worth` over the results. */
export function averageOf(of: Distribution, worth: (result: number) => number = (result) => result): number {
  let so = 0;
  eachOf(of, (result, chance) => {
    so += chance * worth(result);
  });
  return so;
}

/** An effect whose target has not been set yet. */
export type EffectWithoutTarget = Omit<Effect, 'target'>;

function changeWithoutTarget(
  field: string,
  by: Distribution,
  isDefeated: (by: number) => boolean,
): EffectWithoutTarget {
  return { field, changes: resultsOf(by), average: averageOf(by), defeat: chanceThat(by, isDefeated) };
}

/** Returns the effect of losing a random amount of a field, like `lossOf` but without the target. */
export function lossWithoutTarget(
  field: string,
  lost: Distribution,
  isDefeated: (lost: number) => boolean,
): EffectWithoutTarget {
  return changeWithoutTarget(field, negated(lost), (by) => isDefeated(-by));
}

/**
 * Returns the effect of changing a field by a random amount. `isDefeated` returns whether a change defeats the
 * target.
 */
export function changeOf(
  target: Id,
  field: string,
  by: Distribution,
  isDefeated: (by: number) => boolean = () => false,
): Effect {
  return { target, ...changeWithoutTarget(field, by, isDefeated) };
}

/**
 * Returns the effect of losing a random amount of a field. `isDefeated` returns whether a loss defeats the target.
 */
export function lossOf(
  target: Id,
  field: string,
  lost: Distribution,
  isDefeated: (lost: number) => boolean,
): Effect {
  return { target, ...lossWithoutTarget(field, lost, isDefeated) };
}

/** Returns the effect of regaining a random amount of a field, at most `missing`. */
export function gainOf(target: Id, field: string, gained: Distribution, missing: number): Effect {
  return changeOf(
    target,
    field,
    mapped(gained, (so) => Math.max(0, Math.min(so, missing))),
  );
}

/** Returns the outcomes that can happen, in the order of `chances`, with their labels from the catalog. */
export function outcomesOf<Outcome extends string>(
  labels: Readonly<Record<Outcome, string>>,
  chances: Readonly<Partial<Record<Outcome, Chance>>>,
): RatedOdds['outcomes'] {
  return (Object.keys(chances) as Outcome[])
    .map((id) => ({ id, label: labels[id], chance: chances[id] ?? 0 }))
    .filter(({ chance }) => chance > 0);
}

/** Returns odds with only two outcomes: success and failure. */
export function yesOrNo(success: Chance, worth = 0, effects: readonly Effect[] = []): RatedOdds {
  const labels = { failure: terms.odds.fails, success: terms.odds.succeeds };
  return { outcomes: outcomesOf(labels, { failure: 1 - success, success }), success, effects, worth };
}

/**
 * Returns the odds from the opponent's point of view: success and failure are swapped, and `worth` is negated. The
 * result has no derivation.
 */
export function oppositeOdds({ success, worth = 0, derive: _, ...odds }: RatedOdds): RatedOdds {
  return { ...odds, success: 1 - success, worth: -worth };
}

/** The forecast of a choice without cost, effect or reactions. */
export const NOTHING: RatedForecast = { cost: {}, against: [], provokes: [] };

/** Returns the forecast of a choice to which no fighter can react. */
export function unanswered(cost: RatedForecast['cost'], odds: RatedOdds): RatedForecast {
  return { ...NOTHING, cost, odds };
}
