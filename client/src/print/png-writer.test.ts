import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PngWriter } from './png-writer.ts';

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

/** Returns the chunks of a PNG file, and checks their checksums. */
async function chunksOf(file: Blob): Promise<Chunk[]> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push({ type: body.subarray(0, 4).toString('latin1'), content: body.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

/** Returns rows of pixels with different values. */
function strip(width: number, height: number, seed: number) {
  const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, index) => (index * seed) % 256);
  return { width, height, data } as ImageData;
}

it('writes the pixels of all strips, one below the other', async () => {
  const writer = new PngWriter(3, 5, 300);
  const strips = [strip(3, 2, 7), strip(3, 3, 13)];
  for (const one of strips) await writer.add(one);
  const chunks = await chunksOf(await writer.finish());
  const rows = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content)),
  );
  const pixels: number[] = [];
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 12; at++)
      pixels.push(
        (rows.readUInt8(row * 13 + 1 + at) + (row === 0 ? 0 : (pixels[(row - 1) * 12 + at] ?? 0))) % 256,
      );
  expect(pixels).toEqual(strips.flatMap(({ data }) => [...data]));
});

it('states the size and the resolution of the picture', async () => {
  const writer = new PngWriter(3, 1, 300);
  await writer.add(strip(3, 1, 7));
  const [head, resolution, ...rest] = await chunksOf(await writer.finish());
  expect([head?.content.readUInt32BE(0), head?.content.readUInt32BE(4)]).toEqual([3, 1]);
  expect(resolution?.type).toBe('pHYs');
  expect(resolution?.content.readUInt32BE(0)).toBe(11811);
  expect(rest.at(-1)?.type).toBe('IEND');
});
