import { type DiceRange, type SumLine, totalOf } from '../../../engine/presentation/derivation.ts';
import { signedText } from '../../../engine/presentation/roll-sum.ts';
import type { CheckParts } from '../../../kit/derivation.ts';
import { type Distribution, resultsOf } from '../../../kit/odds.ts';
import { odds as outcomes } from '../../../words/messages/terms.ts';
import { type CheckTerms, causesOf, checkNumbers, fixedNumbers, isFixed, succeeds } from '../book/checks.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { causeOf, diceLine } from '../words/causes.ts';
import { LABELS } from '../words/labels.ts';
import { type CheckFacts, checkFacts, factsOf, oddsOfCheck, reaches } from './rolls.ts';

const { sums } = TEXT;

/** A fighter and its check. */
export interface Checker {
  readonly fighter: VigilFighter;
  readonly check: CheckTerms;
}

/** The result that a check needs to succeed. */
export interface Goal {
  /** The opponent's base dice or the number to beat, before any modifier. */
  readonly against: string;
  readonly need: string;
  /** The lowest result that succeeds; omitted if it depends on the opponent's dice. */
  readonly least?: number;
}

/** A line, and the modifier and dice that it adds to the check. */
interface Part {
  readonly line: SumLine;
  readonly modifier?: number;
  readonly net?: number;
}

/**
 * Returns a fighter's check as a sum: the base dice or their fixed number, the stat, and the causes of extra dice.
 * Without `goal`, returns an opponent's check without its base dice, which are part of the other side's sum.
 */
export function checkParts(table: VigilTable, checker: Checker, goal?: Goal): CheckParts<CheckFacts> {
  const { fighter, check } = checker;
  const parts = isFixed(table.options, fighter)
    ? fixedParts(table, checker, goal)
    : rolledParts(checker, goal);
  const lines = parts.map(({ line }) => line);
  const label = sums.checkOf(fighter.name, LABELS.labelOf(check.stat));
  return {
    sum: { label, lines, total: totalOf(lines), ...rollOf(table, checker, goal) },
    first(count) {
      const counted = parts.slice(0, count);
      const added = (key: 'modifier' | 'net') => counted.reduce((sum, part) => sum + (part[key] ?? 0), 0);
      return factsOf(table, fighter, added('modifier'), added('net'));
    },
  };
}

/** Returns the parts of a check with dice. The extra dice have no value, because they are not rolled yet. */
function rolledParts({ fighter, check }: Checker, goal?: Goal): Part[] {
  const start = goal && { line: { label: sums.rolledAgainst(goal.against), clause: 'VIG-R1' } };
  const causes = causesOf(fighter, check).map((cause) => ({ line: diceLine(cause), net: cause.dice }));
  return [...(start ? [start] : []), statPart(fighter, check), ...causes];
}

/** Returns the parts of a fixed result, in which each extra die counts as a fixed number (VIG-R4). */
function fixedParts({ options }: VigilTable, { fighter, check }: Checker, goal?: Goal): Part[] {
  const { base, perDie } = fixedNumbers(options);
  const label = goal ? sums.fixedAgainst(goal.against) : sums.fixed;
  const causes = causesOf(fighter, check).map(({ why, dice }) => ({
    line: { ...causeOf(why), value: perDie * dice },
    net: dice,
  }));
  const parts: Part[] = [
    { line: { label, value: base, clause: 'VIG-R4' } },
    statPart(fighter, check),
    ...causes,
  ];
  const total = totalOf(parts.map(({ line }) => line));
  return total < 0 ? [...parts, { line: { label: sums.minimum, value: -total, clause: 'VIG-R4' } }] : parts;
}

function statPart({ stats }: VigilFighter, { stat }: CheckTerms): Part {
  const modifier = stats[stat];
  return { line: { label: LABELS.labelOf(stat), value: modifier, clause: 'VIG-R1' }, modifier };
}

/**
 * Returns the text for the dice of a check and the result that they need; empty if the check has a fixed result. Adds
 * the ranges of results if the dice do not explode and the lowest success is known.
 */
function rollOf(table: VigilTable, { fighter, check }: Checker, goal?: Goal) {
  const facts = checkFacts(table, fighter, check);
  if (facts.fixed !== undefined) return {};
  const { modifier, net } = checkNumbers(fighter, check);
  const dice = diceText(net, modifier, facts.exploding);
  if (!goal) return { roll: dice };
  const roll = sums.toRoll(dice, goal.need);
  const { least } = goal;
  if (least === undefined || facts.exploding) return { roll }; // exploding dice have no highest result
  return { roll, table: rangesOf(oddsOfCheck(facts), least) };
}

/** Returns the dice of a check and its modifier in words, as in "4d6 + 4, sixes explode". */
function diceText(net: number, modifier: number, isExploding: boolean): string {
  const added = signedText(modifier);
  const dice = net < 0 ? sums.reducedPool(-net, added) : sums.pool(2 + net, added);
  return isExploding ? sums.exploding(dice) : dice;
}

/** Returns two ranges: the results that fail, and the results that succeed. */
function rangesOf(odds: Distribution, least: number): DiceRange[] {
  const results = resultsOf(odds).map(([result]) => result);
  const range = (label: string, isSuccess: boolean): DiceRange[] => {
    const meant = results.filter((result) => succeeds(result, least) === isSuccess);
    const [from, to] = [meant[0], meant.at(-1)];
    if (from === undefined || to === undefined) return [];
    const success = reaches(odds, least);
    return [{ from, to, label, chance: isSuccess ? success : 1 - success }];
  };
  return [...range(outcomes.fails, false), ...range(outcomes.succeeds, true)];
}
