import { type DiceRange, type SumLine, totalOf } from '../../../engine/presentation/derivation.ts';
import { type CheckParts, rangesOf } from '../../../kit/derivation.ts';
import { resultsOf } from '../../../kit/odds.ts';
import { type CheckSpec, type EdgeReasons, edgeOf, levelOf, targetNumber } from '../book/checks.ts';
import type { FlowFighter } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { causeOf } from '../words/causes.ts';
import { labelOf } from '../words/labels.ts';
import { type CheckFacts, checkFacts, ROLLS } from './chances.ts';

/** The kinds of lines in a check's sum, in the order in which they appear. */
type Line = SumLine & { readonly kind: 'base' | 'modifier' | 'limit' | keyof EdgeReasons };

/** Returns a fighter's check as a sum: the skill, the modifiers, the limit, Advantage and Disadvantage. */
export function checkParts({ name, sheet }: FlowFighter, spec: CheckSpec): CheckParts<CheckFacts> {
  const lines = linesOf(spec);
  const skill = labelOf(spec.skill);
  return {
    sum: {
      label: TEXT.sums.checkOf(name, skill),
      lines: lines.map(({ kind: _, ...line }) => line),
      total: targetNumber(spec),
      roll: rollText(edgeOf(spec.edgeReasons), targetNumber(spec)),
      table: rangesOfCheck(spec),
    },
    first: (count) => checkFacts(sheet.pc, withOnly(spec, lines.slice(0, count))),
  };
}

/** Returns the dice of a check in words, with the highest roll that succeeds. */
function rollText(edge: number, most: number): string {
  const { one, lower, higher } = TEXT.sums.toRoll;
  if (edge === 0) return one(most);
  return edge > 0 ? lower(most) : higher(most);
}

function linesOf(spec: CheckSpec): Line[] {
  const { skill, base, modifiers, edgeReasons, clause } = spec;
  const added: Line[] = [
    { kind: 'base', label: labelOf(skill), value: base, clause },
    ...modifiers.map(({ why, value }) => ({ kind: 'modifier' as const, value, ...causeOf([why]) })),
  ];
  const over = targetNumber(spec) - totalOf(added);
  const limit: Line[] =
    over === 0 ? [] : [{ kind: 'limit', label: TEXT.sums.limit, value: over, clause: 'FLOW-R1' }];
  return [
    ...added,
    ...limit,
    ...edgeLines('advantages', edgeReasons),
    ...edgeLines('disadvantages', edgeReasons),
  ];
}

function edgeLines(kind: keyof EdgeReasons, { [kind]: reasons }: EdgeReasons): Line[] {
  if (reasons.length === 0) return [];
  const { label, clause = 'FLOW-R2' } = causeOf(reasons);
  const name = kind === 'advantages' ? TEXT.sums.advantage : TEXT.sums.disadvantage;
  return [{ kind, label: name(label), clause }];
}

/** Returns the check with only those of its modifiers, Advantage and Disadvantage that are in `lines`. */
function withOnly(spec: CheckSpec, lines: readonly Line[]): CheckSpec {
  const has = (kind: Line['kind']) => lines.some((line) => line.kind === kind);
  const modifiers = lines.filter(({ kind }) => kind === 'modifier').length;
  const { advantages, disadvantages } = spec.edgeReasons;
  return {
    ...spec,
    modifiers: spec.modifiers.slice(0, modifiers),
    edgeReasons: {
      advantages: has('advantages') ? advantages : [],
      disadvantages: has('disadvantages') ? disadvantages : [],
    },
  };
}

/** Returns the ranges of d100 results that have the same level, lowest first. */
function rangesOfCheck(spec: CheckSpec): DiceRange[] {
  const tn = targetNumber(spec);
  const results = resultsOf(ROLLS[edgeOf(spec.edgeReasons)]);
  return rangesOf(
    results.map(([shown, chance]) => ({ shown, label: TEXT.odds.level[levelOf(shown, tn)], chance })),
  );
}
