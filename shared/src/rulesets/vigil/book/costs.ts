import type { Fault } from '../../../engine/presentation/rejection.ts';
import * as kit from '../../../kit/resources.ts';
import type { AbilityId, AbilityRow, BoostId } from '../sheet/abilities.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { boostOf, numbersOf } from './abilities/numbers.ts';

/** The cost of an action in vigor and focus. */
export type Cost = kit.Cost<'vigor' | 'focus'>;

/** Returns the cost of using an ability. */
export function costOf(fighter: VigilFighter, id: AbilityId): Cost {
  const { vigor = 0, focus = 0 }: AbilityRow = numbersOf(fighter, id);
  return { vigor, focus };
}

/** Returns the sum of a cost and the costs of boosts. */
export function withBoosts(
  fighter: VigilFighter,
  { vigor = 0, focus = 0 }: Cost,
  boosts: readonly BoostId[],
): Required<Cost> {
  const total = { vigor, focus };
  for (const boost of boosts) {
    const own = boostOf(fighter, boost);
    total.vigor += own.vigor ?? 0;
    total.focus += own.focus ?? 0;
  }
  return total;
}

/** Returns whether a fighter can pay a cost. With the overexertion option, hit points can replace missing points. */
export function canPay(table: VigilTable, fighter: VigilFighter, cost: Cost): boolean {
  const { hp } = priceFor(fighter, cost);
  return hp === 0 || (table.options.overexertion && fighter.hp - hp >= 1); // VIG-R6
}

/** Returns the fault if a fighter cannot pay a cost. */
export function shortage(table: VigilTable, fighter: VigilFighter, cost: Cost): Fault | undefined {
  if (canPay(table, fighter, cost)) return undefined;
  return kit.missing(fighter, cost, (resource, price, has) => ({
    say: SAID.refusals.lacks(SAID.amounts[resource](price), has),
    clause: 'VIG-49',
  }));
}

/** Splits a cost into the vigor and focus that the fighter has, and hit points for the missing points. */
export function priceFor(
  fighter: VigilFighter,
  { vigor = 0, focus = 0 }: Cost,
): Record<'vigor' | 'focus' | 'hp', number> {
  const paid = { vigor: Math.min(vigor, fighter.vigor), focus: Math.min(focus, fighter.focus) };
  return { ...paid, hp: vigor - paid.vigor + focus - paid.focus }; // VIG-R6
}

/** Pays a cost. If the GM lets a fighter act without enough points, takes no hit points instead. */
export function pay(table: VigilTable, fighter: VigilFighter, cost: Cost): void {
  const price = priceFor(fighter, cost);
  kit.pay(table, fighter.id, canPay(table, fighter, cost) ? price : { ...price, hp: 0 });
}
