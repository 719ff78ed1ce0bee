import type { Id } from '../engine/schema/ids.ts';
import type { Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';
import { distance, type Hex, isSame } from '../hex/axial.ts';

/** An item on a hex, and the last fighter that held it. */
export interface DroppedItem {
  readonly item: string;
  readonly at: Hex;
  readonly owner: Id;
}

type Ground<Thing extends DroppedItem> = Table & { ground: Thing[] };

/** Drops an item. */
export function putOnGround<Thing extends DroppedItem>(table: Ground<Thing>, thing: Thing): void {
  table.ground.push(thing);
  emit(table, { type: 'dropped', target: thing.owner, item: thing.item, at: thing.at });
}

/** Returns an item of that name on a hex. */
export function thingAt<Thing extends DroppedItem>(
  { ground }: Ground<Thing>,
  item: string,
  at: Hex,
): Thing | undefined {
  return ground.find((thing) => thing.item === item && isSame(thing.at, at));
}

/** Returns the items within `most` hexes. */
export function thingsNear<Thing extends DroppedItem>(
  { ground }: Ground<Thing>,
  at: Hex,
  most: number,
): Thing[] {
  return ground.filter((thing) => distance(thing.at, at) <= most);
}

/** Takes an item of that name from the ground for a fighter; undefined if there is none. */
export function takeUp<Thing extends DroppedItem>(
  table: Ground<Thing>,
  target: Id,
  item: string,
  at: Hex,
): Thing | undefined {
  const taken = thingAt(table, item, at);
  if (!taken) return undefined;
  table.ground = table.ground.filter((thing) => thing !== taken);
  emit(table, { type: 'picked-up', target, item, at });
  return taken;
}
