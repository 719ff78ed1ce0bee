import type { Odds, RatedOdds } from '../../../engine/core/forecast.ts';
import {
  certainly,
  type Distribution,
  die,
  difference,
  mapped,
  mixed,
  resultsOf,
  sum,
} from '../../../kit/odds.ts';
import { degreeOfMargin, degreeOfRoll, ranksOfHit } from '../book/checks.ts';
import { TEXT } from '../words/catalog.ts';

/* Chances of checks. They depend on the lead (the bonus minus the DC) and are computed once for each lead. */

const D20 = die(20);
const OPPOSED = difference(D20, D20);
/** The roll that a defending fighter adds to its defense in place of 10 (DEG-19). */
const DEFENDED = sum(D20, die(6));

/** Caches the results of a function. The cache stays small only if the arguments have few different values. */
function cachedByArguments<Key extends readonly (number | boolean)[], Value>(work: (...key: Key) => Value) {
  const known = new Map<string, Value>();
  return (...key: Key): Value => {
    const name = key.join();
    const before = known.get(name);
    if (before !== undefined) return before;
    const value = work(...key);
    known.set(name, value);
    return value;
  };
}

/** Returns the chance of each degree of a check with this lead. If `isOpposed`, the opponent rolls a d20, too. */
export function degreesBy(lead: number, raise = 0, isOpposed = false): Distribution {
  return degreesAfter(lead, raise, isOpposed);
}

const degreesAfter = cachedByArguments((lead: number, raise: number, isOpposed: boolean) =>
  mapped(isOpposed ? OPPOSED : D20, (shown) =>
    degreeOfRoll({ kind: 'skill', die: 0, raise, coup: 0 }, shown + lead - 5 * raise),
  ),
);

/**
 * Returns the chance of each degree of an attack check that helps an ally, against a fixed DC. A natural 20 succeeds
 * and a natural 1 fails (DEG-R3).
 */
export const degreesOfAssist = cachedByArguments(
  (lead: number, raise: number): Distribution =>
    mapped(D20, (shown) =>
      degreeOfRoll({ kind: 'attack', die: shown, raise, coup: 0 }, shown + lead - 5 * raise),
    ),
);

/** Returns the chances that a resistance check with this lead fails by 1, 2 ... degrees; 0 stands for success. */
const failuresBy = cachedByArguments(
  (lead: number): Distribution => mapped(D20, (shown) => Math.max(0, -degreeOfMargin(shown + lead))),
);

/** Returns the chances that a resistance check fails by 1, 2 ... degrees, given the chances of each DC. */
export function failures(bonus: number, dcs: Distribution): Distribution {
  if (dcs.chances.length === 1) return failuresBy(bonus - dcs.low);
  return mixed(resultsOf(dcs).map(([dc, chance]) => [chance, failuresBy(bonus - dc)]));
}

/** The chances of the possible results of an attack check. */
interface AttackResults {
  /** The chance of each degree. All misses count as -1. */
  readonly degrees: Distribution;
  /** The chance of each number of ranks that a hit adds (DEG-R3, DEG-R5). */
  readonly ranks: readonly (readonly [ranks: number, chance: number])[];
  /** The chance of a miss. */
  readonly misses: number;
}

const attackResults = cachedByArguments((lead: number, raise: number, isDefended: boolean): AttackResults => {
  const ranks = new Map<number, number>();
  const degrees: [number, Distribution][] = [];
  let misses = 0;
  for (const [dc, likely] of resultsOf(isDefended ? DEFENDED : certainly(10)))
    for (const [shown, even] of resultsOf(D20)) {
      const margin = shown + lead - dc - 5 * raise;
      const degree = degreeOfRoll({ kind: 'attack', die: shown, raise, coup: 0 }, margin);
      const chance = likely * even;
      degrees.push([chance, certainly(Math.max(-1, degree))]);
      const more = ranksOfHit(degree, shown, margin); // DEG-R3, DEG-R5
      if (degree < 0) misses += chance;
      else ranks.set(more, (ranks.get(more) ?? 0) + chance);
    }
  return { degrees: mixed(degrees), ranks: [...ranks], misses };
});

/** The values that decide an attack. `lead`: attack bonus minus defense. `edge`: effect rank minus resistance bonus. */
export interface AttackTerms {
  readonly lead: number;
  readonly raise: number;
  readonly isDefended: boolean;
  readonly edge: number;
  /** Whether a d20 replaces the 10 in the effect's DC (DEG-107). */
  readonly smash: boolean;
}

/** Returns the chance of each degree of an attack check. All misses count as -1. */
export function degreesOfAttack({
  lead,
  raise,
  isDefended,
}: Omit<AttackTerms, 'edge' | 'smash'>): Distribution {
  return attackResults(lead, raise, isDefended).degrees;
}

/** Returns the chances that the target fails to resist by 1, 2 ... degrees; 0 stands for success or a miss. */
export function failedBy({ lead, raise, isDefended, edge, smash }: AttackTerms): Distribution {
  return failedAfter(lead, raise, isDefended, edge, smash);
}

const failedAfter = cachedByArguments(
  (lead: number, raise: number, isDefended: boolean, edge: number, smash: boolean): Distribution => {
    const { ranks, misses } = attackResults(lead, raise, isDefended);
    const base = smash ? D20 : certainly(10); // DEG-107, DEG-R6
    return mixed([
      [misses, certainly(0)],
      ...ranks.map(([more, chance]) => [chance, failures(0, sum(base, certainly(edge + more)))] as const),
    ]);
  },
);

/**
 * Returns one outcome for each degree that a check can have, worst first. Combines the degrees of −2 and below into one
 * outcome, and those of `MOST_DEGREES` and above into another.
 */
export function outcomesOf(
  degrees: Distribution,
  labelOf: (degree: number) => string,
): RatedOdds['outcomes'] {
  return resultsOf(mapped(degrees, (degree) => Math.max(-2, Math.min(MOST_DEGREES, degree)))).map(
    ([degree, chance]) => ({ id: `degree-${degree}`, label: labelOf(degree), chance }),
  );
}

/** The highest degree that outcomes list. Higher degrees count as this one. */
const MOST_DEGREES = 4;

/** Returns the label of an attack check's outcome. */
export function attackLabel(degree: number): string {
  const { miss, hit, hitByMost } = TEXT.odds;
  if (degree < 0) return miss;
  return degree < MOST_DEGREES ? hit(degree) : hitByMost(MOST_DEGREES);
}

/** Returns the label of the outcome of a check other than an attack. */
export function checkLabel(degree: number): string {
  const { success, successByMost, failure, failureByMost } = TEXT.odds;
  if (degree < 0) return degree === -1 ? failure : failureByMost;
  return degree < MOST_DEGREES ? success(degree) : successByMost(MOST_DEGREES);
}

/** Returns the odds of a check from the chance of each degree, together with the worth of the check for bots. */
export function checkOdds(degrees: Distribution, worth: number): RatedOdds {
  return { ...unratedOdds(degrees), worth };
}

const known = new WeakMap<Distribution, Odds>();

/** Returns the odds of a check, but not its worth for bots. Caches the odds, because the same distributions recur. */
function unratedOdds(degrees: Distribution): Odds {
  const before = known.get(degrees);
  if (before) return before;
  const success = resultsOf(degrees).reduce((so, [degree, chance]) => so + (degree > 0 ? chance : 0), 0);
  const odds: Odds = { outcomes: outcomesOf(degrees, checkLabel), success, effects: [] };
  known.set(degrees, odds);
  return odds;
}
