import { incompleteness } from '../../engine/battle/standing-orders.ts';
import { applyContent } from '../../engine/core/apply-content.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import type { Fault } from '../../engine/presentation/rejection.ts';
import { faultsInValue } from '../../engine/schema/faults.ts';
import { type Campaign, type CampaignHero, type HistoryEntry, MOST } from '../campaign.ts';
import { heroKind } from '../campaign-schema.ts';
import { type CarriedHero, type HeroRules, heroFault } from '../hero.ts';
import { rulesOf } from '../rules.ts';
import { SAID } from '../said.ts';

/** Returns why a hero's sheet, state or orders do not fit the rules; undefined if they fit. */
export function misfitOf(rules: HeroRules, hero: CarriedHero): Fault | undefined {
  const reason = misfitIn(rules, hero);
  return reason === undefined ? undefined : { code: 'hero-unfit', say: SAID.unfit(reason) };
}

/**
 * Returns the reason of a misfit, as `sheet.FIELD: ...`, `state.FIELD: ...` or `orders.INDEX: ...`; undefined if the
 * hero fits the rules.
 */
export function misfitIn(rules: HeroRules, { sheet, state, orders }: CarriedHero): string | undefined {
  const kind = heroKind(applyContent(rules.ruleset, rules.content));
  const [fault] = faultsInValue(kind, { sheet, state, ...(orders && { orders }) });
  if (fault) return `${fault.at.join('.')}: ${fault.takes}`;
  const [incomplete] = incompleteOrders(orders);
  return incomplete
    ? `orders.${incomplete.index}: ${incomplete.reason.replace(/\.$/, '')}`
    : heroFault(rules, { sheet, state })?.replace(/^hero\./, '');
}

/** Returns the orders that are incomplete, by their indexes, each with a sentence that says why. */
export function incompleteOrders(
  orders: CarriedHero['orders'] = [],
): readonly { readonly index: number; readonly reason: string }[] {
  return orders.flatMap((order, index) => {
    const reason = incompleteness(order as Parameters<typeof incompleteness>[0]);
    return reason ? [{ index, reason: reason.text }] : [];
  });
}

/** Returns a campaign whose rules have changed, or the fault if a hero does not fit them anymore. */
export function ifHeroesFit(ruleset: Ruleset, campaign: Campaign): Campaign | Fault {
  const rules = rulesOf(ruleset, campaign);
  for (const hero of campaign.heroes) {
    const fault = misfitOf(rules, hero);
    if (fault) return fault;
  }
  return campaign;
}

/** Returns a hero with one more entry in its history. Drops the oldest entry if there are too many. */
export function withHistory(hero: CampaignHero, entry: HistoryEntry): CampaignHero {
  return { ...hero, history: [...hero.history, entry].slice(-MOST.history) };
}
