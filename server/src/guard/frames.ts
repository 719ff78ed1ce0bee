import { Protocol } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import { isPlainPack } from './message-pack.ts';

const CODE = 0x1f;
const NOTHING = 0xc0;
/** Codes of frames without content. */
const SIGNS: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]);

/**
 * Returns a frame that is safe to decode, or null if a real client never sends such a frame. Replaces a value
 * that would decode to far more than its bytes: the framework decodes it before the room can check it.
 */
export function safeFrame(frame: Buffer): Buffer | null {
  const code = (frame[0] ?? 0) & CODE;
  if (SIGNS.has(code)) return frame;
  if (code !== Protocol.ROOM_DATA && code !== Protocol.ROOM_REQUEST) return null;
  const start = valueStart(frame, code === Protocol.ROOM_REQUEST);
  if (start === undefined) return null;
  if (start === frame.length || isPlainPack(frame.subarray(start))) return frame;
  return Buffer.concat([frame.subarray(0, start), Buffer.of(NOTHING)]);
}

/**
 * Returns the start of a message's value, after the number of the request and the name of the message. Undefined if the
 * message has no valid name.
 */
function valueStart(frame: Buffer, isRequest: boolean): number | undefined {
  const at = { offset: 1 };
  if (isRequest) decode.number(frame, at);
  const head = at.offset + 1;
  const start = head + ((frame[at.offset] ?? 0) - 0xa0);
  const isName = start > head && start < head + 0x20 && start <= frame.length;
  return isName && frame.subarray(head, start).every((byte) => byte < 0x80) ? start : undefined;
}
