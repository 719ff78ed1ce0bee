import { courseTo, isOn, type Rewind } from '../engine/history/rewind.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { EventsMessage } from './messages.ts';

/** Returns the rewind event in an input's result; undefined if the input was not a rewind. */
export function rewindIn({ events }: EventsMessage): GameEvent | undefined {
  return events.find(({ type }) => type === 'rewound');
}

/**
 * Returns whether an input's result restores undone inputs. A client that has never received those inputs must
 * request them.
 */
export function restoresUndone(result: EventsMessage): boolean {
  return Number(rewindIn(result)?.restored ?? 0) > 0;
}

/** Returns the rewinds in these results of inputs, in order. */
export function rewindsInResults(results: readonly EventsMessage[]): Pick<Rewind, 'rev' | 'to'>[] {
  return results.flatMap((result) => {
    const event = rewindIn(result);
    return event ? [{ rev: result.rev, to: Number(event.to) }] : [];
  });
}

/** Returns the results of inputs that later rewinds have not undone, in order. */
export function resultsWithoutUndone(results: readonly EventsMessage[]): readonly EventsMessage[] {
  const course = courseTo(rewindsInResults(results), results.at(-1)?.rev ?? 0);
  return results.filter(({ rev }) => isOn(course, rev));
}

/**
 * Returns the results that a client still needs. The client already has all results on the course that leads to
 * input `after`.
 */
export function resultsAfter(results: readonly EventsMessage[], after: number): EventsMessage[] {
  const known = courseTo(rewindsInResults(results), after);
  return results.filter(({ rev }) => !isOn(known, rev));
}
