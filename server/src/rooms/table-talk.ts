import { mayHear } from '@riposte/shared/engine/view';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import type { Chapter } from '../battles/play.ts';
import { type Rights, viewerOf } from '../seats/rights.ts';

/** What somebody is told of a chapter. */
export function toldTo(rights: Rights, { rev, told }: Chapter): EventsMessage {
  const viewer = viewerOf(rights);
  const heard = told.filter(({ event, hidden }) => mayHear(viewer, event, hidden));
  return { rev, events: heard.map(({ event }) => event) };
}
