import { CanvasSource, Texture } from 'pixi.js';

const SIZE = 96;
/** The size of the square in which icons are defined. */
const SQUARE = 128;

/** Holds textures of icons and portraits, each drawn once. Icons are white, because the map tints them later. */
export class TextureCache {
  readonly #drawn = new Map<string, Texture>();
  readonly #images = new Map<string, HTMLImageElement | null>();
  readonly #onLoad: () => void;

  /** `onLoad` is called when a requested picture has loaded. */
  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  /** Returns whether a picture has loaded. If not, starts loading it. */
  has(address: string): boolean {
    const known = this.#images.get(address);
    if (known === undefined) this.#fetch(address);
    return Boolean(known);
  }

  /** Returns the texture of a loaded picture, clipped to an outline. */
  cut(address: string, outline: readonly number[]): Texture {
    const key = `${outline.length} ${outline[0]} ${address}`;
    const image = this.#images.get(address);
    const known = this.#drawn.get(key);
    if (known || !image) return known ?? Texture.EMPTY;
    const reach = Math.max(...outline.map(Math.abs));
    const texture = textureOf(SIZE, (context) => {
      context.translate(SIZE / 2, SIZE / 2);
      context.scale(SIZE / 2 / reach, SIZE / 2 / reach);
      context.clip(new Path2D(`M${outline.join(' ')}Z`));
      drawOver(context, image, reach);
    });
    this.#drawn.set(key, texture);
    return texture;
  }

  #fetch(address: string): void {
    this.#images.set(address, null);
    const image = new Image();
    image.src = address;
    image.decode().then(
      () => {
        this.#images.set(address, image);
        this.#onLoad();
      },
      () => undefined, // if loading fails, the token shows its icon instead
    );
  }

  of(outline: string): Texture {
    return this.drawn(outline, SIZE, (context) => {
      context.scale(SIZE / SQUARE, SIZE / SQUARE);
      context.fillStyle = '#fff';
      context.fill(new Path2D(outline));
    });
  }

  /** Returns the texture with this key. If there is none, draws it: a square with a width of `size` pixels. */
  drawn(key: string, size: number, draw: (context: CanvasRenderingContext2D) => void): Texture {
    const known = this.#drawn.get(key);
    if (known) return known;
    const texture = textureOf(size, draw);
    this.#drawn.set(key, texture);
    return texture;
  }

  destroy(): void {
    for (const texture of this.#drawn.values()) texture.destroy(true);
    this.#drawn.clear();
  }
}

/** Draws the largest centered square of a picture into a canvas. */
function drawOver(context: CanvasRenderingContext2D, image: HTMLImageElement, reach: number): void {
  const { naturalWidth: wide, naturalHeight: high } = image;
  const side = Math.min(wide, high);
  context.drawImage(
    image,
    (wide - side) / 2,
    (high - side) / 2,
    side,
    side,
    -reach,
    -reach,
    2 * reach,
    2 * reach,
  );
}

/** Returns a square texture with a width of `size` pixels, drawn by `draw`. */
export function textureOf(size: number, draw: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true }) });
}
