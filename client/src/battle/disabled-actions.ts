import { type Id, type Params, rejection } from '@riposte/shared';
import type { Offer } from './draft.ts';
import type { BattleSnapshot } from './snapshot.ts';

/** The reason why an action is not legal now, and the clause that says so. */
export interface Why {
  readonly message: string;
  readonly clause?: string;
}

/**
 * Returns the actions that are not legal now, each with the reason. If an action has several variants, the reason
 * is that of the first variant.
 */
export function disabledActionsOf(
  snapshot: BattleSnapshot,
  by: Id,
  offers: readonly Offer[],
): { readonly offer: Offer; readonly why: Why }[] {
  const { actions, description } = snapshot.ruleset;
  const isOffered = (option: string, thing: string | undefined) =>
    offers.some((offer) => offer.option === option && offer.thing === thing);
  return Object.entries(actions).flatMap(([option, action]) => {
    if (action.gm) return [];
    const hasThings = description.actions[option]?.each !== undefined;
    if (!hasThings && isOffered(option, undefined)) return []; // returns before the variants are listed, because listing them may take long
    return [...waysOf(snapshot, by, option)].flatMap(([thing, way]) => {
      if (isOffered(option, thing)) return [];
      const fault = action.check(snapshot.table, by, way);
      if (fault === undefined) return [];
      const { message, clause } = rejection(fault, description.rejections);
      const offer: Offer = {
        prompt: null,
        by,
        kind: 'turn',
        option,
        variants: [],
        params: {},
        ...(thing !== undefined && { thing }),
      };
      return [{ offer, why: { message, ...(clause !== undefined && { clause }) } }];
    });
  });
}

/**
 * Returns the first variant of an action. If a fighter can choose the item (such as a weapon) for the action,
 * returns the first variant for each item.
 */
function waysOf({ ruleset, table }: BattleSnapshot, by: Id, option: string): Map<string | undefined, Params> {
  const action = ruleset.actions[option];
  const { each = [] } = ruleset.description.actions[option] ?? {};
  const ways = new Map<string | undefined, Params>();
  for (const way of action?.variants ? action.variants(table, by) : [{}]) {
    const values: Params = way;
    const key = each.find((name) => values[name] !== undefined);
    const thing = key === undefined ? undefined : String(values[key]);
    if (!ways.has(thing)) ways.set(thing, values);
    if (each.length === 0) break;
  }
  return ways;
}
