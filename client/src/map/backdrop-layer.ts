import type { Backdrop, HexMap } from '@riposte/shared';
import { type Graphics, ImageSource, Matrix, Texture } from 'pixi.js';
import type { AddressOf } from '../battle/view-model.ts';
import { boardOf, HEX_WIDTH } from '../scenery/metrics.ts';
import { batched } from './batched.ts';
import { drawVeiledGround } from './veiled-ground.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture under the grid, clipped to the board. It is drawn only once, so that panning stays fast. */
export class BackdropLayer {
  readonly view = batched();
  readonly #onLoad: () => void;
  #address: string | undefined;
  #texture: Texture<ImageSource> | undefined;
  #drawn = '';

  /** `onLoad` is called when a requested picture has loaded. */
  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  /** Shows the background picture of a map. Returns false until it has loaded. */
  show({ backdrop, radius }: HexMap, addressOf: AddressOf): boolean {
    this.#fetch(backdrop && addressOf(backdrop.picture));
    const texture = this.#texture;
    const drawn = texture ? JSON.stringify([this.#address?.slice(-40), backdrop, radius]) : '';
    if (drawn === this.#drawn) return texture !== undefined;
    this.#drawn = drawn;
    this.view.clear();
    if (backdrop && texture) this.#draw(backdrop, texture, radius);
    return texture !== undefined;
  }

  drawGround(map: HexMap): Graphics {
    return drawVeiledGround(map);
  }

  /** Releases the picture. The graphics are destroyed with the map. */
  destroy(): void {
    this.#address = undefined;
    this.#texture?.destroy(true);
  }

  #fetch(address: string | undefined): void {
    if (address === this.#address) return;
    this.#address = address;
    this.view.clear();
    this.#texture?.destroy(true);
    this.#texture = undefined;
    if (address === undefined) return;
    const image = new Image();
    image.src = address;
    image.decode().then(
      () => {
        if (address !== this.#address) return;
        const source = new ImageSource({ resource: image, autoGenerateMipmaps: true });
        this.#texture = new Texture({ source });
        this.#onLoad();
      },
      () => undefined, // if loading fails, the plain ground stays visible
    );
  }

  #draw({ x, y, width, turn = 0, opacity = 1 }: Backdrop, texture: Texture, radius: number): void {
    const [wide, high] = [texture.width, texture.height];
    const matrix = new Matrix()
      .translate(-wide / 2, -high / 2)
      .scale((width * HEX_WIDTH) / wide, (width * HEX_WIDTH) / wide)
      .rotate((turn * Math.PI) / 180)
      .translate(x * HEX_WIDTH, y * HEX_WIDTH);
    const corners = [[0, 0], [wide, 0], [wide, high], [0, high]] as const; // biome-ignore format: keeps the corners on one line
    const whole = corners.map(([left, top]) => matrix.apply({ x: left, y: top }));
    const seen = clipToBoard(whole, radius).flatMap((point) => [point.x, point.y]);
    if (seen.length < 6) return; // returns if the picture lies completely outside the board
    this.view.poly(seen).fill({ texture, matrix, textureSpace: 'global', alpha: opacity });
  }
}

/** Clips a convex shape to the board, one edge of the board at a time. */
function clipToBoard(shape: readonly Point[], radius: number): readonly Point[] {
  const board = boardOf(radius);
  return board.reduce(
    (rest, from, index) => cut(rest, from, board[(index + 1) % board.length] ?? from),
    shape,
  );
}

/** Returns the part of a shape to the right of a line. */
function cut(shape: readonly Point[], from: Point, to: Point): readonly Point[] {
  const within = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const [here, there] = [within(point), within(next)];
    const share = here / (here - there);
    const crossing = { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share };
    return [...(here >= 0 ? [point] : []), ...(here * there < 0 ? [crossing] : [])];
  });
}
