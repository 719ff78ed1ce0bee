import type { SumLine } from '../../../engine/presentation/derivation.ts';
import { EDGE_CLAUSES, type EdgeCause } from '../sheet/causes.ts';
import { TEXT } from './catalog.ts';
import { labelOf } from './labels.ts';

/** Returns the bonus of a roll, such as grit or a score, in words. */
export function bonusLine(score: string, value: number): SumLine {
  return { label: labelOf(score), value, clause: score === 'grit' ? 'PHASE-R4' : 'PHASE-R5' };
}

/** Returns a cause of edges or snags in words. */
export function edgeLine({ why, value }: EdgeCause): SumLine {
  const { edges, snags } = TEXT.sums;
  const label = (value > 0 ? edges : snags)(Math.abs(value), TEXT.causes[why]);
  return { label, clause: EDGE_CLAUSES[why] };
}
