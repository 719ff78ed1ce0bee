import type { Id, Ruleset } from '@riposte/shared';
import type { Recording } from '@riposte/shared/recording/recording';
import { linesOf } from '../log/log.ts';
import { highlightsOf } from '../playback/highlights.ts';

/** The usual and the shortest time for which a moment is shown, and the maximum length of a film, in milliseconds. */
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
 * Returns a film of the moments after the revision `seen` for which the log has lines. If there are many, the film is
 * faster. If there are too many, it prefers defeats, great and awful rolls, rewinds and the end. Next come moments that
 * involve the fighters `mine`, and then the latest.
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
