import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { putOnGround, takeUp } from '../../../kit/ground.ts';
import type { FlowTable } from '../table.ts';
import { type Hand, letGo, receive } from './wielding.ts';

/** Drops the item in a hand onto a hex. */
export function dropItem(table: FlowTable, id: Id, hand: Hand, at: Hex): void {
  const { item, charges } = letGo(fighterOf(table, id), hand);
  if (item !== null) putOnGround(table, { item, at, owner: id, charges });
}

/** Takes an item from the ground into a hand. */
export function pickUp(table: FlowTable, id: Id, item: string, at: Hex, hand: Hand): void {
  const thing = takeUp(table, id, item, at);
  if (thing) receive(fighterOf(table, id), item, hand, thing.charges);
}

/** Returns the items on the ground that a fighter was the last to hold, in the form `item@q,r`. */
export function droppedBy({ ground }: FlowTable, id: Id): string[] {
  return ground
    .filter(({ owner }) => owner === id)
    .map(({ item, at }) => `${item}@${at[0]},${at[1]}`)
    .sort();
}
