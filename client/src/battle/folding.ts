import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { Offer } from './draft.ts';
import { isWorse, type Merits, meritsOf } from './merits.ts';
import { forecastOf, offersOf } from './offers.ts';
import type { BattleSnapshot } from './snapshot.ts';

/** A possible answer and the number of its key. */
export interface Numbered {
  readonly offer: Offer;
  readonly number: number;
}

/** Maximum number of variants to evaluate. */
const MOST_VARIANTS = 12;

/**
 * Splits the possible answers to a prompt. Those whose odds are worse than the default's and in no respect
 * better are folded, except in prompts that ask when to act.
 */
export function foldedOf(
  snapshot: BattleSnapshot,
  prompt: WirePrompt,
): { readonly likely: readonly Numbered[]; readonly folded: readonly Numbered[] } {
  const all = offersOf(snapshot, prompt).map((offer, index) => ({ offer, number: index + 1 }));
  const standard = all.find(({ offer }) => offer.option === prompt.fallback.option)?.offer;
  const [merits] = standard ? meritsOfVariants(snapshot, standard) : [];
  const isTiming = snapshot.ruleset.description.prompts[prompt.kind]?.isTiming;
  if (isTiming || !merits) return { likely: all, folded: [] };
  const isFolded = ({ offer }: Numbered) =>
    offer !== standard && meritsOfVariants(snapshot, offer).every((one) => one && isWorse(one, merits));
  return { likely: all.filter((one) => !isFolded(one)), folded: all.filter(isFolded) };
}

/** Returns the merits of an answer's first variants; undefined for those without known odds. */
function meritsOfVariants(snapshot: BattleSnapshot, offer: Offer): (Merits | undefined)[] {
  return offer.variants.slice(0, MOST_VARIANTS).map((params) => {
    const forecast = forecastOf(snapshot, offer, params);
    return forecast && meritsOf(snapshot, String(offer.by), forecast);
  });
}
