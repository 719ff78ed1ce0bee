import type { Derivation, DerivationLine } from '../engine/presentation/derivation.ts';

/** A cause that raises a chance: it is added, it is removed, or its effect has changed. */
export interface CauseChange {
  readonly change: 'added' | 'removed' | 'changed';
  /** The cause in words, such as "cover". */
  readonly label: string;
  /** The id of the clause that the cause comes from. */
  readonly clause?: string;
  /** The change in the chance due to this cause, above 0 and at most 1. */
  readonly points: number;
}

/** Smaller changes are not worth naming. */
const LEAST_POINTS = 0.005;

/** Returns the causes that make a chance higher than before, most important first. */
export function changedCauses(before: Derivation | undefined, now: Derivation | undefined): CauseChange[] {
  const old = linesOf(before);
  const fresh = linesOf(now);
  const kept = [...fresh].map(([key, line]) => changeOf(line, old.get(key)));
  const gone = [...old].filter(([key]) => !fresh.has(key)).map(([, line]) => removed(line));
  return [...kept, ...gone]
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((one, other) => other.points - one.points);
}

/**
 * Returns the lines of a derivation by key. The key of a sum's first line, such as the skill that is rolled, is only
 * its position. A different skill is therefore compared with the one before, instead of counting as one cause added and
 * one removed.
 */
function linesOf(derivation: Derivation | undefined): ReadonlyMap<string, DerivationLine> {
  const lines = derivation?.sums.flatMap((sum, index) =>
    sum.lines.map((line, place): [string, DerivationLine] => [
      place === 0 ? `${index}` : `${index} ${line.clause} ${line.label}`,
      line,
    ]),
  );
  return new Map(lines);
}

function changeOf({ label, clause, points }: DerivationLine, old: DerivationLine | undefined): CauseChange {
  const change = old?.label === label ? 'changed' : 'added';
  return { change, label, ...(clause !== undefined && { clause }), points: points - (old?.points ?? 0) };
}

function removed({ label, clause, points }: DerivationLine): CauseChange {
  return { change: 'removed', label, ...(clause !== undefined && { clause }), points: 0 - points };
}
