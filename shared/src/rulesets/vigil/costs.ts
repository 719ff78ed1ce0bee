import type { Fault } from '../../engine/rejection.ts';
import { emit } from '../../engine/verbs.ts';
import { BOOSTS, type BoostId } from './content.ts';
import type { Cost } from './deed.ts';
import type { VigilFighter, VigilTable } from './table.ts';
import { TEXT } from './text/catalogue.ts';

/** A cost with that of boosts on top. */
export function withBoosts({ vigor = 0, focus = 0 }: Cost, boosts: readonly BoostId[]): Required<Cost> {
  const total = { vigor, focus };
  for (const boost of boosts) {
    const cost: Cost = BOOSTS[boost].cost;
    total.vigor += cost.vigor ?? 0;
    total.focus += cost.focus ?? 0;
  }
  return total;
}

/** Whether a fighter can pay that. */
export function canPay(table: VigilTable, fighter: VigilFighter, { vigor = 0, focus = 0 }: Cost): boolean {
  const missing = Math.max(0, vigor - fighter.vigor) + Math.max(0, focus - fighter.focus);
  return missing === 0 || (table.options.overexertion && fighter.hp - missing >= 1); // VIG-R6
}

/** What keeps a fighter from paying, vigor named first. */
export function shortage(table: VigilTable, fighter: VigilFighter, cost: Cost): Fault | undefined {
  if (canPay(table, fighter, cost)) return undefined;
  const { vigor = 0, focus = 0 } = cost;
  return vigor > fighter.vigor
    ? {
        code: 'not-enough-vigor',
        say: TEXT.refusals.lacksVigor(vigor, fighter.vigor),
        clause: 'VIG-49',
      }
    : {
        code: 'not-enough-focus',
        say: TEXT.refusals.lacksFocus(focus, fighter.focus),
        clause: 'VIG-49',
      };
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
  fighter.vigor -= price.vigor;
  fighter.focus -= price.focus;
  fighter.hp -= price.hp;
  if (price.vigor + price.focus + price.hp > 0) emit(table, { type: 'paid', by: fighter.id, ...price });
}
