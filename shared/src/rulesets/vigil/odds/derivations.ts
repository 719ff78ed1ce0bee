import type { Derivation } from '../../../engine/presentation/derivation.ts';
import { derive } from '../../../kit/derivation.ts';
import { difference } from '../../../kit/odds.ts';
import { fixedNumbers } from '../book/checks.ts';
import type { VigilTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { type Checker, checkParts, type Goal } from './check-parts.ts';
import { type CheckFacts, checkFacts, oddsOfCheck, reaches } from './rolls.ts';

/* The derivations of Vigil's chances. */

const { sums } = TEXT;

/**
 * Derives the chance that a check exceeds an opponent's check by at least `margin`. The lines of the fighter come
 * first, against the opponent's base dice, followed by the lines of the opponent.
 */
export function deriveOpposed(table: VigilTable, own: Checker, other: Checker, margin: 0 | 1): Derivation {
  const mine = checkParts(table, own, goalAgainst(table, other, margin));
  const theirs = checkParts(table, other);
  return derive([mine, theirs], ([first = mine.first(1), second = theirs.first(0)]) =>
    reaches(difference(oddsOfCheck(first), oddsOfCheck(second)), margin),
  );
}

function goalAgainst(table: VigilTable, { fighter, check }: Checker, margin: 0 | 1): Goal {
  const { fixed } = checkFacts(table, fighter, check);
  if (fixed === undefined)
    return { against: sums.baseDice, need: margin === 0 ? sums.reachOpponent : sums.exceedOpponent };
  const least = fixed + margin;
  return { against: `${fixedNumbers(table.options).base}`, need: sums.orMore(least), least };
}

/** Derives the chance that a check reaches a difficulty. */
export function deriveCheck(table: VigilTable, own: Checker, difficulty: number): Derivation {
  const goal = { against: `${difficulty}`, need: sums.orMore(difficulty), least: difficulty };
  const mine = checkParts(table, own, goal);
  return derive<CheckFacts>([mine], ([first = mine.first(1)]) => reaches(oddsOfCheck(first), difficulty));
}
