import * as terms from '../../words/messages/terms.ts';
import type { Id } from '../schema/ids.ts';
import { own } from '../schema/records.ts';
import type { GameEvent } from '../state/event.ts';
import type { Description } from './description.ts';
import type { ActionEntry, Entry } from './entries.ts';
import type { Sentence, SentenceContext } from './text/sentence.ts';
import { ENGINE_SENTENCES } from './text/sentences.ts';

/**
 * The label and help text of an entry, as written in a ruleset's text catalog. `entriesOf` adds the ids of the clauses,
 * which the catalog does not contain.
 */
export type Words = Omit<Entry, 'clauses'>;

/**
 * Returns the log sentence for an event, from the ruleset's catalog or else from the engine's texts. Returns
 * undefined if neither has a sentence for events of this type.
 */
export function tell(
  sentences: Readonly<Record<string, Sentence>>,
  event: GameEvent,
  context: Pick<SentenceContext, 'nameOf' | 'label'>,
): string | undefined {
  const engines: Readonly<Record<string, Sentence>> = ENGINE_SENTENCES;
  const sentence = own(sentences, event.type) ?? own(engines, event.type);
  const name = (id: Id | undefined) => (id === undefined ? '' : context.nameOf(id));
  return sentence?.(event, { ...context, by: name(event.by), target: name(event.target) });
}

/** Returns the entries of a description: the catalog's texts with their clauses. */
export function entriesOf<Key extends string>(
  words: Readonly<Record<Key, Words>>,
  clauses: Readonly<Partial<Record<NoInfer<Key>, readonly string[]>>>,
): Readonly<Record<Key, Entry>> {
  const entries = (Object.keys(words) as Key[]).map((id) => {
    const cited = clauses[id];
    return [id, { ...words[id], ...(cited && { clauses: cited }) }];
  });
  return Object.fromEntries(entries) as Record<Key, Entry>;
}

/** Entries for the engine's own prompts, which every ruleset has. */
export const ENGINE_PROMPTS: Readonly<Record<string, Entry>> = terms.prompts;

/** Entries for the options of the engine's own prompts. */
export const ENGINE_OPTIONS: Readonly<Record<string, Entry>> = terms.options;

/** Returns the entries of actions, which also need a group. */
export function actionEntriesOf<Key extends string>(
  words: Readonly<Record<Key, Words>>,
  rest: Readonly<Record<NoInfer<Key>, Omit<ActionEntry, keyof Words>>>,
): Readonly<Record<Key, ActionEntry>> {
  const entries = (Object.keys(words) as Key[]).map((id) => [id, { ...words[id], ...rest[id] }]);
  return Object.fromEntries(entries) as Record<Key, ActionEntry>;
}

/** Returns the parts of a sheet, in the catalog's order. */
export function sheetOf(
  parts: Readonly<
    Record<string, { readonly label: string; readonly fields: Readonly<Record<string, string>> }>
  >,
): Description['sheet'] {
  return Object.values(parts).map(({ label, fields }) => ({
    label,
    fields: Object.entries(fields).map(([field, name]) => ({ field, label: name })),
  }));
}
