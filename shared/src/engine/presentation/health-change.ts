import type { Beat } from '../state/beats.ts';
import { type EventKinds, type GameEvent, lookOf } from '../state/event.ts';
import { type Description, healthResource } from './description.ts';

/** The parts of a ruleset that declare events and health. */
interface Book {
  readonly events: EventKinds;
  readonly description: Pick<Description, 'resources'>;
}

/** Returns the kind of animation that the ruleset declares for an event; undefined if there is none. */
export function beatOf({ events }: Pick<Book, 'events'>, event: GameEvent): Beat | undefined {
  return lookOf(events, event).beat;
}

/**
 * Returns by how much an event changes health, and the health left afterward. Returns undefined if health does not
 * change or is hidden.
 */
export function healthChange(
  book: Book,
  event: GameEvent,
): { readonly by: number; readonly left: number } | undefined {
  const beat = beatOf(book, event);
  const left = event[healthResource(book.description)?.field ?? ''];
  const { amount } = event;
  if ((beat !== 'hurt' && beat !== 'heal') || typeof left !== 'number' || typeof amount !== 'number')
    return undefined;
  return { by: beat === 'hurt' ? -amount : amount, left };
}
