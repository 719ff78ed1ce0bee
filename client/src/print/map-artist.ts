import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { Board } from '../map/board.ts';
import type { MapPicture, PicturedParts } from '../map/map-picture.ts';
import type { Box } from '../scenery/metrics.ts';
import * as words from '../words/print.ts';
import type { PixelSize } from './sizes.ts';

/** The side of the squares that are painted at once, in pixels. It bounds the memory of the painter and of WebGL. */
const PART = 1024;

/** Paints any part of a map at any scale: the ground, and what lies on it. */
export class MapArtist {
  readonly #picture: MapPicture;
  readonly #scratch = document.createElement('canvas');

  private constructor(picture: MapPicture) {
    this.#picture = picture;
  }

  /** Prepares to paint the map of a snapshot. The caller destroys the artist. */
  static async open(board: Board, snapshot: BattleSnapshot, parts: PicturedParts): Promise<MapArtist> {
    return new MapArtist(await board.picture(snapshot, parts));
  }

  /**
   * Paints the part of the map that begins at a corner, in map pixels, onto a new canvas. Rejects when `signal` is
   * aborted, and if the browser cannot paint.
   */
  async paint(
    corner: Pick<Box, 'x' | 'y'>,
    size: PixelSize,
    signal: AbortSignal,
  ): Promise<HTMLCanvasElement> {
    const { width, height, scale } = size;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = penOf(canvas);
    for (let top = 0; top < height; top += PART)
      for (let left = 0; left < width; left += PART) {
        signal.throwIfAborted();
        const part = { width: Math.min(PART, width - left), height: Math.min(PART, height - top), scale };
        const from = { x: corner.x + left / scale, y: corner.y + top / scale };
        if (!this.#picture.hasBackdrop) pen.drawImage(await this.#paintGround(from, part), left, top);
        pen.drawImage(this.#drawRest(from, part), left, top);
      }
    return canvas;
  }

  destroy(): void {
    this.#picture.destroy();
  }

  async #paintGround(
    { x, y }: Pick<Box, 'x' | 'y'>,
    { width, height, scale }: PixelSize,
  ): Promise<ImageBitmap> {
    const ground = await this.#picture.paintGround(
      { x, y, width: width / scale, height: height / scale },
      scale,
    );
    if (!ground) throw new Error(words.notMade);
    return ground;
  }

  #drawRest(from: Pick<Box, 'x' | 'y'>, { width, height, scale }: PixelSize): HTMLCanvasElement {
    this.#scratch.width = width;
    this.#scratch.height = height;
    penOf(this.#scratch).putImageData(this.#picture.draw(from, scale, width, height), 0, 0);
    return this.#scratch;
  }
}

/** Returns the pen of a canvas. Throws with a sentence for the user if the canvas is too large for the browser. */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(words.notMade);
  return pen;
}

/** Returns the file of a painted canvas. `quality` from 0 to 1 applies to JPEG. */
export async function fileOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!file) throw new Error(words.notMade);
  return file;
}
