import type { Id } from '../engine/schema/ids.ts';
import type { Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';
import { distance, type Hex, isSame } from '../hex/axial.ts';

/** An item that lies on a hex, with the last fighter that held it. */
export interface DroppedItem {
  readonly item: string;
  readonly at: Hex;
  readonly owner: Id;
}

type Ground<Thing extends DroppedItem> = Table & { ground: Thing[] };

/** Puts an item on the ground and emits the event `dropped`. */
export function putOnGround<Thing extends DroppedItem>(table: Ground<Thing>, thing: Thing): void {
  table.ground.push(thing);
  emit(table, { type: 'dropped', target: thing.owner, item: thing.item, at: thing.at });
}

/** Returns an item with this name that lies on a hex; undefined if there is none. */
export function thingAt<Thing extends DroppedItem>(
  { ground }: Ground<Thing>,
  item: string,
  at: Hex,
): Thing | undefined {
  return ground.find((thing) => thing.item === item && isSame(thing.at, at));
}

/** Returns the items that lie within `most` hexes of a hex. */
export function thingsNear<Thing extends DroppedItem>(
  { ground }: Ground<Thing>,
  at: Hex,
  most: number,
): Thing[] {
  return ground.filter((thing) => distance(thing.at, at) <= most);
}

/** Picks up an item with this name for a fighter and returns it; undefined if there is none. */
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
