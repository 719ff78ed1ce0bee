import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { letFall, takeUp } from '../../../kit/ground.ts';
import type { FlowTable } from '../table.ts';
import { type Hand, letGo, receive } from './wielding.ts';

/** What is in that hand falls onto a hex. */
export function dropItem(table: FlowTable, id: Id, hand: Hand, at: Hex): void {
  const { item, charges } = letGo(fighterOf(table, id), hand);
  if (item !== null) letFall(table, { item, at, owner: id, charges });
}

/** Takes a thing from the ground into a hand. */
export function pickUp(table: FlowTable, id: Id, item: string, at: Hex, hand: Hand): void {
  const thing = takeUp(table, id, item, at);
  if (thing) receive(fighterOf(table, id), item, hand, thing.charges);
}

/** The things that a fighter was the last to hold, as the table view shows them. */
export function droppedBy({ ground }: FlowTable, id: Id): string[] {
  return ground
    .filter(({ owner }) => owner === id)
    .map(({ item, at }) => `${item}@${at[0]},${at[1]}`)
    .sort();
}
