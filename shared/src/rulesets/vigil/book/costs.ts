import type { Fault } from '../../../engine/presentation/rejection.ts';
import * as kit from '../../../kit/resources.ts';
import type { AbilityId, AbilityRow, BoostId } from '../sheet/abilities.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { boostOf, numbersOf } from './abilities/numbers.ts';

/** What is paid for an action, vigor first. */
export type Cost = kit.Cost<'vigor' | 'focus'>;

/** Returns what using an ability costs. */
export function costOf(fighter: VigilFighter, id: AbilityId): Cost {
  const { vigor = 0, focus = 0 }: AbilityRow = numbersOf(fighter, id);
  return { vigor, focus };
}

/** A cost with that of boosts on top. */
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

/** Whether a fighter can pay that. */
export function canPay(table: VigilTable, fighter: VigilFighter, cost: Cost): boolean {
  const { hp } = priceFor(fighter, cost);
  return hp === 0 || (table.options.overexertion && fighter.hp - hp >= 1); // VIG-R6
}

/** What keeps a fighter from paying. */
export function shortage(table: VigilTable, fighter: VigilFighter, cost: Cost): Fault | undefined {
  if (canPay(table, fighter, cost)) return undefined;
  return kit.missing(fighter, cost, (purse, price, has) => ({
    say: TEXT.refusals.lacks(TEXT.table.resources[purse].label.toLowerCase(), price, has),
    clause: 'VIG-49',
  }));
}

/** What it takes to pay a cost: vigor and focus as far as there are any, the rest in hit points. */
export function priceFor(
  fighter: VigilFighter,
  { vigor = 0, focus = 0 }: Cost,
): Record<'vigor' | 'focus' | 'hp', number> {
  const paid = { vigor: Math.min(vigor, fighter.vigor), focus: Math.min(focus, fighter.focus) };
  return { ...paid, hp: vigor - paid.vigor + focus - paid.focus }; // VIG-R6
}

/** Pays what a check has found affordable. */
export function pay(table: VigilTable, fighter: VigilFighter, cost: Cost): void {
  const price = priceFor(fighter, cost);
  kit.pay(table, fighter.id, canPay(table, fighter, cost) ? price : { ...price, hp: 0 });
}
