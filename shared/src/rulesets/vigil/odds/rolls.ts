import { oncePer } from '../../../kit/memo.ts';
import {
  certainly,
  chanceThat,
  type Distribution,
  die,
  difference,
  mapped,
  sum,
  trimmed,
} from '../../../kit/odds.ts';
import { type CheckTerms, checkNumbers, fixedTotal, isFixed, succeeds } from '../book/checks.ts';
import type { VigilFighter, VigilTable } from '../table.ts';

/** The chance below which explosions of a die are ignored. */
const NEGLIGIBLE = 1e-9;

/** The values that determine the odds of a check's results. Checks with equal values share one cached result. */
export interface CheckFacts {
  /** The number of extra dice. They are added if positive, and subtracted if negative. */
  readonly net: number;
  readonly modifier: number;
  readonly exploding: boolean;
  /** The fixed result; omitted if the check is rolled. */
  readonly fixed?: number;
}

/** Returns the values that determine the odds of a check's results. Uses the same functions as the rule. */
export function checkFacts(table: VigilTable, fighter: VigilFighter, check: CheckTerms): CheckFacts {
  const { modifier, net } = checkNumbers(fighter, check);
  return factsOf(table, fighter, modifier, net);
}

/**
 * Returns the values that determine the odds of a fighter's check with this modifier and these net dice of advantage.
 */
export function factsOf(
  { options }: VigilTable,
  fighter: VigilFighter,
  modifier: number,
  net: number,
): CheckFacts {
  const facts = { net, modifier, exploding: options.exploding };
  return isFixed(options, fighter) ? { ...facts, fixed: fixedTotal(options, modifier, net) } : facts; // VIG-R4
}

/** Returns the odds of each result of a check with these values, from the cache if possible. */
export const oddsOfCheck = oncePer(({ net, modifier, exploding, fixed }: CheckFacts): Distribution => {
  if (fixed !== undefined) return certainly(fixed);
  return mapped(diceOdds(net, exploding), (shown) => Math.max(0, shown + modifier)); // VIG-R1
});

/** Returns the odds of each result of a fighter's check. */
export function checkOdds(table: VigilTable, fighter: VigilFighter, check: CheckTerms): Distribution {
  return oddsOfCheck(checkFacts(table, fighter, check));
}

/** Returns the odds of each sum of two base dice, with extra dice added or subtracted. */
function diceOdds(net: number, exploding: boolean): Distribution {
  const one = dieOdds(exploding);
  let all = sum(one, one);
  for (let more = 0; more < Math.abs(net); more++) all = net > 0 ? sum(all, one) : difference(all, one);
  return all;
}

/**
 * Returns the odds of each value of one die, including explosions. Ignores explosions less likely than `NEGLIGIBLE`.
 */
export function dieOdds(exploding: boolean): Distribution {
  if (!exploding) return die(6);
  const chances: number[] = [];
  for (let wave = 1; wave > NEGLIGIBLE; wave /= 6) {
    for (let face = 1; face <= 6; face++) chances.push(face < 6 ? wave / 6 : 0); // VIG-R2
  }
  return trimmed({ low: 1, chances });
}

/** Returns the chance that result `a` is equal to or higher than result `b`. */
export function successOdds(a: Distribution, b: Distribution): number {
  return chanceThat(difference(a, b), (margin) => succeeds(margin, 0));
}

/** Returns the chance that a result reaches a difficulty. */
export function reaches(odds: Distribution, difficulty: number): number {
  return chanceThat(odds, (result) => succeeds(result, difficulty));
}
