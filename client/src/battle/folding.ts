import { worthOf } from '@riposte/shared/bots/worth';
import { isTold } from '@riposte/shared/engine/core/forecast';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { Offer } from './draft.ts';
import { forecastOf, offersOf } from './offers.ts';
import type { BattleSnapshot } from './snapshot.ts';

/** A possible answer and the number of its key. */
export interface Numbered {
  readonly offer: Offer;
  readonly number: number;
}

/**
 * Splits the possible answers to a prompt. Those that are worth no more than the default, judging by the
 * odds, are folded, except in prompts that ask when to act.
 */
export function foldedOf(
  snapshot: BattleSnapshot,
  prompt: WirePrompt,
): { readonly likely: readonly Numbered[]; readonly folded: readonly Numbered[] } {
  const all = offersOf(snapshot, prompt).map((offer, index) => ({ offer, number: index + 1 }));
  if (snapshot.ruleset.description.prompts[prompt.kind]?.isTiming) return { likely: all, folded: [] };
  const byDefault = all.find(({ offer }) => offer.option === prompt.fallback.option);
  const least = byDefault && worthIn(snapshot, byDefault.offer);
  const pays = ({ offer }: Numbered) => {
    const worth = offer === byDefault?.offer ? undefined : worthIn(snapshot, offer);
    return worth === undefined || least === undefined || worth > least;
  };
  return { likely: all.filter(pays), folded: all.filter((one) => !pays(one)) };
}

/**
 * Returns how much an answer is worth to its fighter's side in its best variant; undefined if the odds are
 * unknown.
 */
function worthIn(snapshot: BattleSnapshot, offer: Offer): number | undefined {
  const { ruleset, table } = snapshot;
  const side = table.fighters[offer.by]?.side;
  if (side === undefined) return undefined;
  const worths = offer.variants.slice(0, MOST_WAYS).flatMap((variant) => {
    const forecast = forecastOf(snapshot, offer, variant);
    const isKnown = forecast?.odds && isTold(forecast.odds);
    return isKnown ? [worthOf({ ruleset, view: table, side }, forecast)] : [];
  });
  return worths.length === 0 ? undefined : Math.max(...worths);
}

/** Maximum number of variants to evaluate. */
const MOST_WAYS = 12;
