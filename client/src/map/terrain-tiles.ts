import type { HexMap } from '@riposte/shared';
import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import { type Box, boardOf } from '../scenery/metrics.ts';
import type { NewMap, PaintedTile, TileRequest } from '../scenery/painter-messages.ts';
import { changedHexes } from './changed-hexes.ts';
import { boxAround, meets, resolutionOf, tilesOf } from './tile-grid.ts';

/** How far a changed hex affects the painting around it, in map pixels. */
const EFFECT = 120;
/** The maximum number of tiles that are requested at once. */
const MOST_PENDING = 2;

/** Shows the painted ground of a map in tiles. A worker paints the tiles that come into view. */
export class TerrainTiles {
  readonly view = new Container();
  readonly #worker = new Worker(new URL('../scenery/painter-worker.ts', import.meta.url), { type: 'module' });
  readonly #onPaint: () => void;
  readonly #sprites = new Map<string, Sprite>();
  readonly #boxes = new Map<string, Box>();
  /** The keys of the tiles that need no request: those that show the current map, and those being painted. */
  readonly #current = new Set<string>();
  readonly #pending = new Set<string>();
  #map: HexMap | null = null;
  #version = 0;
  #seen: Box = { x: 0, y: 0, width: 0, height: 0 };

  /** `onPaint` is called when a tile has been painted. */
  constructor(onPaint: () => void) {
    this.#onPaint = onPaint;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<PaintedTile>) => this.#receive(data));
  }

  /** Shows a map. Tiles that look the same as before are not painted again. */
  show(map: HexMap): void {
    const before = this.#map;
    const changed = before && changedHexes(before, map);
    this.#map = map;
    if (changed?.length === 0) return;
    this.#version += 1;
    this.#worker.postMessage({ version: this.#version, map } satisfies NewMap);
    for (const key of this.#pending) this.#current.delete(key);
    this.#pending.clear();
    if (changed) this.#expire(changed.map((at) => boxAround(at, EFFECT)));
    else this.#lay(map, before);
  }

  /** Marks the tiles that overlap these boxes as outdated. They stay visible until their new picture arrives. */
  #expire(affected: readonly Box[]): void {
    for (const [key, box] of this.#boxes)
      if (affected.some((one) => meets(one, box))) this.#current.delete(key);
  }

  /** Paints the tiles in this part of the map that are not up to date. */
  request(seen: Box): void {
    this.#seen = seen;
    this.#requestMore();
  }

  /** Requests tiles until enough are being painted. So few are requested ahead that a newer map soon gets its turn. */
  #requestMore(): void {
    if (!this.#map) return;
    const scale = resolutionOf(this.#map);
    for (const [key, box] of this.#boxes) {
      if (this.#pending.size >= MOST_PENDING) return;
      if (this.#current.has(key) || !meets(box, this.#seen)) continue;
      this.#current.add(key);
      this.#pending.add(key);
      this.#worker.postMessage({ version: this.#version, key, box, scale } satisfies TileRequest);
    }
  }

  destroy(): void {
    this.#worker.terminate();
    this.#clear();
  }

  /** Divides a map into tiles. The tiles of a map with the same size stay visible until their new picture arrives. */
  #lay({ radius }: HexMap, before: HexMap | null): void {
    this.#current.clear();
    if (radius === before?.radius) return;
    this.#clear();
    for (const { key, box } of tilesOf(boardOf(radius))) this.#boxes.set(key, box);
  }

  #clear(): void {
    for (const sprite of this.#sprites.values()) sprite.destroy({ texture: true, textureSource: true });
    this.#sprites.clear();
    this.#boxes.clear();
  }

  #receive({ version, key, picture }: PaintedTile): void {
    const box = this.#boxes.get(key);
    if (version !== this.#version || !box) {
      picture.close();
      return;
    }
    this.#pending.delete(key);
    this.#sprites.get(key)?.destroy({ texture: true, textureSource: true });
    const texture = new Texture({
      source: new ImageSource({ resource: picture, autoGenerateMipmaps: true }),
    });
    const sprite = new Sprite({ texture, x: box.x, y: box.y, width: box.width, height: box.height });
    this.#sprites.set(key, sprite);
    this.view.addChild(sprite);
    this.#requestMore();
    this.#onPaint();
  }
}
