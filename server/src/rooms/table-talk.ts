import { mayHear } from '@riposte/shared/engine/view';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import type { Chapter } from '../battles/play.ts';
import { viewerOf } from '../seats/rights.ts';
import type { Seat } from '../seats/seating.ts';

/** What a seat is told of a chapter; undefined if there is nothing that it may know. */
export function toldTo(seat: Seat, { rev, told }: Chapter): EventsMessage | undefined {
  const viewer = viewerOf(seat);
  const heard = told.filter(({ event, hidden }) => mayHear(viewer, event, hidden));
  return heard.length > 0 ? { rev, events: heard.map(({ event }) => event) } : undefined;
}
