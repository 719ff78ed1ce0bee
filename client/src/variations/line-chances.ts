import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Bounded } from '@riposte/shared/recording/chances';
import type { Variation } from '@riposte/shared/recording/variation';
import { percent } from '../battle/words.ts';
import * as words from '../words/variations.ts';

/** Returns the win probability of the person's side at each moment of a variation; undefined if it is not known. */
export function ownChances({ chances, side, inputs }: Variation): readonly Bounded[] | undefined {
  const own = chances?.sides.indexOf(side) ?? -1;
  const found = (chances?.moments ?? []).map((moment) => moment[own]).filter((one) => one !== undefined);
  return found.length === inputs.length + 1 ? found : undefined;
}

/** Returns the win probability at the end of a variation as text; an empty text if it is not known. */
export function endingOf(variation: Variation): string {
  const last = ownChances(variation)?.at(-1);
  return last
    ? words.endsAt(sideLabel(variation.side), percent(last[0]), percent(last[1]), percent(last[2]))
    : '';
}
