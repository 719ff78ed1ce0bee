import type { Chance, Effect, Forecast, Odds } from '../engine/core/forecast.ts';
import { TEXT } from '../engine/presentation/text/catalogue.ts';
import type { Id } from '../engine/schema/ids.ts';

/* Odds counted out exactly: what dice can show, what becomes of it, and what it does to somebody. */

/** The chances of whole numbers: `chances[i]` is that of `low + i`. They add up to 1. */
export interface Distribution {
  readonly low: number;
  readonly chances: readonly Chance[];
}

/**
 * At either end of a sum, what is less likely than this is left out: dice that explode have no highest
 * number.
 */
const NEGLIGIBLE = 1e-9;

/** What is certain. */
export function certainly(result: number): Distribution {
  return { low: result, chances: [1] };
}

/** One die of so many sides. */
export function die(sides: number): Distribution {
  return { low: 1, chances: new Array<Chance>(sides).fill(1 / sides) };
}

const known = new Map<string, Distribution>();

/** The sum of so many dice. */
export function dice(count: number, sides: number): Distribution {
  const key = `${count}d${sides}`;
  let total = known.get(key);
  if (total) return total;
  total = certainly(0);
  for (let rolled = 0; rolled < count; rolled++) total = sum(total, die(sides));
  known.set(key, total);
  return total;
}

/** The highest of so many independent results. */
export function highestOf(count: number, { low, chances }: Distribution): Distribution {
  let [so, before] = [0, 0];
  const highest = chances.map((chance) => {
    [so, before] = [so + chance, so];
    return so ** count - before ** count;
  });
  return { low, chances: highest };
}

/** The lowest of so many independent results. */
export function lowestOf(count: number, one: Distribution): Distribution {
  return negated(highestOf(count, negated(one)));
}

/** The sum of two independent results. */
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

/** What is left of one result after another, independent of it, is taken off. */
export function difference(a: Distribution, b: Distribution): Distribution {
  return sum(a, negated(b));
}

function negated({ low, chances }: Distribution): Distribution {
  return { low: 1 - low - chances.length, chances: [...chances].reverse() };
}

/** Without negligible ends, and still adding up to 1. */
export function trimmed({ low, chances }: Distribution): Distribution {
  const first = chances.findIndex((chance) => chance >= NEGLIGIBLE);
  const last = chances.findLastIndex((chance) => chance >= NEGLIGIBLE);
  if (first === 0 && last === chances.length - 1) return { low, chances };
  const kept = chances.slice(first, last + 1);
  const total = kept.reduce((so, chance) => so + chance, 0);
  return { low: low + first, chances: kept.map((chance) => chance / total) };
}

/** What becomes of each result. */
export function mapped(of: Distribution, become: (result: number) => number): Distribution {
  return gathered((add) => eachOf(of, (result, chance) => add(become(result), chance)));
}

/** One of several, each with its chance; these add up to 1. */
export function mixed(parts: readonly (readonly [Chance, Distribution])[]): Distribution {
  return gathered((add) => {
    for (const [share, part] of parts) eachOf(part, (result, chance) => add(result, chance * share));
  });
}

/** One of several, each with its chance; and 0 if it comes to none of them. */
export function orNothing(parts: readonly (readonly [Chance, Distribution])[]): Distribution {
  const none = 1 - parts.reduce((so, [share]) => so + share, 0);
  return mixed([[Math.max(0, none), certainly(0)], ...parts]);
}

/** What all these results are together: they are gone through twice, so that nothing need be kept of them. */
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

/** What can come about, ascending, with its chance. */
export function resultsOf(of: Distribution): Result[] {
  const results: Result[] = [];
  eachOf(of, (result, chance) => results.push([result, chance]));
  return results;
}

type Result = readonly [result: number, chance: Chance];

/** The chance of one result. */
export function chanceOf({ low, chances }: Distribution, result: number): Chance {
  return chances[result - low] ?? 0;
}

/** The chance of a result that is meant. */
export function chanceThat(of: Distribution, isMeant: (result: number) => boolean): Chance {
  return averageOf(of, (result) => (isMeant(result) ? 1 : 0));
}

/** What it comes to on average: the result itself, or what that is worth. */
export function averageOf(of: Distribution, worth: (result: number) => number = (result) => result): number {
  let so = 0;
  eachOf(of, (result, chance) => {
    so += chance * worth(result);
  });
  return so;
}

/**
 * What comes of somebody's field changing by so much; `isDefeated` says by which changes they are out of the
 * fight.
 */
export function changeOf(
  target: Id,
  field: string,
  by: Distribution,
  isDefeated: (by: number) => boolean = () => false,
): Effect {
  return {
    target,
    field,
    changes: resultsOf(by),
    average: averageOf(by),
    defeat: chanceThat(by, isDefeated),
  };
}

/** What losing so much of a field does to somebody, who is out of the fight if `isDefeated` by it. */
export function lossOf(
  target: Id,
  field: string,
  lost: Distribution,
  isDefeated: (lost: number) => boolean,
): Effect {
  return changeOf(target, field, negated(lost), (by) => isDefeated(-by));
}

/** What regaining so much of a field does to somebody who misses no more than `missing`. */
export function gainOf(target: Id, field: string, gained: Distribution, missing: number): Effect {
  return changeOf(
    target,
    field,
    mapped(gained, (so) => Math.max(0, Math.min(so, missing))),
  );
}

/** What succeeds or fails, and no more. */
export function yesOrNo(success: Chance, worth = 0, effects: readonly Effect[] = []): Odds {
  const outcomes = [
    { id: 'failure', label: TEXT.odds.fails, chance: 1 - success },
    { id: 'success', label: TEXT.odds.succeeds, chance: success },
  ];
  return { outcomes: outcomes.filter(({ chance }) => chance > 0), success, effects, worth };
}

/** The same odds as the other side looks at them: they succeed if it fails, and what it gains they lose. */
export function turned({ success, worth = 0, ...odds }: Odds): Odds {
  return { ...odds, success: 1 - success, worth: -worth };
}

/** The forecast of what costs nothing, does nothing that can be told, and is answered by nobody. */
export const NOTHING: Forecast = { cost: {}, against: [], provokes: [] };

/** The forecast of something that is answered by nobody and provokes nobody. */
export function unanswered(cost: Forecast['cost'], odds: Odds): Forecast {
  return { ...NOTHING, cost, odds };
}
