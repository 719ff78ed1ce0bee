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

/** Removes times of day, as text or as eight-byte numbers, and the random part of a seat's name. */
function withoutChance(message: Buffer): string {
  return message
    .toString('latin1')
    .replace(/\b1[0-9]{12}\b/g, 'TIME')
    .replace(/[\s\S]{6}[y-~]B/g, 'TIME')
    .replace(/\bs[0-9a-f]{12}/g, 'SEAT');
}
