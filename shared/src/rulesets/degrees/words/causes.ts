import type { SumLine } from '../../../engine/core/derivation.ts';
import { clauseOf } from '../sheet/causes.ts';
import { TEXT } from './catalog.ts';
import { labelOf } from './labels.ts';

/** Returns a cause as the line of a sum. */
export function lineOf({ why, value }: { readonly why: string; readonly value: number }): SumLine {
  const label = Object.entries(TEXT.causes).find(([name]) => name === why)?.[1] ?? labelOf(why);
  const clause = clauseOf(why);
  return { label, value, ...(clause !== undefined && { clause }) };
}
