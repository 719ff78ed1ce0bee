import type { HexMap } from '@riposte/shared';
import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import type { Box } from '../scenery/metrics.ts';
import { Painter } from '../scenery/painter.ts';
import { changedHexes } from './changed-hexes.ts';
import { boxAround, meets, tilesOf } from './tile-grid.ts';
import { stepFor, tilesToDrop } from './tile-memory.ts';

/** How far a changed hex affects the painting around it, in map pixels. */
const EFFECT = 120;
/** The maximum number of tiles that are requested at once. It is small, so that a newer map soon gets its turn. */
const MOST_PENDING = 2;

interface Tile {
  readonly box: Box;
  sprite: Sprite | null;
  /** The resolution of the picture in pixels per map pixel; 0 if there is none. */
  step: number;
  /** True if the picture shows an earlier map. It stays visible until its new picture arrives. */
  isOutdated: boolean;
  isPending: boolean;
  /** When the tile was last in view, as a counter. */
  seenAt: number;
}

/**
 * Shows the painted ground of a map in tiles. Tiles that come into view are painted, at a resolution that matches the
 * screen.
 */
export class TerrainTiles {
  readonly view = new Container();
  readonly #painter = new Painter();
  readonly #onPaint: () => void;
  #tiles: readonly Tile[] = [];
  #map: HexMap | null = null;
  #version = 0;
  #pending = 0;
  /** The resolution that matches the screen. */
  #step = 1;
  #views = 0;
  /** The part of the map that is in view. */
  #seen: Box = { x: 0, y: 0, width: 0, height: 0 };

  /** `onPaint` is called when a tile has been painted. */
  constructor(onPaint: () => void) {
    this.#onPaint = onPaint;
  }

  /** Shows a map. Tiles that look the same as before are not painted again. */
  show(map: HexMap): void {
    const before = this.#map;
    const changed = before && changedHexes(before, map);
    this.#map = map;
    if (changed?.length === 0) return;
    this.#version += 1;
    this.#painter.show(map);
    if (map.radius === before?.radius) this.#expire(changed?.map((at) => boxAround(at, EFFECT)));
    else this.#lay(map);
  }

  /**
   * Paints the tiles in this part of the map that are not up to date or not sharp enough. `density` is the number of
   * screen pixels per map pixel.
   */
  request(seen: Box, density: number): void {
    const inView = this.#tiles.filter(({ box }) => meets(box, seen));
    this.#views += 1;
    this.#seen = seen;
    for (const tile of inView) tile.seenAt = this.#views;
    this.#step = stepFor(density, inView.map(({ box }) => box)); // biome-ignore format: fits on one line
    this.#requestMore();
  }

  /** Returns whether all tiles in view show the current map. */
  get isPainted(): boolean {
    return !this.#tiles.some((tile) => this.#isWanted(tile));
  }

  destroy(): void {
    this.#painter.destroy();
    this.#version += 1;
    this.#clear();
  }

  /** Marks the tiles that overlap these boxes as outdated; without boxes, all tiles. */
  #expire(affected: readonly Box[] | undefined): void {
    for (const tile of this.#tiles)
      if (!affected || affected.some((one) => meets(one, tile.box))) tile.isOutdated = true;
  }

  #lay({ radius }: HexMap): void {
    this.#clear();
    this.#tiles = tilesOf(radius).map((box) => ({
      box,
      sprite: null,
      step: 0,
      isOutdated: false,
      isPending: false,
      seenAt: 0,
    }));
  }

  /** Requests tiles in view until enough are being painted, those in the middle first. */
  #requestMore(): void {
    const wanted = this.#tiles.filter((tile) => this.#isWanted(tile) && !tile.isPending);
    const farness = ({ box }: Tile) => Math.hypot(...differences(box, this.#seen));
    wanted.sort((one, other) => farness(one) - farness(other));
    for (const tile of wanted.slice(0, MOST_PENDING - this.#pending)) void this.#paint(tile, this.#step);
  }

  #isWanted({ seenAt, isOutdated, step }: Tile): boolean {
    return seenAt === this.#views && (isOutdated || step < this.#step);
  }

  async #paint(tile: Tile, step: number): Promise<void> {
    const version = this.#version;
    tile.isPending = true;
    this.#pending += 1;
    const picture = await this.#painter.paint(tile.box, step);
    tile.isPending = false;
    this.#pending -= 1;
    if (version === this.#version) this.#receive(tile, step, picture);
    else picture?.close();
    this.#requestMore();
  }

  /** Replaces the picture of a tile. A tile that cannot be painted is not requested again. */
  #receive(tile: Tile, step: number, picture: ImageBitmap | null): void {
    tile.isOutdated = false;
    tile.step = step;
    if (!picture) return;
    tile.sprite?.destroy({ texture: true, textureSource: true });
    const source = new ImageSource({ resource: picture, autoGenerateMipmaps: true });
    tile.sprite = new Sprite({ texture: new Texture({ source }), ...tile.box });
    this.view.addChild(tile.sprite);
    for (const dropped of tilesToDrop(this.#tiles, this.#views)) drop(dropped);
    this.#onPaint();
  }

  #clear(): void {
    for (const tile of this.#tiles) drop(tile);
    this.#tiles = [];
  }
}

/** Returns how far the middle of a box is from the middle of another, across and down. */
function differences(one: Box, other: Box): [number, number] {
  return [
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  ];
}

/** Removes the picture of a tile. The tile is painted again when it comes into view. */
function drop(tile: Tile): void {
  tile.sprite?.destroy({ texture: true, textureSource: true });
  tile.sprite = null;
  tile.step = 0;
}
