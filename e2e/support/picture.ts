import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';

export type Color = readonly [red: number, green: number, blue: number];

/** Returns a picture of a single color, as a PNG. */
export function plainPicture([red, green, blue]: Color, width: number, height: number): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * width, Buffer.from([red, green, blue]))]);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns the share of pixels with about this color, from 0 to 1. */
export async function shareOf(place: Locator, color: Color): Promise<number> {
  const shot = (await place.screenshot()).toString('base64');
  return await place.evaluate(
    async (_, { shot, color }) => {
      const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const off = color.map((part, index) => Math.abs(part - (data[at + index] ?? 0)));
        if (Math.max(...off) < 60) count++;
      }
      return count / (data.length / 4);
    },
    { shot, color },
  );
}

/** Returns the share of pixels that clearly differ between two pictures of the same size, from 0 to 1. */
export async function shareThatDiffers(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return await page.evaluate(
    async (files) => {
      const pictures = await Promise.all(
        files.map(async (file) => {
          const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
          const { width, height, context } = await drawn(new Blob([bytes]));
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        }),
      );
      const [before = new Uint8ClampedArray(), after = new Uint8ClampedArray()] = pictures;
      let count = 0;
      for (let at = 0; at < before.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0)) > 40))
          count++;
      return count / (before.length / 4);

      async function drawn(picture: Blob) {
        const image = await createImageBitmap(picture);
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return { width: image.width, height: image.height, context };
      }
    },
    [one, other].map((file) => file.toString('base64')),
  );
}
