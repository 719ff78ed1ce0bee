import type { SumLine } from '../../../engine/presentation/derivation.ts';
import type { Entry } from '../../../engine/presentation/entries.ts';
import { CAUSE_CLAUSES } from '../sheet/causes.ts';
import { TEXT } from './catalog.ts';
import { ACTION_ENTRIES, CONDITION_ENTRIES, OPTION_ENTRIES } from './glossary.ts';
import { labelOf } from './labels.ts';

const ENTRIES: Readonly<Record<string, Entry>> = {
  ...ACTION_ENTRIES,
  ...OPTION_ENTRIES,
  ...CONDITION_ENTRIES,
};
const CLAUSES = new Map<string, string>(Object.entries(CAUSE_CLAUSES));
const LABELS = new Map(Object.entries(TEXT.sums.causes));

/** Returns a cause as a line of a sum. */
export function lineOf({ why, value }: { readonly why: string; readonly value: number }): SumLine {
  const [first = ''] = why.split('.');
  const label = LABELS.get(why) ?? labelOf(why);
  const clause = CLAUSES.get(first) ?? ENTRIES[first]?.clauses?.[0];
  return { label, value, ...(clause !== undefined && { clause }) };
}
