import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { filterEvent } from '@riposte/shared/engine/visibility/event-audience';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import type { InputResult } from '../battles/play.ts';
import { type Rights, viewerOf } from '../battles/rights.ts';

/** Whoever is told no more than all. */
export const EVERYBODY: Rights = { role: 'spectator', fighters: [] };

/** What somebody is told of a chapter; of the health of one side, if it is shown in bands, nothing in numbers. */
export function toldTo(
  ruleset: Ruleset,
  rights: Rights,
  { rev, told }: InputResult,
  banded: string | undefined,
): EventsMessage {
  const viewer = viewerOf(rights, banded);
  return { rev, events: told.flatMap((one) => filterEvent(ruleset, one, viewer) ?? []) };
}

/** What somebody is told of many chapters: nothing of those of which they hear nothing. */
export function allToldTo(
  ruleset: Ruleset,
  rights: Rights,
  chapters: readonly InputResult[],
  banded: string | undefined,
): EventsMessage[] {
  const told = chapters.map((result) => toldTo(ruleset, rights, result, banded));
  return told.filter(({ events }) => events.length > 0);
}
