import { ask, type Script } from '../engine/core/script.ts';
import type { Id } from '../engine/schema/ids.ts';
import { isStanding, type Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';

/** What the GM is asked to rule on. */
export interface Matter<Option extends string> {
  /** Whom it is about. */
  readonly about: Id;
  /** What it is about, in the event that tells of the ruling. */
  readonly kind: string;
  readonly options: readonly Option[];
  /** What counts if the GM does not rule in time. */
  readonly fallback: NoInfer<Option>;
  readonly clause?: string;
  /** As long as it matters; left out: as long as whom it is about is in the fight. */
  readonly matters?: (seen: Table) => boolean;
}

/** Asks the GM for a ruling, in the prompt `rule`, and tells of it; null once it does not matter any more. */
export function* askForRuling<Option extends string>(
  table: Table,
  { about, kind, options, fallback, clause, matters }: Matter<Option>,
): Script<Option | null> {
  const isOpen = matters ?? ((seen: Table) => isStanding(seen, about));
  const answer = yield* ask<Option>({
    for: 'gm',
    kind: 'rule',
    choices: (seen) => (isOpen(seen) ? options.map((option) => ({ option })) : []),
    fallback: { option: fallback },
  });
  if (!answer || !isOpen(table)) return null;
  const ruling = answer.option;
  emit(table, { type: 'ruled', by: 'gm', target: about, kind, ruling, ...(clause && { clause }) });
  return ruling;
}
