import type { SumLine } from '../../../engine/presentation/derivation.ts';
import type { Cause } from '../book/checks.ts';
import { clauseOf } from '../sheet/causes.ts';
import { LABELS } from './labels.ts';

/** Returns a cause in words, with its clause. */
export function causeLine({ why, value }: Cause): SumLine & { readonly value: number } {
  return { label: LABELS.labelOf(why), value, clause: clauseOf(why) };
}
