import * as log from '../../words/messages/log.ts';
import { formatList } from '../language/intl.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import type { Outline } from '../schema/outline.ts';
import { own } from '../schema/records.ts';
import type { GameEvent } from '../state/event.ts';
import type { Description } from './description.ts';
import type { LogLine } from './event-display.ts';
import { fieldLabel, knownLabel, valueText, wordingOf } from './phrases.ts';
import { lackedIn } from './rejection.ts';

/** The parts of a ruleset that provide the texts of its log. */
interface Book {
  readonly description: Description;
  readonly fields: Readonly<Record<string, { readonly kind: Outline }>>;
}

/**
 * Returns an event as a line of the log; undefined if the event is only for animation. `nameOf` returns a
 * fighter's name. The GM's changes and overrides are described from fields and schemas, all other events by
 * the ruleset.
 */
export function lineOf(book: Book, event: GameEvent, nameOf: (id: Id) => string): LogLine | undefined {
  if (event.type === 'changed') return { text: changeText(book, event, nameOf), tone: 'plain' };
  if (event.type === 'forced') return { text: forceText(book, event, nameOf), tone: 'plain' };
  return book.description.line(event, nameOf);
}

function changeText(
  { description, fields }: Book,
  { target = '', field, from, to }: GameEvent,
  nameOf: (id: Id) => string,
): string {
  const key = `${field}`;
  const label = fieldLabel(description, key);
  if (from === undefined) return log.changed(nameOf(target), label);
  const wording = wordingOf(description, nameOf);
  const textOf = (value: Json | undefined) => valueText(wording, { key, kind: fields[key]?.kind }, value);
  return log.changedFrom(nameOf(target), label, textOf(from), textOf(to));
}

function forceText(
  { description }: Book,
  { target = '', action, reasons }: GameEvent,
  nameOf: (id: Id) => string,
): string {
  const { labelOf } = wordingOf(description, nameOf);
  const reasonText = (code: string) => {
    const resource = lackedIn(code);
    const label = resource === undefined ? undefined : knownLabel(description, resource);
    return label === undefined ? (own(log.reasons, code) ?? labelOf(code)) : log.lacks(label);
  };
  const told = formatList((reasons as readonly string[]).map(reasonText));
  return log.forced(nameOf(target), labelOf(`${action}`), told);
}
