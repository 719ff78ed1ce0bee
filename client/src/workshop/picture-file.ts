import { nameOfPicture } from '@riposte/shared/scenario/picture-files';
import * as words from '../words/workshop.ts';

/** The limits of a picture: pixels of its longer side, and bytes of its file. */
interface Bounds {
  readonly side: number;
  readonly bytes: number;
  /** True if the picture is cropped to a square. */
  readonly isSquare: boolean;
}

/** A picture that fits the limits, as a data URI. `name` identifies its content. */
export interface MadePicture {
  readonly name: string;
  readonly data: string;
  readonly width: number;
  readonly height: number;
}

/** The compression qualities to try, best first. They apply to WebP, or to JPEG in browsers that cannot write WebP. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;

/**
 * Reads a picture and redraws it within the limits, which also removes all metadata. Throws an `Error` with a
 * sentence for the user if that fails.
 */
export async function readPicture(file: Blob, bounds: Bounds): Promise<MadePicture> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error(words.noPictureFromFile);
  });
  try {
    for (let { side } = bounds; side >= 32; side = Math.round(side / 1.5)) {
      const canvas = drawn(image, side, bounds.isSquare);
      for (const quality of QUALITIES) {
        const blob = await written(canvas, quality);
        if (blob.size > bounds.bytes) continue;
        const bytes = new Uint8Array(await blob.arrayBuffer());
        const { width, height } = canvas;
        return { name: nameOfPicture(bytes), data: await dataUri(blob), width, height };
      }
    }
  } finally {
    image.close();
  }
  throw new Error(words.pictureTooLarge(Math.round(bounds.bytes / 1024)));
}

function drawn(image: ImageBitmap, most: number, isSquare: boolean): HTMLCanvasElement {
  const [wide, high] = isSquare
    ? [Math.min(image.width, image.height), Math.min(image.width, image.height)]
    : [image.width, image.height];
  const scale = Math.min(1, most / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(words.picturesNotDrawn);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - wide) / 2, (image.height - high) / 2];
  context.drawImage(image, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function written(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const asked = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
  if (asked?.type === 'image/webp') return asked;
  const plain = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!plain) throw new Error(words.picturesNotWritten);
  return plain;
}

function dataUri(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((done, fail) => {
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error(words.pictureNotRead));
    reader.readAsDataURL(blob);
  });
}
