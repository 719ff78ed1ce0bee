import {
  type CheckSum,
  type DiceRange,
  type SumLine,
  totalOf,
} from '../../../engine/presentation/derivation.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { type CheckParts, rangesOf } from '../../../kit/derivation.ts';
import type { Attempt, Cause } from '../book/checks.ts';
import type { HuntFighter } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { causeLine } from '../words/causes.ts';
import { LABELS } from '../words/labels.ts';
import { type CheckFacts, resultsOfCheck } from './rolls.ts';

/** The values that determine the odds of a check, and the fighter that makes the check. */
export interface OwnFacts {
  readonly by: Id;
  readonly facts: CheckFacts;
}

type Parts = CheckParts<OwnFacts>;

/** A check as two lists of lines, and its dice. */
interface Lines {
  readonly label: string;
  /** The lines of the difficulty. */
  readonly needs: readonly SumLine[];
  /** The lines of the modifier, which is added to the dice. */
  readonly causes: readonly SumLine[];
  readonly dice: Pick<CheckSum, 'roll' | 'table'>;
}

/**
 * Returns a check as one or two sums: the difficulty and, if there is one, the modifier. The facts of the first sum
 * ignore the modifier.
 */
export function partsOf(by: Id, { label, needs, causes, dice }: Lines): Parts[] {
  const isPlain = causes.length === 0;
  const difficulty = totalOf(needs);
  const total = needs.every(({ value }) => value !== undefined) ? { total: difficulty } : {};
  const first: Parts = {
    sum: {
      label: isPlain ? label : TEXT.sums.difficultyOf(label),
      lines: needs,
      ...total,
      ...(isPlain && dice),
    },
    first: (count) => ({ by, facts: { difficulty: totalOf(needs.slice(0, count)), modifier: 0 } }),
  };
  if (isPlain) return [first];
  const modifier: Parts = {
    sum: { label: TEXT.sums.modifierOf(label), lines: causes, total: totalOf(causes), ...dice },
    first: (count) => ({ by, facts: { difficulty, modifier: totalOf(causes.slice(0, count)) } }),
  };
  return [first, modifier];
}

/** Returns a fighter's check as sums. */
export function checkParts({ id, name }: HuntFighter, attempt: Attempt): Parts[] {
  const { specialty, needs, causes } = attempt;
  return partsOf(id, {
    label: TEXT.sums.checkOf(name, LABELS.labelOf(specialty)),
    needs: needs.map(causeLine),
    causes: causes.map(causeLine),
    dice: { roll: TEXT.sums.toRoll(leastOf(attempt)), table: rangesOfCheck(attempt) },
  });
}

/** Returns an evasion as sums before the Hit check is rolled. The line of the Hit check has no value. */
export function openEvasionParts({ id, name }: HuntFighter, attempt: Attempt): Parts[] {
  const { specialty, needs, causes } = attempt;
  const open = (cause: Cause): SumLine => {
    const { value, ...line } = causeLine(cause);
    return cause.why === 'hit-result' ? line : { ...line, value };
  };
  return partsOf(id, {
    label: TEXT.sums.checkOf(name, LABELS.labelOf(specialty)),
    needs: needs.map(open),
    causes: causes.map(causeLine),
    dice: { roll: TEXT.sums.toRollOpen },
  });
}

/** Returns the lowest sum of two dice that succeeds. */
function leastOf({ difficulty, modifier }: CheckFacts): number {
  return Math.max(3, Math.min(12, difficulty - modifier)); // HUNT-R3
}

/** Returns the ranges of two-dice sums that have the same outcome, lowest first. */
function rangesOfCheck({ difficulty, modifier }: CheckFacts): DiceRange[] {
  const results = resultsOfCheck({ difficulty, modifier });
  return rangesOf(
    results.map(({ result, outcome, chance }) => ({
      shown: result - modifier,
      label: TEXT.sums.outcomes[outcome],
      chance,
    })),
  );
}
