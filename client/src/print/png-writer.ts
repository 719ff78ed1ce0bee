/** The signature of PNG files. */
const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
/** A row whose pixels are stored as the difference from the row above. It compresses painted pictures well. */
const DIFFERENCE_FROM_ABOVE = 2;
const BYTES_PER_PIXEL = 4;
const INCH = 0.0254;

/**
 * Writes a PNG file from strips of rows, so that a large picture needs little memory and no canvas of its size. The
 * file states its resolution, so that it prints at the right size.
 */
export class PngWriter {
  readonly #head: Uint8Array<ArrayBuffer>[];
  readonly #writer: WritableStreamDefaultWriter<BufferSource>;
  readonly #body: Promise<Uint8Array<ArrayBuffer>[]>;
  #above: Uint8ClampedArray;

  /** `resolution` is in dots per inch. */
  constructor(width: number, height: number, resolution: number) {
    const perMeter = Math.round(resolution / INCH);
    this.#head = [
      chunk('IHDR', [...number32(width), ...number32(height), 8, 6, 0, 0, 0]), // 8 bits for each of red, green, blue and opacity
      chunk('pHYs', [...number32(perMeter), ...number32(perMeter), 1]),
    ];
    const compression = new CompressionStream('deflate');
    this.#writer = compression.writable.getWriter();
    this.#body = compressedChunks(compression.readable);
    this.#above = new Uint8ClampedArray(width * BYTES_PER_PIXEL);
  }

  /** Adds the rows of a strip, from the top of the picture down. The strip has the width of the picture. */
  async add({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Promise<void> {
    const length = width * BYTES_PER_PIXEL;
    const rows = new Uint8Array(height * (length + 1));
    for (let row = 0; row < height; row++) {
      const current = data.subarray(row * length, (row + 1) * length);
      const to = row * (length + 1) + 1;
      rows[to - 1] = DIFFERENCE_FROM_ABOVE;
      for (let at = 0; at < length; at++) rows[to + at] = (current[at] ?? 0) - (this.#above[at] ?? 0);
      this.#above = current.slice();
    }
    await this.#writer.write(rows);
  }

  /** Returns the file. */
  async finish(): Promise<Blob> {
    await this.#writer.close();
    const parts = [SIGNATURE, ...this.#head, ...(await this.#body), chunk('IEND', [])];
    return new Blob(parts, { type: 'image/png' });
  }
}

/** Collects compressed data as chunks of the file. */
async function compressedChunks(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(chunk('IDAT', next.value));
  return chunks;
}

/** Returns a chunk of the file: its length, type, content and checksum. */
function chunk(type: string, content: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12);
  bytes.set(number32(content.length));
  bytes.set([...type].map((letter) => letter.charCodeAt(0)), 4); // biome-ignore format: fits on one line
  bytes.set(content, 8);
  bytes.set(number32(checksum(bytes.subarray(4, -4))), content.length + 8);
  return bytes;
}

function number32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** Returns the CRC-32 of bytes. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (CHECKSUMS[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
