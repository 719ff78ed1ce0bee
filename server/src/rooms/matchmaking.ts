import { matchMaker } from '@colyseus/core';
import type { ListedFight } from '@riposte/shared/protocol/listing';

export const ROOM_NAME = 'battle';
/** Whoever is asked what a room shows has so long, in milliseconds. */
const GLANCE_MS = 1_000;

const opening = new Map<string, Promise<void>>();

/** What has become of the wish to have a battle's room open; `not-ready`: nobody can say yet where it may be. */
export type Opened = 'open' | 'full' | 'not-ready';

/** Makes sure that a battle's room is live in this process. Rooms of one id are opened one at a time. */
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

/** Sends everybody away from a battle's room, wherever it is. */
export async function clearRoom(battle: string): Promise<void> {
  await matchMaker.remoteRoomCall(battle, 'clear' as never).catch(() => undefined); // it may be open nowhere
}

/** Has a battle's room, wherever it is, call it something else. Rejects if it is nowhere. */
export async function renameRoom(battle: string, title: string): Promise<void> {
  await matchMaker.remoteRoomCall(battle, 'rename' as never, [title]);
}

/** Has a battle's room, wherever it is, take a seat away. Rejects if it is nowhere. */
export async function vacateSeat(battle: string, seat: string): Promise<void> {
  await matchMaker.remoteRoomCall(battle, 'vacate' as never, [seat]);
}

/** What a battle's room, wherever it is, shows on the public list. Rejects if it is nowhere, or does not answer soon. */
export async function glanceAt(battle: string): Promise<Omit<ListedFight, 'id'> | null> {
  const glance = await matchMaker.remoteRoomCall(battle, 'glance' as never, [], GLANCE_MS);
  return glance as Omit<ListedFight, 'id'> | null;
}

/** The battles at whose tables somebody is now, in any process that can be heard of. */
export async function liveBattles(): Promise<readonly string[]> {
  return (await matchMaker.query({ name: ROOM_NAME })).map(({ roomId }) => roomId);
}

/** Rooms come from the API alone: clients may join them, neither make nor list them. */
export function closeMatchmaking(corsHeaders: (origin: string | null) => Record<string, string>): void {
  const { controller } = matchMaker;
  controller.exposedMethods = ['joinById', 'reconnect'];
  controller.DEFAULT_CORS_HEADERS = {} as typeof controller.DEFAULT_CORS_HEADERS;
  controller.getCorsHeaders = (headers) => corsHeaders(headers.get('origin'));
}
