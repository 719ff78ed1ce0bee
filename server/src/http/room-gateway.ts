import type { Status } from '@riposte/shared/protocol/messages';
import type { Opened } from '../rooms/matchmaking.ts';
import { Failure } from './failure.ts';
import type { Glance } from './listing.ts';

/** Where people who come are sent. */
export interface RoomGateway {
  /** Makes sure that a battle's room is live somewhere. */
  open(battle: string): Promise<Opened>;
  /** Sends everybody away from a battle that is no more. */
  clear(battle: string): Promise<void>;
  /** Has the room of a battle, which is live, call it something else. */
  rename(battle: string, title: string): Promise<void>;
  /** Has the room of a battle, which is live, take a seat away. */
  vacate(battle: string, seat: string): Promise<void>;
  /** What a table shows on the public list. */
  readonly glance: Glance;
  /** Where spectators look on, and how far the battle has come there; undefined: that is the battle's own room. */
  toWatch(battle: string): Promise<{ readonly room: string; readonly status: Status } | undefined>;
}

/** Has the room of a battle do something, wherever it is. Throws a `Failure` where that cannot be. */
export async function askRoom(gateway: RoomGateway, battle: string, ask: () => Promise<void>): Promise<void> {
  await openRoom(gateway, battle);
  await ask().catch(() => {
    throw new Failure(503, 'not-ready', WHY_NOT['not-ready']);
  });
}

/** Makes sure that a battle's room is live somewhere. Throws a `Failure` where that cannot be. */
export async function openRoom(gateway: RoomGateway, battle: string): Promise<void> {
  const opened = await gateway.open(battle);
  if (opened !== 'open') throw new Failure(503, opened, WHY_NOT[opened]);
}

const WHY_NOT: Readonly<Record<Exclude<Opened, 'open'>, string>> = {
  full: 'Too many battles are on at this server. Please try again later.',
  'not-ready': 'The table is being moved to another server. It will be back in a moment, as it was.',
};
