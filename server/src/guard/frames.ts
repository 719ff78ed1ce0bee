import { Protocol } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import { isPlainPack } from './message-pack.ts';

const CODE = 0x1f;
const NOTHING = 0xc0;
/** A frame that says nothing but its code. */
const SIGNS: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]);

/**
 * What a frame says, with nothing in place of a value that must not be decoded: more can be made of it than stands there,
 * and the framework decodes before it asks us. Null: no client says such a thing.
 */
export function withoutTraps(frame: Buffer): Buffer | null {
  const code = (frame[0] ?? 0) & CODE;
  if (SIGNS.has(code)) return frame;
  if (code !== Protocol.ROOM_DATA && code !== Protocol.ROOM_REQUEST) return null;
  const start = valueStart(frame, code === Protocol.ROOM_REQUEST);
  if (start === undefined) return null;
  if (start === frame.length || isPlainPack(frame.subarray(start))) return frame;
  return Buffer.concat([frame.subarray(0, start), Buffer.of(NOTHING)]);
}

/** Where the value of a message begins, after the number of the request and the name of the message. */
function valueStart(frame: Buffer, isRequest: boolean): number | undefined {
  const at = { offset: 1 };
  if (isRequest) decode.number(frame, at);
  const head = at.offset + 1;
  const start = head + ((frame[at.offset] ?? 0) - 0xa0);
  const isName = start > head && start < head + 0x20 && start <= frame.length;
  return isName && frame.subarray(head, start).every((byte) => byte < 0x80) ? start : undefined;
}
