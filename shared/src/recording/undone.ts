import type { Battle } from '../engine/battle/battle.ts';
import type { Edition } from '../engine/history/edition.ts';
import { courseTo, isOn, isRewind, rewindsIn } from '../engine/history/rewind.ts';
import { filterEvent } from '../engine/visibility/event-audience.ts';
import { GM_EYES } from '../engine/visibility/viewer.ts';
import { begin, drawn, type Journaled, step } from './play-again.ts';
import type { UndoneStep } from './recording.ts';

/** An undone step, and the number of dice rolled for it. */
export interface RolledBack {
  readonly step: UndoneStep;
  readonly dice: number;
}

/**
 * Replays the undone inputs of a fight, branch by branch, and yields each step in the GM's view. Also yields null
 * after each input on the way to the start of a branch, so that callers can pause. Throws if the rules reject an
 * input of the journal.
 */
export function* recordUndone(edition: Edition, journaled: Journaled): Generator<RolledBack | null> {
  const { entries } = journaled;
  const rewinds = rewindsIn(entries);
  const counting = courseTo(rewinds, entries.at(-1)?.seq ?? 0);
  let battle: Battle | undefined;
  let at = 0;
  for (const { seq, input } of entries) {
    if (isOn(counting, seq)) continue;
    if (!battle || at !== seq - 1 || isRewind(input)) {
      const way = courseTo(rewinds, seq);
      battle = begin(edition, journaled);
      for (const one of entries) {
        if (one.seq >= seq || !isOn(way, one.seq)) continue;
        step(battle, one.input);
        yield null;
      }
    }
    const before = isRewind(input) ? 0 : drawn(battle.table);
    const events = step(battle, input).flatMap((told) => filterEvent(edition.ruleset, told, GM_EYES) ?? []);
    at = seq;
    yield { step: { undone: seq, events, input }, dice: drawn(battle.table) - before };
  }
}
