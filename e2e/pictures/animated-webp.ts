import type { Page } from 'playwright-core';

/** A frame of a film: a PNG in Base64, and its duration in milliseconds. */
export interface Still {
  readonly png: string;
  readonly lasts: number;
}

declare global {
  interface Window {
    /** The pixels of the previous picture. */
    before?: Uint32Array;
  }
}

/** The changed rectangle of a picture, as a separate WebP in Base64. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly webp: string;
}

const NO_BLENDING = 2;
const ANIMATED = 2;
/** Length in bytes of the header of a WebP file. */
const HEAD = 12;
/** The names of chunks with pixels: lossy and lossless. */
const POINTS = ['VP8 ', 'VP8L'];

/**
 * Encodes pictures of one size as an animated WebP. Each frame holds only the changed rectangle. An empty
 * page does the encoding.
 */
export async function animate(page: Page, stills: readonly Still[]): Promise<Buffer> {
  const frames: { readonly part: Part; lasts: number }[] = [];
  for (const { png, lasts } of stills) {
    const part = await page.evaluate(whatIsNew, png);
    const last = frames.at(-1);
    if (part) frames.push({ part, lasts });
    else if (last) last.lasts += lasts;
  }
  const [first] = frames;
  if (!first) throw new Error('There is nothing to be shown.');
  const { width, height } = first.part;
  const head = Buffer.concat([
    chunk('VP8X', Buffer.concat([number(ANIMATED, 4), number(width - 1, 3), number(height - 1, 3)])),
    chunk('ANIM', Buffer.alloc(6)), // six zero bytes stand for a transparent background and an endless loop
  ]);
  const body = Buffer.concat([Buffer.from('WEBP'), head, ...frames.map(frameOf)]);
  return chunk('RIFF', body);
}

function frameOf({ part, lasts }: { readonly part: Part; readonly lasts: number }): Buffer {
  const { x, y, width, height, webp } = part;
  const place = [x / 2, y / 2, width - 1, height - 1, lasts].map((value) => number(value, 3));
  const picture = pointsOf(Buffer.from(webp, 'base64'));
  return chunk('ANMF', Buffer.concat([...place, number(NO_BLENDING, 1), picture]));
}

/**
 * Returns the chunk of a WebP file that holds its pixels. The header and the color profile must not be in a
 * frame.
 */
function pointsOf(file: Buffer): Buffer {
  let at = HEAD;
  while (at < file.length) {
    const [name, size] = [file.toString('latin1', at, at + 4), file.readUInt32LE(at + 4)];
    const end = at + 8 + size + (size % 2);
    if (POINTS.includes(name)) return file.subarray(at, end);
    at = end;
  }
  throw new Error('The browser has made a picture without a point.');
}

function chunk(name: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), number(data.length, 4), data, Buffer.alloc(data.length % 2)]);
}

function number(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(Math.round(value), 0, bytes);
  return written;
}

/** Runs in the page. Returns the changed rectangle of a picture; undefined if nothing changed. */
async function whatIsNew(png: string): Promise<Part | undefined> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { width, height } = picture;
  const drawn = (x: number, y: number, right: number, bottom: number) => {
    const context = new OffscreenCanvas(right - x, bottom - y).getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser cannot draw.');
    context.drawImage(picture, -x, -y);
    return context;
  };
  const now = new Uint32Array(drawn(0, 0, width, height).getImageData(0, 0, width, height).data.buffer);
  const { before } = window;
  window.before = now;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const [index, color] of now.entries()) {
    if (before?.[index] === color) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)]; // biome-ignore format: keeps the statement on one line
  }
  if (right === 0) return undefined;
  [left, top] = [left - (left % 2), top - (top % 2)]; // the format stores coordinates in units of two pixels
  const { canvas } = drawn(left, top, right, bottom);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { x: left, y: top, width: right - left, height: bottom - top, webp: btoa(text) };
}
