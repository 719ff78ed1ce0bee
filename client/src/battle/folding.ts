import type { Params } from '@riposte/shared';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { Offer } from './draft.ts';
import { isWorse, type Merits, meritsOf } from './merits.ts';
import { forecastOf, offersOf } from './offers.ts';
import type { BattleSnapshot } from './snapshot.ts';

/** A possible answer, and the number key that chooses it. */
export interface Numbered {
  readonly offer: Offer;
  readonly number: number;
}

/** Maximum number of variants to evaluate per answer, because computing odds takes time. */
const MOST_VARIANTS = 12;

/**
 * Splits the answers to a prompt into likely ones and folded ones. The card hides folded answers until the player
 * asks for them. An answer is folded if its odds are worse than the default's in some respect and better in none.
 * Prompts that ask when to act fold no answers.
 */
export function foldedOf(
  snapshot: BattleSnapshot,
  prompt: WirePrompt,
): { readonly likely: readonly Numbered[]; readonly folded: readonly Numbered[] } {
  const all = offersOf(snapshot, prompt).map((offer, index) => ({ offer, number: index + 1 }));
  if (snapshot.ruleset.description.prompts[prompt.kind]?.isTiming) return { likely: all, folded: [] };
  const byDefault = all.find(({ offer }) => offer.option === prompt.fallback.option);
  const merits = byDefault && meritsOfVariant(snapshot, byDefault.offer, byDefault.offer.variants[0] ?? {});
  if (!merits) return { likely: all, folded: [] };
  const folded = all.filter((one) => one !== byDefault && isAlwaysWorse(snapshot, one.offer, merits));
  return { likely: all.filter((one) => !folded.includes(one)), folded };
}

/**
 * Returns whether each of an answer's first `MOST_VARIANTS` variants is worse than `merits`. A variant whose odds are
 * unknown does not count as worse.
 */
function isAlwaysWorse(snapshot: BattleSnapshot, offer: Offer, merits: Merits): boolean {
  return offer.variants.slice(0, MOST_VARIANTS).every((params) => {
    const own = meritsOfVariant(snapshot, offer, params);
    return own !== undefined && isWorse(own, merits);
  });
}

/** Returns the merits of a variant of an answer; undefined if its odds are unknown. */
function meritsOfVariant(snapshot: BattleSnapshot, offer: Offer, params: Params): Merits | undefined {
  const forecast = forecastOf(snapshot, offer, params);
  return forecast && meritsOf(snapshot, offer.by, forecast);
}
