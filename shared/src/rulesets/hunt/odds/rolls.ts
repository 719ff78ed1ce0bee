import type { Chance } from '../../../engine/core/forecast.ts';
import { oncePer } from '../../../kit/memo.ts';
import { dice, resultsOf } from '../../../kit/odds.ts';
import { type Attempt, outcomeOf } from '../book/checks.ts';
import type { Outcome } from '../table.ts';

/** One possible result of a check, with its chance. */
export interface CheckResult {
  readonly chance: Chance;
  readonly outcome: Outcome;
  /** The sum of the dice and the modifier. */
  readonly result: number;
}

/** The numbers that determine the odds of a check. */
export type CheckFacts = Pick<Attempt, 'difficulty' | 'modifier'>;

/** Returns only the numbers that determine the odds of a check, so that equal checks share a cached result. */
export function checkFacts({ difficulty, modifier }: CheckFacts): CheckFacts {
  return { difficulty, modifier };
}

const TWO_DICE = resultsOf(dice(2, 6));

/** Returns all possible results of a check, one for each sum of its dice. */
export const resultsOfCheck = oncePer((facts: CheckFacts): readonly CheckResult[] =>
  TWO_DICE.map(([sum, chance]) => ({
    chance,
    outcome: outcomeOf(sum, facts),
    result: sum + facts.modifier,
  })),
);

export type Chances = Readonly<Record<Outcome, Chance>>;

/** Returns the chance of each outcome of a check. */
export function chancesOf(facts: CheckFacts): Chances {
  const chances = { success: 0, failure: 0, critical: 0, fumble: 0 };
  for (const { chance, outcome } of resultsOfCheck(checkFacts(facts))) chances[outcome] += chance;
  return chances;
}

/** Returns the chance that a check has the given outcome. */
export function chanceOfOutcome(results: readonly CheckResult[], outcome: Outcome): Chance {
  return results.reduce((so, result) => so + (result.outcome === outcome ? result.chance : 0), 0);
}

/** Returns the chance that a check succeeds, criticals included. */
export function madeOf({ success, critical }: Chances): Chance {
  return success + critical;
}
