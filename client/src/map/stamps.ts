import { CanvasSource, Texture } from 'pixi.js';

const SIZE = 96;
/** The square in which pictures are outlined. */
const SQUARE = 128;

/** Pictures as textures, white so that they can be tinted; each is drawn once. */
export class Stamps {
  readonly #drawn = new Map<string, Texture>();

  of(outline: string): Texture {
    const known = this.#drawn.get(outline);
    if (known) return known;
    const texture = textureOf(SIZE, (context) => {
      context.scale(SIZE / SQUARE, SIZE / SQUARE);
      context.fillStyle = '#fff';
      context.fill(new Path2D(outline));
    });
    this.#drawn.set(outline, texture);
    return texture;
  }

  destroy(): void {
    for (const texture of this.#drawn.values()) texture.destroy(true);
    this.#drawn.clear();
  }
}

/** What is drawn into a square of so many pixels. */
export function textureOf(size: number, draw: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true }) });
}
