/** Returns the messages that a server sent over WebSockets, without parts that vary randomly. */
export function framesOf(bytes: Buffer): string[] {
  const frames: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const opcode = bytes.readUInt8(at) & 0x0f;
    const short = bytes.readUInt8(at + 1) & 0x7f;
    const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
    const length =
      short < 126
        ? short
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    const isMessage = opcode <= 2;
    if (isMessage) frames.push(withoutChance(bytes.subarray(start, start + length)));
    at = start + length;
  }
  return frames;
}

/**
 * How long a time keeps its last three bytes if it is written as an eight-byte number: about three days, in
 * milliseconds.
 */
const SAME_END = 2 ** 28;

/** A pattern for times within three days of now, in milliseconds, as eight-byte numbers in little-endian order. */
const NUMBER_OF_TODAY = new RegExp(
  [-SAME_END, 0, SAME_END].map((away) => `[\\s\\S]{5}${lastBytes(Date.now() + away)}`).join('|'),
  'g',
);

/** Returns a pattern for the last three bytes of a number that is written in little-endian order. */
function lastBytes(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return [...bytes.subarray(5)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}

/** Removes times of day, as text or as eight-byte numbers, and the random part of a seat's name. */
function withoutChance(message: Buffer): string {
  return message
    .toString('latin1')
    .replace(/\b1[0-9]{12}\b/g, 'TIME')
    .replace(NUMBER_OF_TODAY, 'TIME')
    .replace(/\bs[0-9a-f]{12}/g, 'SEAT');
}
