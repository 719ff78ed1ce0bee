import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { filterEvent } from '@riposte/shared/engine/visibility/event-audience';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import type { InputResult } from '../battles/play.ts';
import { type Rights, viewerOf } from '../battles/rights.ts';

/** The rights of a viewer who sees only public facts. */
export const PUBLIC_RIGHTS: Rights = { role: 'spectator', fighters: [] };

/**
 * Returns the events of an input that a seat may see. `banded` is the side whose health is shown in bands,
 * not in numbers.
 */
export function visibleEvents(
  ruleset: Ruleset,
  rights: Rights,
  { rev, told }: InputResult,
  banded: string | undefined,
): EventsMessage {
  const viewer = viewerOf(rights, banded);
  return { rev, events: told.flatMap((one) => filterEvent(ruleset, one, viewer) ?? []) };
}

/** Returns the events of several inputs that a seat may see, without empty results. */
export function visibleResults(
  ruleset: Ruleset,
  rights: Rights,
  chapters: readonly InputResult[],
  banded: string | undefined,
): EventsMessage[] {
  const told = chapters.map((result) => visibleEvents(ruleset, rights, result, banded));
  return told.filter(({ events }) => events.length > 0);
}
