import type { Fault } from '../../engine/rejection.ts';
import { fighterOf, type Id } from '../../engine/table.ts';
import { emit } from '../../engine/verbs.ts';
import type { FlowFighter } from './fighter.ts';
import type { FlowTable } from './flow-table.ts';
import { TEXT } from './text/catalogue.ts';

export type Purse = 'ap' | 'rp' | 'fp' | 'mana' | 'charges';
export type Cost = { readonly [purse in Purse]?: number };

/** What costs something. */
export type Deed = keyof typeof TEXT.deeds;

const PURSES = ['ap', 'fp', 'mana', 'charges'] as const;

/** What is missing to pay this, the first purse in the document's order; `deed` is what is to be paid for. */
export function missing(fighter: FlowFighter, cost: Cost, deed: Deed): Fault | undefined {
  for (const purse of PURSES) {
    const price = cost[purse] ?? 0;
    if (fighter[purse] < price) {
      const code = `not-enough-${purse}`; // FLOW-10, FLOW-24
      const say = TEXT.refusals.costs(TEXT.deeds[deed], price, TEXT.table.purses[purse], fighter[purse]);
      return { code, say, clause: purse === 'fp' ? 'FLOW-24' : 'FLOW-10' };
    }
  }
  return undefined;
}

/** Takes a cost that has been checked. It is not given back whatever comes of it. */
export function pay(table: FlowTable, by: Id, cost: Cost): void {
  const fighter = fighterOf(table, by); // FLOW-11
  for (const [purse, amount] of Object.entries(cost) as [Purse, number][]) {
    if (amount === 0) continue;
    fighter[purse] -= amount;
    emit(table, { type: 'paid', target: by, resource: purse, amount, now: fighter[purse] });
  }
}

/** Adds to a purse; FP only up to the ceiling. */
export function gain(table: FlowTable, id: Id, purse: Purse, amount: number, clause: string): void {
  const fighter = fighterOf(table, id);
  const before = fighter[purse];
  const most = purse === 'fp' ? Math.max(before, fighter.fpMax) : Number.POSITIVE_INFINITY; // FLOW-R12
  fighter[purse] = Math.min(most, before + amount); // FLOW-9, FLOW-15: nothing else limits a purse
  const gained = fighter[purse] - before;
  if (gained > 0) {
    emit(table, { type: 'gained', target: id, resource: purse, amount: gained, now: fighter[purse], clause });
  }
}

/** Takes from a purse what is there, at most `amount`. */
export function lose(table: FlowTable, id: Id, purse: Purse, amount: number, clause: string): void {
  const fighter = fighterOf(table, id);
  const lost = Math.min(amount, fighter[purse]);
  if (lost <= 0) return;
  fighter[purse] -= lost;
  emit(table, { type: 'lost', target: id, resource: purse, amount: lost, now: fighter[purse], clause });
}

/** The FP of a successful reaction, the first time in a round. */
export function rewardReaction(table: FlowTable, id: Id): void {
  const fighter = fighterOf(table, id);
  if (fighter.reactionFp) return; // FLOW-21
  fighter.reactionFp = true;
  gain(table, id, 'fp', 1, 'FLOW-21');
}
