import type { Id, Ruleset } from '@riposte/shared';
import type { Recording } from '@riposte/shared/recording/recording';
import { linesOf } from '../log/log.ts';
import { highlightsOf } from '../playback/highlights.ts';

/** How long a moment is shown normally, how long at least, and how long a whole film may be, in milliseconds. */
const [STAY, SHORTEST_STAY, LONGEST] = [1600, 800, 20_000] as const;
const MOST_MOMENTS = LONGEST / SHORTEST_STAY;

/** A film made from a recording. */
export interface Film {
  /** The indexes of the moments that it shows, in order. Empty if nothing has happened. */
  readonly moments: readonly number[];
  /** How long it shows each moment, in milliseconds. */
  readonly stay: number;
}

/**
 * Chooses the moments after the revision `seen` that a film shows: those that the log has lines for. If there are many,
 * the film is faster. If there are too many, it shows defeats, great and awful rolls, rewinds and the end first, then
 * what the fighters `mine` did or suffered, and then the latest.
 */
export function filmOf(
  recording: Recording,
  ruleset: Ruleset,
  { seen, mine }: { readonly seen: number; readonly mine: readonly Id[] },
): Film {
  const notable = new Set(
    highlightsOf(recording, ruleset).flatMap(({ what, moment }) => (what === 'round' ? [] : [moment])),
  );
  const told = recording.moments.flatMap((moment, index) => {
    const lines = moment.rev > seen ? linesOf(ruleset, moment, (id) => id) : [];
    const isOwn = lines.some(({ about }) => about.some((id) => mine.includes(id)));
    return lines.length === 0 ? [] : [{ index, weight: notable.has(index) ? 2 : Number(isOwn) }];
  });
  const chosen = told
    .sort((one, other) => other.weight - one.weight || other.index - one.index)
    .slice(0, MOST_MOMENTS)
    .map(({ index }) => index);
  return { moments: chosen.sort((a, b) => a - b), stay: Math.min(STAY, LONGEST / chosen.length) };
}
