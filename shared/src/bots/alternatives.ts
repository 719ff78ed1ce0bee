import type { Choice } from '../engine/core/script.ts';
import type { Chosen, Situation } from './policy.ts';
import { bestDecision } from './tactical.ts';

/** A decision with its value for the side that makes it. */
export interface Option extends Chosen {
  readonly worth: number;
}

/** Returns the best way to take each choice of a situation, separately for each target, and the fallback. */
export function alternativesIn(situation: Situation): Option[] {
  const { view, choices, fallback } = situation;
  const options = choices.flatMap(byTarget).flatMap((choice) => {
    const decision = bestDecision({ ...situation, view, choices: [choice], fallback: null });
    return decision ? [{ situation, decision, worth: decision.worth }] : [];
  });
  return fallback ? [...options, { situation, decision: fallback, worth: 0 }] : options;
}

/** Returns a choice once for each target, with only the variants that have this target. */
function byTarget(choice: Choice): Choice[] {
  const groups = Map.groupBy(choice.variants?.() ?? [], ({ target }) => target);
  if (groups.size < 2) return [choice];
  return [...groups.values()].map((variants) => ({ ...choice, variants: () => variants }));
}
