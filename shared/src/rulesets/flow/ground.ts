import { fighterOf, type Id } from '../../engine/table.ts';
import { emit } from '../../engine/verbs.ts';
import { type Hex, isSame } from '../../hex/axial.ts';
import type { FlowTable, GroundItem } from './flow-table.ts';
import { type Hand, letGo, receive } from './wielding.ts';

/** What is in that hand falls onto a hex. */
export function dropItem(table: FlowTable, id: Id, hand: Hand, at: Hex): void {
  const { item, charges } = letGo(fighterOf(table, id), hand);
  if (item === null) return;
  table.ground.push({ item, at, owner: id, charges });
  emit(table, { type: 'dropped', target: id, item, at });
}

/** A thing of that name that lies there. */
export function itemAt(table: FlowTable, item: string, at: Hex): GroundItem | undefined {
  return table.ground.find((one) => one.item === item && isSame(one.at, at));
}

/** Takes a thing from the ground into a hand. */
export function pickUp(table: FlowTable, id: Id, item: string, at: Hex, hand: Hand): void {
  const thing = itemAt(table, item, at);
  if (!thing) return;
  table.ground = table.ground.filter((one) => one !== thing);
  receive(fighterOf(table, id), item, hand, thing.charges);
  emit(table, { type: 'picked-up', target: id, item, at });
}

/** The things that a fighter was the last to hold, as the table view shows them. */
export function droppedBy(table: FlowTable, id: Id): string[] {
  return table.ground
    .filter(({ owner }) => owner === id)
    .map(({ item, at }) => `${item}@${at[0]},${at[1]}`)
    .sort();
}
