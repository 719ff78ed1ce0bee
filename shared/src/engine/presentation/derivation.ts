/** A line of a sum: a cause and the value that it adds. */
export interface SumLine {
  /** The cause in words, such as "Melee" or "cover". */
  readonly label: string;
  /** The value in the unit of the sum, such as percent or points; omitted if the cause adds no number. */
  readonly value?: number;
  /** The id of the clause that the cause comes from. */
  readonly clause?: string;
}

/** A line of a derivation: a cause and the change that it makes to the chance. */
export interface DerivationLine extends SumLine {
  /** The change, from -1 to 1. The points of all lines add up to the chance. */
  readonly points: number;
}

/** A range of results of the dice that have the same outcome. */
export interface DiceRange {
  /** The lowest and the highest result. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** The chance of this range, from 0 to 1. */
  readonly chance: number;
}

/** The sum behind one check, before its dice are rolled. */
export interface CheckSum<Line extends SumLine = SumLine> {
  /** The fighter and what is checked, as in "Ana: Melee". */
  readonly label: string;
  readonly lines: readonly Line[];
  /** The sum of the values of all lines; omitted if no line has a value. */
  readonly total?: number;
  /** The dice and the result that they need, as in "d100: 62 or less"; omitted if nothing is rolled. */
  readonly roll?: string;
  /** The outcome of each result of the dice, in ascending order; omitted if the rules list no such outcomes. */
  readonly table?: readonly DiceRange[];
}

/** The calculation of a chance: the checks behind the chance, each as a sum. */
export interface Derivation {
  readonly sums: readonly CheckSum<DerivationLine>[];
  /** The calculated chance, from 0 to 1. */
  readonly chance: number;
}

/** Returns the sum of the values of lines. */
export function totalOf(lines: readonly SumLine[]): number {
  return lines.reduce((total, { value = 0 }) => total + value, 0);
}
