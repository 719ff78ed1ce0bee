import type { Fault } from '../../../engine/rejection.ts';
import { fighterOf, type Id } from '../../../engine/table.ts';
import * as kit from '../../../kit/purses.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';

export type Purse = 'ap' | 'rp' | 'fp' | 'mana' | 'charges';
export type Cost = kit.Cost<Purse>;

/** What costs something. */
export type Deed = keyof typeof TEXT.deeds;

/** What is missing to pay this; `deed` is what is to be paid for. */
export function missing(fighter: FlowFighter, cost: Cost, deed: Deed): Fault | undefined {
  return kit.missing(fighter, cost, (purse, price, has) => ({
    say: TEXT.refusals.costs(TEXT.deeds[deed], price, TEXT.table.purses[purse], has),
    clause: purse === 'fp' ? 'FLOW-24' : 'FLOW-10', // FLOW-10, FLOW-24
  }));
}

/** Adds to a purse; FP only up to the ceiling. */
export function gain(table: FlowTable, id: Id, purse: Purse, amount: number, clause: string): void {
  const most = purse === 'fp' ? fighterOf(table, id).fpMax : Number.POSITIVE_INFINITY; // FLOW-R12
  kit.gain(table, id, purse, amount, { clause, most }); // FLOW-9, FLOW-15: nothing else limits a purse
}

/** The FP of a successful reaction, the first time in a round. */
export function rewardReaction(table: FlowTable, id: Id): void {
  const fighter = fighterOf(table, id);
  if (fighter.reactionFp) return; // FLOW-21
  fighter.reactionFp = true;
  gain(table, id, 'fp', 1, 'FLOW-21');
}
