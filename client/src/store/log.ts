import type { GameEvent, Id, LogLine, Ruleset } from '@riposte/shared';
import type { EventsMessage } from '@riposte/shared/protocol/messages';

/** A line of the log: an event in the words of the ruleset. */
export interface LogEntry extends LogLine {
  /** The place of its event in the battle: revision and number. */
  readonly key: string;
  /** Who it is about. */
  readonly about: readonly Id[];
}

export const LOG_FILTERS = ['all', 'rolls', 'mine'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** The log lines of what one input brought about. */
export function linesOf(ruleset: Ruleset, message: EventsMessage, nameOf: (id: Id) => string): LogEntry[] {
  return message.events.flatMap((event, index) => {
    const line = ruleset.description.line(event, nameOf);
    return line ? [{ ...line, key: `${message.rev}.${index}`, about: aboutOf(event) }] : [];
  });
}

function aboutOf({ by, target }: GameEvent): Id[] {
  return [by, target].filter((id) => id !== undefined);
}

/** Whether a filter lets a line through. Headings stay, so that one knows the round. */
export function passes(filter: LogFilter, entry: LogEntry, mine: readonly Id[]): boolean {
  if (filter === 'all' || entry.tone === 'heading') return true;
  if (filter === 'rolls') return entry.arithmetic !== undefined;
  return entry.about.some((id) => mine.includes(id));
}
