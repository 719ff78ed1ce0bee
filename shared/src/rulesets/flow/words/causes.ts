import { formatList } from '../../../engine/language/intl.ts';
import type { SumLine } from '../../../engine/presentation/derivation.ts';
import type { Circumstance } from '../book/checks.ts';
import { CIRCUMSTANCE_CLAUSES } from '../sheet/circumstances.ts';
import { TEXT } from './catalog.ts';

/** Returns circumstances in words, with the clause of the first circumstance. */
export function causeOf(reasons: readonly Circumstance[]): SumLine {
  const [first] = reasons;
  const clause = first && CIRCUMSTANCE_CLAUSES[first];
  const label = formatList(reasons.map((one) => TEXT.circumstances[one]));
  return clause === undefined ? { label } : { label, clause };
}
