import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { fightersOf, findFighter, type Table } from '@riposte/shared/engine/state/table';
import { masksFor } from '@riposte/shared/engine/visibility/secrets';
import { view } from '@riposte/shared/engine/visibility/view';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';

/**
 * Returns whether any of the viewers learned something between the tables `before` and `now`. Such facts are die rolls,
 * fighters that came into view, and values that were masked before.
 */
export function hasLearned(ruleset: Ruleset, before: Table, now: Table, viewers: readonly Viewer[]): boolean {
  if (JSON.stringify(before.dice) !== JSON.stringify(now.dice)) return true;
  return viewers.some((viewer) =>
    fightersOf(view(ruleset, now, viewer)).some(({ id }) => {
      const [then, since] = [findFighter(before, id), findFighter(now, id)];
      if (!then || !since || (then.hidden && !since.hidden)) return true;
      const kept = Object.keys(masksFor(ruleset, before, then, viewer));
      const isKept = masksFor(ruleset, now, since, viewer);
      return kept.some((key) => !Object.hasOwn(isKept, key));
    }),
  );
}
