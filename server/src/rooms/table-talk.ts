import { mayHear, maySeeSecretsOf, type Viewer } from '@riposte/shared/engine/view';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import type { Chapter, Told } from '../battles/play.ts';
import { type Rights, viewerOf } from '../seats/rights.ts';

/** What somebody is told of a chapter; of the health of one side, if it is shown in bands, nothing in numbers. */
export function toldTo(rights: Rights, { rev, told }: Chapter, banded: string | undefined): EventsMessage {
  const viewer = viewerOf(rights);
  const heard = told.filter(({ event, hidden }) => mayHear(viewer, event, hidden));
  return {
    rev,
    events: heard.map((one) => (isInBands(viewer, one, banded) ? one.health.untold : one.event)),
  };
}

function isInBands(viewer: Viewer, told: Told, banded: string | undefined): told is Required<Told> {
  const { event, health } = told;
  return health?.side === banded && banded !== undefined && !maySeeSecretsOf(viewer, event.target ?? '');
}
