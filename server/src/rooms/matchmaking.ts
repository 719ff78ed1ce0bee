import { matchMaker } from '@colyseus/core';

export const ROOM_NAME = 'battle';

const opening = new Map<string, Promise<void>>();

/**
 * Makes sure that a battle's room is live in this process. Rooms of one id are opened one at a time. False: there are
 * too many rooms already.
 */
export async function ensureRoom(battle: string, mostRooms: number): Promise<boolean> {
  if (matchMaker.getLocalRoomById(battle)) return true;
  const running = opening.get(battle);
  if (!running && matchMaker.stats.local.roomCount + opening.size >= mostRooms) return false;
  await (running ?? openRoom(battle));
  return true;
}

async function openRoom(battle: string): Promise<void> {
  const made = matchMaker.createRoom(ROOM_NAME, { battle }).then(() => undefined);
  opening.set(battle, made);
  await made.finally(() => opening.delete(battle));
}

/** Rooms come from the API alone: clients may join them, neither make nor list them. */
export function closeMatchmaking(corsHeaders: (origin: string | null) => Record<string, string>): void {
  const { controller } = matchMaker;
  controller.exposedMethods = ['joinById', 'reconnect'];
  controller.DEFAULT_CORS_HEADERS = {} as typeof controller.DEFAULT_CORS_HEADERS;
  controller.getCorsHeaders = (headers) => corsHeaders(headers.get('origin'));
}
