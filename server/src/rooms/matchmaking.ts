import { matchMaker } from '@colyseus/core';
import type { ListedFight } from '@riposte/shared/protocol/listing';

export const ROOM_NAME = 'battle';
/** The time within which a room must answer for the public list, in milliseconds. */
const LISTING_MS = 1_000;

const opening = new Map<string, Promise<void>>();

/**
 * The result of opening a battle's room. `not-ready` means that the room was neither found nor opened in time.
 * `no-rules` means that no process has its rules.
 */
export type Opened = 'open' | 'full' | 'not-ready' | 'no-rules';

/** Opens a battle's room in this process if it is not open yet. Concurrent calls open a room only once. */
export async function ensureRoom(battle: string, mostRooms: number): Promise<Opened> {
  if (matchMaker.getLocalRoomById(battle)) return 'open';
  const running = opening.get(battle);
  if (!running && matchMaker.stats.local.roomCount + opening.size >= mostRooms) return 'full';
  await (running ?? openRoom(battle));
  return 'open';
}

async function openRoom(battle: string): Promise<void> {
  const made = matchMaker.createRoom(ROOM_NAME, { battle }).then(() => undefined);
  opening.set(battle, made);
  await made.finally(() => opening.delete(battle));
}

/** Disconnects all clients of a battle's room in any process. */
export async function clearRoom(battle: string): Promise<void> {
  await matchMaker.remoteRoomCall(battle, 'clear' as never).catch(() => undefined); // ignores the failure if the room is not open
}

/** Renames a battle through its room in any process. Throws if the room is not open. */
export async function renameRoom(battle: string, title: string): Promise<void> {
  await matchMaker.remoteRoomCall(battle, 'rename' as never, [title]);
}

/** Removes a seat through the battle's room in any process. Throws if the room is not open. */
export async function vacateSeat(battle: string, seat: string): Promise<void> {
  await matchMaker.remoteRoomCall(battle, 'vacate' as never, [seat]);
}

/**
 * Removes a seat and its holder's name from the chat, through the battle's room in any process. Throws if the room is
 * not open.
 */
export async function disownSeat(battle: string, seat: string): Promise<void> {
  await matchMaker.remoteRoomCall(battle, 'disown' as never, [seat]);
}

/**
 * Returns the entry of a battle for the public list from its room in any process. Throws if the room is not
 * open or does not answer in time.
 */
export async function listingEntryAt(battle: string): Promise<Omit<ListedFight, 'id'> | null> {
  const entry = await matchMaker.remoteRoomCall(battle, 'glance' as never, [], LISTING_MS);
  return entry as Omit<ListedFight, 'id'> | null;
}

/** Returns the battles with an open room in any reachable process. */
export async function liveBattles(): Promise<readonly string[]> {
  return (await matchMaker.query({ name: ROOM_NAME })).map(({ roomId }) => roomId);
}

/** Restricts the framework's matchmaking: clients can join rooms, but neither create nor list them. */
export function closeMatchmaking(corsHeaders: (origin: string | null) => Record<string, string>): void {
  const { controller } = matchMaker;
  controller.exposedMethods = ['joinById', 'reconnect'];
  controller.DEFAULT_CORS_HEADERS = {} as typeof controller.DEFAULT_CORS_HEADERS;
  controller.getCorsHeaders = (headers) => corsHeaders(headers.get('origin'));
}
