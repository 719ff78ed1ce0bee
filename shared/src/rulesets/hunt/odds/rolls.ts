import type { Chance } from '../../../engine/core/forecast.ts';
import { dice, resultsOf } from '../../../kit/odds.ts';
import { type Attempt, outcomeOf } from '../book/checks.ts';
import type { Outcome } from '../table.ts';

/** One result of the two dice of a check. */
export interface CheckResult {
  readonly chance: Chance;
  readonly outcome: Outcome;
  /** The sum of dice and modifier. */
  readonly result: number;
}

const TWO_DICE = resultsOf(dice(2, 6));

/** Returns every result of a check by the sum of its dice. */
export function resultsOfCheck(attempt: Attempt): CheckResult[] {
  return TWO_DICE.map(([sum, chance]) => ({
    chance,
    outcome: outcomeOf(sum, attempt),
    result: sum + attempt.modifier,
  }));
}

export type Chances = Readonly<Record<Outcome, Chance>>;

/** Returns the chance of each outcome. */
export function chancesOf(attempt: Attempt): Chances {
  const chances = { success: 0, failure: 0, critical: 0, fumble: 0 };
  for (const { chance, outcome } of resultsOfCheck(attempt)) chances[outcome] += chance;
  return chances;
}

/** Returns the chance of success. */
export function madeOf({ success, critical }: Chances): Chance {
  return success + critical;
}
