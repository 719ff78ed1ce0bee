import type { GameEvent, Id, LogLine, Roll, Ruleset } from '@riposte/shared';
import { lineOf } from '@riposte/shared/engine/presentation/log-lines';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { factsText } from '../wording/facts.ts';
import { setDieText } from '../wording/set-die.ts';

/** A line of the log. It describes an event in the ruleset's words. */
export interface LogEntry extends LogLine {
  /** A unique key: the revision and the number of the event that the line describes. */
  readonly key: string;
  /** The revision of the input that caused the event. */
  readonly rev: number;
  /** The fighters that the event names. */
  readonly about: readonly Id[];
  /** The type of the event. */
  readonly type: string;
  /** The roll that the event reports, if any. */
  readonly roll?: Roll;
  /** A sentence about the die that the GM has set, if there is one. */
  readonly set?: string;
}

export const LOG_FILTERS = ['all', 'rolls', 'mine'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** Returns the log lines for the events of one input. */
export function linesOf(ruleset: Ruleset, message: EventsMessage, nameOf: (id: Id) => string): LogEntry[] {
  const { description } = ruleset;
  return message.events.flatMap((event, index) => {
    const line = lineOf(ruleset, event, nameOf);
    const roll = description.roll?.(event);
    const { rev } = message;
    return line
      ? [
          {
            ...line,
            key: `${rev}.${index}`,
            rev,
            about: aboutOf(event),
            ...(roll && { roll }),
            ...(event.setDie && { set: setDieText(event.setDie) }),
            type: event.type,
          },
        ]
      : [];
  });
}

function aboutOf({ by, target }: GameEvent): Id[] {
  return [by, target].filter((id) => id !== undefined);
}

/** Returns whether a filter shows a line. Headings always pass, because they name the round. */
export function passes(filter: LogFilter, entry: LogEntry, mine: readonly Id[]): boolean {
  if (filter === 'all' || entry.tone === 'heading') return true;
  if (filter === 'rolls') return entry.arithmetic !== undefined;
  return entry.about.some((id) => mine.includes(id));
}

/** The log lines that belong to one action. The first line is the action itself; a heading is a separate group. */
export type Deed = readonly [LogEntry, ...LogEntry[]];

/** Groups log lines by action. All lines of one input belong to the same action. */
export function deedsIn(entries: readonly LogEntry[]): Deed[] {
  const deeds: [LogEntry, ...LogEntry[]][] = [];
  for (const entry of entries) {
    const last = deeds.at(-1);
    const isMore =
      last && last[0].rev === entry.rev && last[0].tone !== 'heading' && entry.tone !== 'heading';
    if (isMore) last.push(entry);
    else deeds.push([entry]);
  }
  return deeds;
}

/** Returns up to `most` of the latest actions, each as a sentence that includes its results. */
export function newsIn(
  entries: readonly LogEntry[],
  most: number,
): readonly { readonly key: string; readonly text: string }[] {
  return deedsIn(entries.slice(-NEWS))
    .slice(-most)
    .map((deed) => ({
      key: deed[0].key,
      text: factsText(deed.map(spoken)),
    }));
}

function spoken({ text, roll, set }: LogEntry): string {
  return [text, roll && rollText(roll), set].filter(Boolean).join(' ');
}

/** Number of the latest log lines that `newsIn` reads. */
const NEWS = 60;

/** Returns a roll as text: "62 ≤ 75". */
export function rollText({ shown, needs, isUnder }: Roll): string {
  return needs === undefined ? `${shown}` : `${shown} ${isMet(shown, needs, isUnder)} ${needs}`;
}

function isMet(shown: number, needs: number, isUnder: boolean | undefined): string {
  if (isUnder) return shown <= needs ? '≤' : '>';
  return shown >= needs ? '≥' : '<';
}

/** Returns the log as plain text. */
export function textOf(entries: readonly LogEntry[]): string {
  const line = ({ text, roll, set, arithmetic, clause, tone }: LogEntry) => {
    const rolled = roll ? ` [${rollText(roll)}]` : '';
    const isSet = set === undefined ? '' : ` ${set}`;
    const sum = arithmetic === undefined ? '' : ` (${arithmetic})`;
    const by = clause === undefined ? '' : ` ${clause}`;
    return tone === 'heading' ? `\n${text}` : `${text}${rolled}${isSet}${sum}${by}`;
  };
  return entries.map(line).join('\n').trim();
}
