import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { Status } from '@riposte/shared/protocol/messages';
import { Failure } from '../requests/failure.ts';
import type { Opened } from '../rooms/matchmaking.ts';
import { missingRules, moving, serverFull } from '../words/failures.ts';
import type { ListingLookup } from './listing.ts';

/** Opens and changes rooms in any process. */
export interface RoomGateway {
  /** True if other processes can open battles whose rules this process lacks. */
  readonly hasOthers: boolean;
  /** Opens a battle's room in some process unless it is already open. */
  open(battle: string): Promise<Opened>;
  /** Disconnects all clients of a deleted battle. */
  clear(battle: string): Promise<void>;
  /** Renames a battle through its open room. */
  rename(battle: string, title: string): Promise<void>;
  /** Removes a seat through the battle's open room. */
  vacate(battle: string, seat: string): Promise<void>;
  /** Removes a seat, and its holder's name from the chat, through the battle's open room. */
  disown(battle: string, seat: string): Promise<void>;
  /** Returns the entry of a battle in the public list. */
  readonly listingEntry: ListingLookup;
  /**
   * Returns the relay for a new spectator and the status that it shows. Returns undefined if spectators join
   * the battle's own room.
   */
  relayFor(battle: string): Promise<{ readonly room: string; readonly status: Status } | undefined>;
}

/** Opens the room of a battle and sends it a request. Throws a `Failure` if that is impossible. */
export async function askRoom(gateway: RoomGateway, battle: string, ask: () => Promise<void>): Promise<void> {
  await openRoom(gateway, battle);
  await ask().catch(() => {
    throw new Failure(moving);
  });
}

/**
 * Opens the room of a battle. Throws a `Failure` if that is impossible. With the battle’s `rules`, the failure names
 * them if no process has them.
 */
export async function openRoom(gateway: RoomGateway, battle: string, rules?: RulesName): Promise<void> {
  const opened = await gateway.open(battle);
  if (opened === 'no-rules' && rules) throw new Failure(missingRules(rules));
  if (opened !== 'open') throw new Failure(opened === 'full' ? serverFull : moving);
}
