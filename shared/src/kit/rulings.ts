import { ask, type Script } from '../engine/core/script.ts';
import type { Id } from '../engine/schema/ids.ts';
import { isStanding, type Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';

/** A request for a ruling by the GM. */
export interface RulingRequest<Option extends string> {
  /** The fighter that the ruling is about. */
  readonly about: Id;
  /** The kind of ruling, as named in the event that reports the ruling. */
  readonly kind: string;
  readonly options: readonly Option[];
  /** The ruling that counts if the GM does not answer in time. */
  readonly fallback: NoInfer<Option>;
  readonly clause?: string;
  /** Returns whether the ruling still matters. If omitted, it matters while the fighter is undefeated. */
  readonly matters?: (seen: Table) => boolean;
}

/**
 * Asks the GM for a ruling, in the prompt `rule`. Emits the ruling as an event and returns it. Returns null if the
 * ruling no longer matters.
 */
export function* askForRuling<Option extends string>(
  table: Table,
  { about, kind, options, fallback, clause, matters }: RulingRequest<Option>,
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
